package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The misère forms of positions against searches of the rules. */
class MiserePropertiesTest {
  private final Searched search = new Searched();
  private final Worksheet sheet = new Worksheet(search.desk());

  private String eval(String expression) {
    return sheet.evaluate(expression, Searches.of(Control::unlimited, () -> {})).toString();
  }

  private String searched(String sum) {
    return search.outcome(search.question("sum", true, sum));
  }

  /** Beside positions of another game as well. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kayles(\"1\")",
        "kayles(\"5\")",
        "kayles(\"4 3\")",
        "dawson_kayles(\"9\")",
        "octal(\"0.75: 7\")",
        "octal(\"4.7: 5\")",
        "nim(\"1 2\")",
        "cram(\"2x3\")",
        "node_kayles(\"1-2 2-3 3-4\")",
        "grundy(\"6\")"
      })
  void areWonAndLostAsThePositions(String position) {
    String form = position + ".MisereCanonicalForm";
    assertThat(eval(form + ".MisereOutcomeClass")).isEqualTo(searched(position));
    for (String other :
        List.of("kayles(\"2\")", "kayles(\"3\")", "kayles(\"5\")", "nim(\"3\")", "nim(\"2 2\")")) {
      assertThat(eval("(" + form + " + " + other + ".MisereCanonicalForm).MisereOutcomeClass"))
          .as(position + " + " + other)
          .isEqualTo(searched(position + " + " + other));
    }
  }

  @Test
  void partsAreAdded() {
    assertThat(
            eval(
                "kayles(\"4 3\").MisereCanonicalForm =="
                    + " kayles(\"4\").MisereCanonicalForm + kayles(\"3\").MisereCanonicalForm"))
        .isEqualTo("true");
  }

  /** Two heaps of 2 are 0 in normal play and not in misère play. */
  @Test
  void positionsBesideMisereGamesAreTheirMisereForms() {
    assertThat(eval("(nim(\"2 2\") + *.MisereCanonicalForm).MisereOutcomeClass")).isEqualTo("N");
    assertThat(eval("*2# + nim(\"2 2\") == *2# + nim(\"2 2\").MisereCanonicalForm"))
        .isEqualTo("true");
    assertThat(eval("kayles(\"5\") == *[[3 2] 3 2 1]")).isEqualTo("true");
  }

  @Test
  void fivePinsAreTheFirstWildHeapOfKayles() {
    assertThat(
            IntStream.rangeClosed(1, 5)
                .mapToObj(n -> eval("kayles(\"" + n + "\").IsTame"))
                .toList())
        .containsExactly("true", "true", "true", "true", "false");
    assertThat(eval("kayles(\"5\").Genus")).isEqualTo("4^146");
    assertThat(eval("kayles(\"5\").MisereMate")).isEqualTo("*[[3 2] 3 2 0]");
  }

  @Test
  void whatIsNamedIsSavedAsItIs() {
    eval("a := nim(\"2\").MisereCanonicalForm");
    eval("b := kayles(\"5\").MisereCanonicalForm");
    assertThat(sheet.assignments())
        .containsExactly("a := (*2).MisereCanonicalForm", "b := *[[3 2] 3 2 1]");
  }
}
