package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.notation.Positions;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long computations ask now and then whether to go on, and leave everything whole when not. */
class CancellationTest {
  /** A sum that takes minutes, and more memory than there is. */
  private static final String HOT =
      "g := {100|-100||-1000} + {201|-4||-2000} + {302|-9||-3000} + {403|-16||-4000}"
          + " + {504|-25||-5000} + {605|-36||-6000} + {706|-49||-7000} + {807|-64||-8000}"
          + " + {908|-81||-9000} + {1009|-100||-10000} + {1110|-121||-11000}; ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        HOT + "g",
        HOT + "g.Mean",
        "g := {3||2|0} + {5||4|*} + {7||6|^}; (g+g+g).Overheat({1|*}, {2||1|^*})",
        "g := {3||2|0} + {5||4|*} + {7||6|^}; (g+g+g).NortonMultiply({2|1/4||{^|v*}})",
        "g := {0||||0|||0,*2||0,v*3|-5} + {0,^2|*3||0|v,*5}; (30*g).AtomicWeight"
      })
  void longComputationsCanBeEnded(String text) {
    AtomicInteger asked = new AtomicInteger();
    Universe universe = new Universe();
    Runnable check =
        () -> {
          if (asked.incrementAndGet() == 200) {
            throw new CancellationException("enough");
          }
        };
    Expression expression = Expression.read(text);
    Environment environment = new Environment(Positions.NONE, () -> universe);
    assertThatThrownBy(
            () -> Cancellation.during(check, () -> expression.evaluate(environment).toString()))
        .hasMessage("enough");
    Expression other = Expression.read("{9|3} + {5||4|*} + {0|^2*} - {11|1/2}");
    Evaluated before = other.evaluate(environment);
    assertThat(before).isEqualTo(other.evaluate());
    assertThat(before.toString()).isEqualTo(other.evaluate().toString());
  }

  @Test
  void printingIsEndedToo() {
    Evaluated value =
        Expression.read(
                "{10|-10}+{9|-9}+{81|-81}+{7|-7}+{61|-61}+{5|-5}+{41|-41}+{3|-3}+{21|-21}+{1|-1}"
                    + "+{11|-11}+{12|-12}")
            .evaluate();
    AtomicInteger asked = new AtomicInteger();
    String text =
        Cancellation.during(
            () -> {
              asked.incrementAndGet();
            },
            value::toString);
    assertThat(text).startsWith("+-{");
    assertThat(asked.get()).isGreaterThan(10);
  }

  @Test
  void checksAreNestedAndEndWithTheWork() {
    AtomicInteger outer = new AtomicInteger();
    AtomicInteger inner = new AtomicInteger();
    Cancellation.during(
        outer::incrementAndGet,
        () -> {
          Cancellation.during(
              inner::incrementAndGet,
              () -> {
                Cancellation.check();
                return null;
              });
          Cancellation.check();
          return null;
        });
    Cancellation.check();
    assertThat(inner).hasValue(1);
    assertThat(outer).hasValue(1);
  }
}
