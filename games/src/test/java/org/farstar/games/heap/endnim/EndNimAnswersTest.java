package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** What is answered, and how it is put. */
class EndNimAnswersTest {
  private final Game<Row> game = EndNimGame.partizan();

  private Report<OutcomeAnswer> ask(Rules<Row> rules, String text, Method method, Budget budget) {
    PositionText<Row> line = PositionText.read(rules, text);
    return new Analyst<>(game, line.ruleset())
        .outcome(line.position(), method, Ask.ALL, new Control(budget));
  }

  private OutcomeAnswer answer(String text) {
    return ask(game.rules(), text, Method.THEORY, Budget.unlimited()).first().orElseThrow();
  }

  private List<String> moves(String text, Player player) {
    return answer(text).moves().orElseThrow().get(player).moves().stream()
        .map(WinningMove::text)
        .toList();
  }

  @Test
  void theOrdinalRowOfTheIntroduction() {
    assertThat(answer("w*2+1|w*2|w+1").outcome()).isEqualTo(Outcome.L);
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
    Step table = answer("3|5|2|3|3|1|9").reason().get(0);
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
    assertThat(answer("3|5|2|3|3|1|9").reason().get(1).text())
        .isEqualTo(
            "3 = L(x)+g with g = 1, and 9 < R(x)+g = 13: Left wins, moving first or second.");
  }

  @Test
  void shortAndLongRowsAreExplainedToo() {
    for (String row : List.of("0", "5", "5|5", "5|6", "1|5|1", "1|2|3|4|5|6|7|8|9|8|7|6|5")) {
      assertThat(answer(row).reason()).as(row).isNotEmpty();
    }
    assertThat(answer("1|2|3|4|5|6|7|8|9|8|7|6|5").reason().get(0).text())
        .startsWith("The recurrence over the 11 piles x between the ends gives L(x) = ");
  }

  @Test
  void miserePlay() {
    Misere<Row> misere = new Misere<>(new EndNim());
    for (String row : List.of("0", "1", "2", "1|1", "2|1", "w|1", "2|2|2")) {
      Report<OutcomeAnswer> report = ask(misere, row, Method.BOTH, Budget.unlimited());
      assertThat(report.agree()).as(row).isTrue();
      assertThat(report.answers()).as(row).hasSize(2);
    }
    OutcomeAnswer one = ask(misere, "1", Method.THEORY, Budget.unlimited()).first().orElseThrow();
    assertThat(one.outcome()).isEqualTo(Outcome.P);
    assertThat(one.by().sentence()).contains("not in the paper");
  }

  @Test
  void whatCannotBeSearchedIsSaid() {
    assertThatThrownBy(() -> ask(game.rules(), "w^2|w", Method.SEARCH, Budget.unlimited()))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessageContaining("those below w^2 only; the theory handles all");
    assertThatThrownBy(() -> ask(game.rules(), "w + 1|w", Method.BEST, Budget.unlimited()))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessageContaining("infinitely many options");
    assertThat(ask(game.rules(), "w|1", Method.BOTH, Budget.unlimited()).agree()).isTrue();
    PositionText<Row> line = PositionText.read(game.rules(), "w|1");
    assertThatThrownBy(
            () ->
                new Analyst<>(game, line.ruleset())
                    .value(line.position(), Method.BEST, Ask.ANSWER, Control.unlimited()))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessageContaining("says who wins a single row, no more");
  }

  @Test
  void valuesOfFiniteRowsAreCanonical() {
    PositionText<Row> line = PositionText.read(game.rules(), "1|2 + 1");
    assertThat(
            new Analyst<>(game, line.ruleset())
                .value(line.position(), Method.BEST, Ask.ANSWER, Control.unlimited())
                .first()
                .orElseThrow()
                .value())
        .hasToString("v*2");
  }

  @Test
  void aRowBeyondTheMemoryBudgetIsNotStarted() {
    String row = "7|".repeat(999) + "7";
    Budget small =
        new Budget(java.util.Optional.empty(), OptionalLong.empty(), OptionalLong.of(9_999));
    Report<OutcomeAnswer> report = ask(game.rules(), row, Method.THEORY, small);
    assertThat(report.answers()).isEmpty();
    assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.MEMORY);
    report = ask(game.rules(), row.replace('7', 'w'), Method.THEORY, small);
    assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.MEMORY);
  }
}
