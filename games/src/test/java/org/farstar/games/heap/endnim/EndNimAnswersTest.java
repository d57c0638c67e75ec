package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Step;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** What is answered, and how it is put. */
class EndNimAnswersTest {
  private static Row row(String text) {
    return new EndNim().read(text);
  }

  private static Fact<Row> fact(String text) {
    return EndNimTheory.normal().fact(row(text), Ask.ALL, Control.unlimited()).orElseThrow();
  }

  private static List<String> moves(String text, Player player) {
    return fact(text).winning().orElseThrow().moves(player, Dyadic.ZERO).moves().stream()
        .map(Move::text)
        .toList();
  }

  @Test
  void theOrdinalRowOfTheIntroduction() {
    assertThat(fact("w*2+1|w*2|w+1").outcome()).isEqualTo(Outcome.L);
    assertThat(moves("w*2+1|w*2|w+1", Player.LEFT)).containsExactly("left to 0");
    assertThat(moves("w*2+1|w*2|w+1", Player.RIGHT)).isEmpty();
    assertThat(moves("w*2+1|w*2", Player.LEFT)).containsExactly("left to w*2");
    assertThat(moves("w*2+1|w*2|w", Player.LEFT)).containsExactly("left to 0");
  }

  @Test
  void winningMovesAreFamiliesWhereTheyAreMany() {
    assertThat(moves("w*2|w+3", Player.LEFT)).containsExactly("left to w+3..<w*2");
    assertThat(moves("w*2|1|1", Player.LEFT)).containsExactly("left to 0", "left to 2..<w*2");
    assertThat(moves("w*2|2|1|1", Player.LEFT)).containsExactly("left to 0..<w*2");
    assertThat(moves("3|2|1|1", Player.LEFT))
        .containsExactly("left to 0", "left to 1", "left to 2");
    assertThat(moves("9|5", Player.LEFT))
        .containsExactly("left to 5", "left to 6", "left to 7", "left to 8");
    assertThat(moves("99|5", Player.LEFT)).containsExactly("left to 5..<99");
    assertThat(moves("w^w", Player.RIGHT)).containsExactly("right to 0");
    assertThat(moves("w^(w+1)|w^2*3+w+4|5", Player.LEFT))
        .containsExactly("left to 0", "left to w^2*3+w+5..<w^(w+1)");
  }

  @Test
  void theTableOfThePaper() {
    Step table = fact("3|5|2|3|3|1|9").proof().steps().get(0);
    assertThat(table.text())
        .isEqualTo(
            """
            The piles between the ends are x = 5|2|3|3|1. From the shorter substrings w to the longer:
            w          L(w)  R(w)
            5|2|3      0     2
            2|3|3      6     2
            3|3|1      1     6
            5|2|3|3    1     0
            2|3|3|1    0     7
            5|2|3|3|1  2     12"""
                .stripIndent());
    assertThat(table.data()).containsEntry("left", "2").containsEntry("right", "12");
    assertThat(fact("3|5|2|3|3|1|9").proof().steps().get(1).text())
        .isEqualTo(
            "3 = L(x)+g with g = 1, and 9 < R(x)+g = 13: Left wins, moving first or second.");
  }

  @Test
  void shortAndLongRowsAreExplainedToo() {
    for (String row : List.of("5", "5|5", "5|6", "1|5|1", "1|2|3|4|5|6|7|8|9|8|7|6|5")) {
      assertThat(fact(row).proof().steps()).as(row).isNotEmpty();
    }
    assertThat(fact("1|2|3|4|5|6|7|8|9|8|7|6|5").proof().steps().get(0).text())
        .startsWith("The recurrence over the 11 piles x between the ends gives L(x) = ");
  }

  @Test
  void misereIsNotOfThePaper() {
    Fact<Row> one =
        EndNimTheory.misere().fact(row("1"), Ask.ALL, Control.unlimited()).orElseThrow();
    assertThat(one.outcome()).isEqualTo(Outcome.P);
    assertThat(one.proof().statements()).contains(EndNimStatements.MISERE);
    assertThat(EndNimTheory.normal().fact(row("1"), Ask.ALL, Control.unlimited()))
        .map(Fact::outcome)
        .contains(Outcome.N);
  }

  @Test
  void theRowWithoutPilesIsNoPart() {
    assertThat(new EndNim().parts(Row.EMPTY)).isEmpty();
    assertThat(new EndNimImpartial().parts(Row.EMPTY)).isEmpty();
    assertThat(EndNimTheory.normal().fact(Row.EMPTY, Ask.ALL, Control.unlimited())).isEmpty();
  }

  @Test
  void aRowBeyondTheMemoryBudgetIsNotStarted() {
    String row = "7|".repeat(999) + "7";
    Budget small =
        new Budget(java.util.Optional.empty(), OptionalLong.empty(), OptionalLong.of(9_999));
    for (String text : List.of(row, row.replace('7', 'w'))) {
      assertThatThrownBy(() -> EndNimTheory.normal().fact(row(text), Ask.ALL, new Control(small)))
          .isInstanceOfSatisfying(
              SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.MEMORY));
    }
  }
}
