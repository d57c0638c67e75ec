package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;

/** {@code farstar quotient}; the guide has its output. */
class QuotientTest {
  private static Run run(String... words) {
    return Run.on(false, Map.of(), Catalogue.STANDARD, "", words);
  }

  @Test
  void objectHasWhatTheTextHas() {
    Run run = run("quotient", "0.75", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out())
        .contains("\"order\": 8", "\"bc = ab\"", "\"length\": 2", "\"limited\": false");
  }

  @Test
  void namedGameHasTheQuotientOfItsCode() {
    String named = run("quotient", "kayles", "--to", "12").out();
    assertThat(named).contains("elements    24", "heaps to 12, proved to there");
    assertThat(run("quotient", "0.77", "--to", "12").out())
        .isEqualTo(named.replace("of kayles", "of 0.77"));
  }

  @Test
  void endedBudgetSaysWhatIsKnown() {
    Run run = run("quotient", "kayles", "--positions", "5");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).contains("heaps to 5, proved to there");
    assertThat(run.err()).startsWith("farstar: ");
  }

  @Test
  void wrongInputIsRefusedInOneMessage() {
    for (String[] words :
        new String[][] {
          {"quotient"},
          {"quotient", "0.8"},
          {"quotient", "clobber"},
          {"quotient", "kaylse"},
          {"quotient", "0.75", "--to", "0"},
          {"quotient", "0.75", "--order", "1001"}
        }) {
      Run run = run(words);
      assertThat(run.code()).as(String.join(" ", words)).isEqualTo(ExitCode.WRONG_INPUT);
      assertThat(run.err()).startsWith("farstar quotient: ").doesNotContain("Exception");
      assertThat(run.out()).isEmpty();
    }
  }
}
