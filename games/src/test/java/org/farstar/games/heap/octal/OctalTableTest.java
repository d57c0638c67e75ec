package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Ask;
import org.farstar.games.heap.grundy.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OctalTableTest {
  /**
   * The periods and the heap after the last exception, from the entries of the OEIS: A002187,
   * A071435, A071452, A071453, A071434 and A071074; Kayles from the list A002186.
   */
  @ParameterizedTest
  @CsvSource({
    "0.77, 12, 71",
    "0.137, 34, 52",
    "0.07, 34, 53",
    "0.177, 20, 497",
    "0.11377, 32, 187",
    "0.117, 48, 47",
    "0.1377, 24, 141",
    "0.7777, 24, 142"
  })
  void findsThePeriodsInPrint(String code, int length, int from) {
    OctalTable table = new OctalTable(new OctalCode(code));
    table.value(5_000, Control.unlimited().meter());
    Period period = table.period().orElseThrow();
    assertThat(period.length()).isEqualTo(length);
    assertThat(period.from()).isEqualTo(from);
    assertThat(period.proved()).isTrue();
  }

  @Test
  void aPeriodShortOfTheBoundIsOnlySeen() {
    OctalTable table = new OctalTable(Octal.KAYLES);
    table.value(140, Control.unlimited().meter());
    assertThat(table.period().orElseThrow().sentence())
        .isEqualTo("period 12 from heap 71, seen so far: to heap 140, which proves nothing");
    table.value(100_000, Control.unlimited().meter());
    assertThat(table.period().orElseThrow().sentence())
        .startsWith("period 12 from heap 71, proved: checked to heap ");
  }

  @Test
  @Timeout(10)
  void aMillionHeapsOfKaylesTakeNoTime() {
    OctalTable table = new OctalTable(Octal.KAYLES);
    int sum = 0;
    for (int heap = 0; heap <= 1_000_000; heap++) {
      sum += table.value(heap, Control.unlimited().meter());
    }
    assertThat(sum).isPositive();
  }

  /** The recursion on single heaps against the search that knows only the moves. */
  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.07", "0.137", "4.137", "0.007", "0.1234567", "4.0", "0.6"})
  void agreesWithTheSearch(String code) {
    Octal rules = new Octal(new OctalCode(code), false);
    OctalTable table = new OctalTable(rules.code());
    ValueSearch<Heaps, ?> search = new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited());
    for (int heap = 0; heap <= 60; heap++) {
      assertThat(search.value(Heaps.of(heap)))
          .as("a heap of %d in %s", heap, code)
          .hasToString(nimber(table.value(heap, Control.unlimited().meter())));
    }
  }

  private static String nimber(int value) {
    return value == 0 ? "0" : value == 1 ? "*" : "*" + value;
  }

  @Test
  void theAnswerNamesTheTheoremOnlyWhereItWasUsed() {
    PositionText<Heaps> line = PositionText.read(new Octal(Octal.KAYLES, false), "0.77: 1000000 5");
    ValueAnswer answer =
        new OctalTheory()
            .value(line.ruleset(), line.position(), Ask.ALL, Control.unlimited())
            .orElseThrow();
    assertThat(answer.value()).hasToString("*5");
    assertThat(answer.reason())
        .last()
        .satisfies(step -> assertThat(step.cite()).isEqualTo(OctalTable.THEOREM));
    PositionText<Heaps> open = PositionText.read(new Octal(Octal.KAYLES, false), "0.007: 50");
    assertThat(
            new OctalTheory()
                .value(open.ruleset(), open.position(), Ask.ALL, Control.unlimited())
                .orElseThrow()
                .reason())
        .allSatisfy(step -> assertThat(step.cite()).isEmpty());
  }

  private static ValueAnswer ask(OctalTheory theory, String text, Control control) {
    PositionText<Heaps> line = PositionText.read(new Octal(Octal.KAYLES, false), text);
    return theory.value(line.ruleset(), line.position(), Ask.ALL, control).orElseThrow();
  }

  @Test
  void anAnswerDoesNotDependOnEarlierQuestionsButMayBeKnownFromThem() {
    OctalTheory theory = new OctalTheory();
    for (String text : List.of("0.007: 500", "0.77: 9 100", "0.007: 50 60", "0.007: 2000")) {
      ValueAnswer answer = ask(theory, text, Control.unlimited());
      ValueAnswer fresh = ask(new OctalTheory(), text, Control.unlimited());
      assertThat(answer.value()).hasToString(fresh.value().toString());
      assertThat(answer.reason()).isEqualTo(fresh.reason());
    }
    Control again = Control.unlimited();
    ask(theory, "0.007: 1999", again);
    assertThat(again.progress().positions()).isZero();
  }

  @Test
  void aQuestionThatWasStoppedCanBeAskedAgain() {
    OctalTheory theory = new OctalTheory();
    Control little = new Control(Budget.ofPositions(100), heard -> {}, 1);
    assertThatThrownBy(() -> ask(theory, "0.007: 2000", little)).isInstanceOf(SearchStopped.class);
    assertThat(ask(theory, "0.007: 2000", Control.unlimited()).value())
        .hasToString(ask(new OctalTheory(), "0.007: 2000", Control.unlimited()).value().toString());
  }
}
