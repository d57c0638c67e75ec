package org.farstar.games.heap.cake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

class EatcakeTheoryTest extends TheoryContract<Cakes> {
  EatcakeTheoryTest() {
    super(CakeGame.eatcake());
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> cakes =
        IntStream.rangeClosed(1, 6)
            .boxed()
            .flatMap(m -> IntStream.rangeClosed(1, 6).mapToObj(n -> m + "x" + n));
    return Stream.concat(
        cakes, Stream.of("0", "2x9", "8x7", "7x4", "2x5 3x1", "3x3 + 4x4", "4x3 3x2", "2x4 4x2"));
  }

  private static Optional<Fact<Cakes>> fact(String cake) {
    return new EatcakeTheory().fact(Cakes.read(cake, 1000), Ask.ALL, Control.unlimited());
  }

  private static String value(String cake) {
    return fact(cake).flatMap(Fact::value).map(Object::toString).orElse("none");
  }

  /** Cakes that no search reaches. */
  @Test
  void largeCakesAreAnswered() {
    assertThat(value("999x777")).isEqualTo("*");
    assertThat(value("1000x1000")).isEqualTo("*");
    assertThat(value("1000x5")).isEqualTo("{^3|^*||*}");
    assertThat(value("5x998")).isEqualTo("{*||v*|v3}");
    assertThat(value("1000x21")).isEqualTo(value("2x21")).isNotEqualTo("none");
    assertThat(value("1000x23")).isEqualTo("none");
    assertThat(fact("1000x333").map(Fact::outcome)).contains(Outcome.L);
    assertThat(fact("333x1000").map(Fact::outcome)).contains(Outcome.R);
    assertThat(fact("1000x998").map(Fact::outcome)).contains(Outcome.N);
  }
}
