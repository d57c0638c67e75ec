package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code farstar eval} within a budget. */
class EvalBudgetTest {
  private static final String LARGE = "domineering(\"6x6\").Mean";

  @Test
  void aBudgetEndsTheSearchForAPosition() {
    Run run = Run.farstar("eval", LARGE, "--positions", "1k");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out())
        .isEqualTo(
            "not known: the number of positions is used up after 1,000 positions; the outcome\n"
                + "class of the position is N or P or L or R\n");
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
    String small = "domineering(\"2x2\").Mean";
    assertThat(Run.farstar("eval", small, "--positions", "10").code()).isEqualTo(ExitCode.ANSWERED);
    String both = small + " + domineering(\"2x3\").Mean + domineering(\"3x3\").Mean";
    assertThat(Run.farstar("eval", both, "--positions", "10").code())
        .isEqualTo(ExitCode.BUDGET_ENDED);
  }
}
