package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** {@code farstar eval} within a budget. */
class EvalBudgetTest {
  private static final String LARGE = "domineering(\"6x6\").Mean";

  /** A sum that takes minutes, and more memory than there is. */
  private static final String HOT =
      "{100|-100||-1000} + {201|-4||-2000} + {302|-9||-3000} + {403|-16||-4000}"
          + " + {504|-25||-5000} + {605|-36||-6000} + {706|-49||-7000} + {807|-64||-8000}"
          + " + {908|-81||-9000} + {1009|-100||-10000} + {1110|-121||-11000}";

  @Test
  void aBudgetEndsTheSearchForAPosition() {
    Run run = Run.farstar("eval", LARGE, "--positions", "1k");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    // How good the bounds are depends on the machine.
    assertThat(run.out().replace('\n', ' '))
        .matches(
            "not known: the number of positions is used up after 1,000 positions;( the value of the"
                + " position is .*[0-9];)? the outcome class of the position is N or P or L or R ");
    assertThat(Run.farstar("eval", LARGE, "--time", "100ms").out())
        .startsWith("not known: the time is used up after ");
    assertThat(Run.farstar("eval", LARGE, "--memory", "1k").code())
        .isEqualTo(ExitCode.BUDGET_ENDED);
  }

  @Test
  void inJsonTooItIsSaidWhatIsKnown() {
    Run run = Run.farstar("eval", LARGE, "--positions", "1k", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.json().get("value").isNull()).isTrue();
    assertThat(run.json().get("stopped").asText()).isEqualTo("positions");
    assertThat(run.json().get("possible")).hasSize(4);
  }

  @Test
  void oneBudgetIsForTheWholeExpression() {
    String one = "clobber(\"xox|oxo\").Mean";
    String other = "nogo(\"2x2\").Mean";
    for (String alone : new String[] {one, other}) {
      assertThat(Run.farstar("eval", alone, "--positions", "20").code())
          .isEqualTo(ExitCode.ANSWERED);
    }
    assertThat(Run.farstar("eval", one + " + " + other, "--positions", "20").code())
        .isEqualTo(ExitCode.BUDGET_ENDED);
  }

  @Test
  void timeAndMemoryEndComputationsWithoutPositions() {
    for (String budget : new String[] {"--time=200ms", "--memory=2m"}) {
      String word = budget.contains("time") ? "time" : "memory";
      Run run = Run.farstar("eval", HOT, budget);
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
      assertThat(run.out()).isEqualTo("not known: the " + word + " is used up\n");
      Run json = Run.farstar("eval", HOT, budget, "--json");
      assertThat(json.code()).isEqualTo(ExitCode.BUDGET_ENDED);
      assertThat(json.json().get("value").isNull()).isTrue();
      assertThat(json.json().get("possible").isNull()).isTrue();
      assertThat(json.json().get("stopped").asText()).isEqualTo(word);
    }
  }

  @Test
  void theTermsOfASumAreReadWithinTheBudgetOfTheCommand() {
    String term = "(" + HOT + ").CanonicalForm";
    Run run = Run.farstar("outcome", "sum", term, "--time", "200ms");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err()).isEqualTo("farstar outcome: the time is used up; nothing is known\n");
  }

  /** 29,199 positions beside the values: more than there is room for, so some are found again. */
  @Test
  void aSearchForValuesGoesOnWhereItsMemoryIsUsedUp() {
    String[] value = {"value", "clobber", "xoxox|oxoxo|xoxox", "--by", "search", "--memory", "5m"};
    Run run = Run.farstar(value);
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
    Run large = Run.farstar(Arrays.copyOf(value, 5));
    assertThat(run.out().lines().limit(2).toList())
        .isEqualTo(large.out().lines().limit(2).toList());
  }
}
