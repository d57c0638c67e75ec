package org.farstar.games.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.NotationException;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers that no search reaches, and the words of errors and reasons. */
class HeapAnswersTest {
  private static final BigInteger HUGE = BigInteger.TEN.pow(1000).add(BigInteger.valueOf(7));

  private static <P> OutcomeAnswer outcome(Game<P> game, String line, Method method) {
    PositionText<P> read = PositionText.read(game.rules(), line);
    return new Analyst<>(game, read.ruleset())
        .outcome(read.position(), method, Ask.ALL, Control.unlimited())
        .first()
        .orElseThrow();
  }

  private static <P> String value(Game<P> game, String line) {
    PositionText<P> read = PositionText.read(game.rules(), line);
    return new Analyst<>(game, read.ruleset())
        .value(read.position(), Method.THEORY, Ask.ALL, Control.unlimited())
        .first()
        .orElseThrow()
        .value()
        .toString();
  }

  private static List<String> winning(OutcomeAnswer answer) {
    return answer.moves().orElseThrow().get(Player.LEFT).moves().stream()
        .map(WinningMove::text)
        .toList();
  }

  @Test
  void heapsOfAThousandDigits() {
    assertThat(value(HeapGames.nim(), HUGE + " 1")).isEqualTo("*" + HUGE.xor(BigInteger.ONE));
    assertThat(outcome(HeapGames.nim(), HUGE + " " + HUGE, Method.BEST).outcome())
        .isEqualTo(Outcome.P);
    assertThat(winning(outcome(HeapGames.nim(), HUGE + " 1 2", Method.BEST)))
        .containsExactly(HUGE + " -> 3");
    assertThat(winning(outcome(HeapGames.nim(), HUGE + " + 1 2", Method.BEST)))
        .containsExactly("1: " + HUGE + " -> 3");
    // An odd heap 2k-1 is worth k.
    BigInteger half = HUGE.add(BigInteger.ONE).shiftRight(1);
    assertThat(value(HeapGames.evenSubtraction(), HUGE.toString())).isEqualTo("*" + half);
    assertThat(winning(outcome(HeapGames.evenSubtraction(), HUGE + " 6", Method.BEST)))
        .containsExactly(HUGE + " -> 3");
    assertThat(value(HeapGames.rook(), HUGE + " 1")).isEqualTo("*" + HUGE.xor(BigInteger.ONE));
    assertThat(winning(outcome(HeapGames.rook(), HUGE + " 9", Method.BEST))).containsExactly("9 9");
  }

  @Test
  void aMoveOfAThousandDigitsCanBePlayed() {
    PositionText<?> nim = PositionText.read(HeapGames.nim().rules(), HUGE + " 5");
    assertThat(play(nim, HUGE + "  ->  12")).isEqualTo("5 12");
    assertThat(play(nim, "5 -> 5")).isNull();
    assertThat(play(nim, "4 -> 1")).isNull();
    PositionText<?> queen = PositionText.read(HeapGames.wythoff().rules(), HUGE + " " + HUGE);
    assertThat(play(queen, "3 3")).isEqualTo("3 3");
    assertThat(play(queen, "3 4")).isNull();
    assertThat(play(queen, HUGE + " " + HUGE)).isNull();
    PositionText<?> take = PositionText.read(HeapGames.takeAway().rules(), HUGE.toString());
    assertThat(play(take, "take 7")).isEqualTo(HUGE.subtract(BigInteger.valueOf(7)) + "/7");
    assertThat(play(take, "take " + HUGE)).isNull();
    assertThat(play(take, "take 0")).isNull();
  }

  private static <P> String play(PositionText<P> line, String move) {
    return line.ruleset()
        .play(line.position(), Player.LEFT, move)
        .map(line.ruleset()::write)
        .orElse(null);
  }

  @Test
  void aSearchSaysThatItCannot() {
    for (String id : List.of("nim", "even-subtraction")) {
      assertThatThrownBy(() -> outcome(HeapGames.game(id), "3000000", Method.SEARCH))
          .isInstanceOf(NotAnsweredException.class)
          .hasMessageContaining("a heap above 1048576 has too many options to list them all");
    }
    assertThatThrownBy(() -> outcome(HeapGames.wythoff(), "3 3000000", Method.SEARCH))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessageContaining("a coordinate above 1048576");
  }

  /** No theory here answers misère play; the search does. */
  @Test
  void misereIsSearched() {
    Game<?> nim = HeapGames.nim();
    assertThat(misere(nim, "1 1")).isEqualTo(Outcome.N);
    assertThat(misere(nim, "1 2 3")).isEqualTo(Outcome.P);
    assertThat(misere(nim, "1")).isEqualTo(Outcome.P);
    assertThat(misere(HeapGames.takeAway(), "f(x)=x: 2")).isEqualTo(Outcome.N);
  }

  private static <P> Outcome misere(Game<P> game, String line) {
    PositionText<P> read = PositionText.read(new Misere<>(game.rules()), line);
    OutcomeAnswer answer =
        new Analyst<>(game, read.ruleset())
            .outcome(read.position(), Method.BEST, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow();
    assertThat(answer.by().sentence()).startsWith("search");
    return answer.outcome();
  }

  @Test
  void boutonsArgumentIsWrittenOut() {
    List<Step> reason = outcome(HeapGames.nim(), "3 5 7", Method.THEORY).reason();
    assertThat(reason).hasSize(4);
    assertThat(reason.get(3).text())
        .isEqualTo(
            """
            The values of the heaps in binary, added without carry:
              011  = 3
              101  = 5
              111  = 7
              ---
              001  = 1
            The leading digit of the sum stands in the value 3: a move there to 2 makes the sum 0.""");
    assertThat(reason.get(3).data()).containsEntry("total", "1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "nim|-1|1|-1|a heap, a number of at least 0",
        "nim|3 5 -7 2|5|-7|a heap, a number of at least 0",
        "nim|3 + -7|5|-7|a heap, a number of at least 0",
        "nim|3,5|2|','|numbers, blanks between",
        "nim|{1}: 5|1|rule parameters|none: this game has no parameters before a colon",
        "even-subtraction|4 x|3|'x'|a heap, a number of at least 0",
        "rook|4|2|the end|two coordinates such as 4 7",
        "wythoff|4 7 9|5|'9'|two coordinates such as 4 7",
        "wythoff|4 -7|3|-7|a coordinate, a number of at least 0",
        "wythoff|4 7 + 3|8|the end|two coordinates such as 4 7"
      })
  void errorsNameThePlace(String id, String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> PositionText.read(HeapGames.game(id).rules(), text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.allowed()).isEqualTo(allowed);
            });
  }

  @Test
  void tooManyDigitsAreRefused() {
    assertThatThrownBy(() -> PositionText.read(HeapGames.nim().rules(), "1 " + "9".repeat(20_001)))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 3: found a number of 20001 digits, allowed: 20000 digits");
  }
}
