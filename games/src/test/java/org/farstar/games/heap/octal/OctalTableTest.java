package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OctalTableTest {
  private static int value(OctalTable table, int heap) {
    return Control.unlimited().metered(meter -> table.value(heap, meter));
  }

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
    OctalTable table = new OctalTable(new Octal(new OctalCode(code)));
    value(table, 5_000);
    Period period = table.period().orElseThrow();
    assertThat(period.length()).isEqualTo(length);
    assertThat(period.from()).isEqualTo(from);
    assertThat(period.proved()).isTrue();
  }

  @Test
  void aPeriodShortOfTheBoundIsOnlySeen() {
    OctalTable table = new OctalTable(new Octal(Octal.KAYLES));
    value(table, 140);
    assertThat(table.period().orElseThrow().sentence())
        .isEqualTo("period 12 from heap 71, seen so far: to heap 140, which proves nothing");
    value(table, 100_000);
    assertThat(table.period().orElseThrow().sentence())
        .startsWith("period 12 from heap 71, proved: checked to heap ");
  }

  @Test
  @Timeout(10)
  void aMillionHeapsOfKaylesTakeNoTime() {
    OctalTable table = new OctalTable(new Octal(Octal.KAYLES));
    int sum =
        Control.unlimited()
            .metered(
                meter ->
                    IntStream.rangeClosed(0, 1_000_000)
                        .map(heap -> table.value(heap, meter))
                        .sum());
    assertThat(sum).isPositive();
  }

  /** The recursion on single heaps against the search that knows only the moves. */
  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.07", "0.137", "4.137", "0.007", "0.1234567", "4.0", "0.6"})
  void agreesWithTheSearch(String code) {
    Octal rules = new Octal(new OctalCode(code));
    OctalTable table = new OctalTable(rules);
    ValueSearch<Heaps, ?> search = new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited());
    for (int heap = 0; heap <= 60; heap++) {
      assertThat(search.value(Heaps.of(heap)))
          .as("a heap of %d in %s", heap, code)
          .hasToString(nimber(value(table, heap)));
    }
  }

  private static String nimber(int value) {
    return value == 0 ? "0" : value == 1 ? "*" : "*" + value;
  }

  @Test
  void theAnswerNamesTheTheoremOnlyWhereItWasUsed() {
    Fact<Heaps> proved = Facts.of(OctalGame.octal(), "0.77: 1000000").single();
    assertThat(proved.value()).contains(new Nimber(1));
    assertThat(proved.proof().statements())
        .containsExactly(Basics.RECURSION, HeapStatements.OCTAL_PERIOD);
    assertThat(proved.proof().notes())
        .containsExactly("period 12 from heap 71, proved: checked to heap 215");
    assertThat(proved.proof().steps())
        .extracting(Step::statements)
        .containsExactly(
            List.of(Basics.RECURSION, HeapStatements.OCTAL_PERIOD),
            List.of(HeapStatements.OCTAL_PERIOD));
    assertThat(proved.proof().steps().get(0).text())
        .isEqualTo("A heap of 1000000 has the Grundy value 1, as a heap of 76 has.");
    Fact<Heaps> open = Facts.of(OctalGame.octal(), "0.007: 50").single();
    assertThat(open.proof().statements()).containsExactly(Basics.RECURSION);
    assertThat(open.proof().steps())
        .extracting(Step::statements)
        .startsWith(List.of(Basics.RECURSION))
        .doesNotContain(List.of(HeapStatements.OCTAL_PERIOD));
  }

  private static Fact<Heaps> ask(String line, Workspace workspace, Control control) {
    Variant<Heaps> variant = Facts.variant(OctalGame.octal(), line);
    Heaps heap = variant.rules().read(line.substring(line.indexOf(':') + 1).strip());
    return Facts.about(variant, heap, workspace, control).orElseThrow();
  }

  @Test
  void anAnswerDoesNotDependOnEarlierQuestionsButMayBeKnownFromThem() {
    Workspace workspace = new Workspace();
    for (String text : List.of("0.007: 500", "0.77: 100", "0.007: 60", "0.007: 2000")) {
      Fact<Heaps> fact = ask(text, workspace, Control.unlimited());
      Fact<Heaps> fresh = ask(text, new Workspace(), Control.unlimited());
      assertThat(fact.value()).isEqualTo(fresh.value());
      assertThat(fact.proof().steps()).isEqualTo(fresh.proof().steps());
    }
    Control again = Control.unlimited();
    ask("0.007: 1999", workspace, again);
    assertThat(again.progress().positions()).isZero();
  }

  @Test
  void aQuestionThatWasStoppedCanBeAskedAgain() {
    Workspace workspace = new Workspace();
    Control little = new Control(Budget.ofPositions(100), heard -> {}, 1);
    assertThatThrownBy(() -> ask("0.007: 2000", workspace, little))
        .isInstanceOf(SearchStopped.class);
    assertThat(ask("0.007: 2000", workspace, Control.unlimited()).value())
        .isEqualTo(ask("0.007: 2000", new Workspace(), Control.unlimited()).value());
  }

  /** The options of a large heap are looked up, and counted against the budget. */
  @Test
  void winningMovesOfALargeHeap() {
    PartMoves<Heaps> moves =
        Facts.of(OctalGame.kayles(), "100001")
            .single()
            .winning()
            .orElseThrow()
            .moves(Player.LEFT, Nimber.ZERO);
    assertThat(moves.moves()).hasSize(200);
    assertThat(moves.total().orElseThrow().intValueExact()).isGreaterThan(200);
    Fact<Heaps> fact =
        ask(
            "0.77: 1000001",
            new Workspace(),
            new Control(Budget.ofPositions(1000), heard -> {}, 1));
    assertThatThrownBy(() -> fact.winning().orElseThrow().moves(Player.LEFT, Nimber.ZERO))
        .isInstanceOf(SearchStopped.class);
  }
}
