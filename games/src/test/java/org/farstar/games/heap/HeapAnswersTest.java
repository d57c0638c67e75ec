package org.farstar.games.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.games.Games;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.games.heap.octal.OctalGame;
import org.farstar.games.heap.takeaway.TakeAwayGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers that no search reaches, and the words of errors and reasons. */
class HeapAnswersTest {
  private static final BigInteger HUGE = BigInteger.TEN.pow(1000).add(BigInteger.valueOf(7));

  @Test
  void heapsOfAThousandDigits() {
    assertThat(Facts.of(NimGame.game(), HUGE + " 1").value()).isEqualTo(HUGE.xor(BigInteger.ONE));
    assertThat(Facts.of(NimGame.game(), HUGE + " " + HUGE).value()).isZero();
    assertThat(Facts.of(NimGame.game(), HUGE + " 1 2").winning()).containsExactly(HUGE + " -> 3");
    // An odd heap 2k-1 is worth k.
    BigInteger half = HUGE.add(BigInteger.ONE).shiftRight(1);
    assertThat(Facts.of(EvenSubtractionGame.game(), HUGE.toString()).value()).isEqualTo(half);
    assertThat(Facts.of(EvenSubtractionGame.game(), HUGE + " 6").winning())
        .containsExactly(HUGE + " -> 3");
    assertThat(Facts.of(CornerGame.rook(), HUGE + " 1").value())
        .isEqualTo(HUGE.xor(BigInteger.ONE));
    assertThat(Facts.of(CornerGame.rook(), HUGE + " 9").winning()).containsExactly("9 9");
  }

  /** Equal heaps have the same moves. */
  @Test
  void winningMovesOfSeveralHeaps() {
    assertThat(Facts.of(NimGame.game(), "3 5 7").winning())
        .containsExactly("3 -> 2", "5 -> 4", "7 -> 6");
    assertThat(Facts.of(NimGame.game(), "4 4 4").winning()).containsExactly("4 -> 0");
    assertThat(Facts.of(NimGame.game(), "3 5 6").winning()).isEmpty();
    assertThat(Facts.of(NimGame.game(), "0").value()).isZero();
    assertThat(Facts.of(OctalGame.kayles(), "4").winning()).containsExactly("4 -> 1 1");
  }

  @Test
  void aMoveOfAThousandDigitsCanBePlayed() {
    assertThat(play(NimGame.game(), HUGE + " 5", HUGE + "  ->  12")).isEqualTo("5 12");
    assertThat(play(NimGame.game(), HUGE + " 5", "5 -> 5")).isNull();
    assertThat(play(NimGame.game(), HUGE + " 5", "4 -> 1")).isNull();
    String point = HUGE + " " + HUGE;
    assertThat(play(CornerGame.wythoff(), point, "3 3")).isEqualTo("3 3");
    assertThat(play(CornerGame.wythoff(), point, "3 4")).isNull();
    assertThat(play(CornerGame.wythoff(), point, point)).isNull();
    String heap = HUGE.toString();
    assertThat(play(TakeAwayGame.game(), heap, "take 7"))
        .isEqualTo(HUGE.subtract(BigInteger.valueOf(7)) + "/7");
    assertThat(play(TakeAwayGame.game(), heap, "take " + HUGE)).isNull();
    assertThat(play(TakeAwayGame.game(), heap, "take 0")).isNull();
  }

  private static <P> String play(Game<P> game, String position, String move) {
    Rules<P> rules = Facts.variant(game, "").rules();
    return rules.play(rules.read(position), Player.LEFT, move).map(rules::write).orElse(null);
  }

  @Test
  void aSearchIsToldThatItCannot() {
    assertThat(unsearchable(NimGame.game(), "3000000")).contains("a heap above 1048576 has too");
    assertThat(unsearchable(EvenSubtractionGame.game(), "3000000"))
        .isEqualTo("a heap above 1048576 has too many options to list them all");
    assertThat(unsearchable(CornerGame.wythoff(), "3 3000000"))
        .isEqualTo("a coordinate above 1048576 has too many options to list them all");
    assertThat(unsearchable(TakeAwayGame.game(), "2000000")).contains("too many options");
    assertThat(
            Facts.variant(NimGame.game(), "")
                .rules()
                .unsearchable(Facts.variant(NimGame.game(), "").rules().read("1048576 3"), true))
        .isEmpty();
  }

  private static <P> String unsearchable(Game<P> game, String position) {
    Rules<P> rules = Facts.variant(game, "").rules();
    return rules.unsearchable(rules.read(position), true).orElseThrow();
  }

  /** No theory here answers misère play; a search does. */
  @Test
  void misereIsSearched() {
    assertThat(misere(NimGame.game(), "1 1")).isEqualTo(Outcome.N);
    assertThat(misere(NimGame.game(), "1 2 3")).isEqualTo(Outcome.P);
    assertThat(misere(NimGame.game(), "1")).isEqualTo(Outcome.P);
    assertThat(misere(TakeAwayGame.game(), "2")).isEqualTo(Outcome.N);
  }

  private static <P> Outcome misere(Game<P> game, String position) {
    Variant<P> variant = Facts.variant(game, "").misere();
    assertThat(variant.theories()).isEmpty();
    Play<P> rules = variant.rules();
    return new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited())
        .outcome(variant.rules().read(position));
  }

  @Test
  void theStepsOfAHeap() {
    List<Step> nim = Facts.of(NimGame.game(), "3").single().proof().steps();
    assertThat(nim).hasSize(1);
    assertThat(nim.get(0).text()).isEqualTo("A heap of 3 has the Grundy value 3, its size.");
    assertThat(nim.get(0).data()).containsEntry("heap", "3").containsEntry("value", "3");
    List<Step> rook = Facts.of(CornerGame.rook(), "4 7").single().proof().steps();
    assertThat(rook).extracting(step -> step.kind().word()).containsExactly("sum");
    assertThat(rook.get(0).text()).endsWith("  011  = 3");
    assertThat(Facts.of(CornerGame.rook(), "4 7").single().outcomeProof().steps().get(0).text())
        .endsWith("a move there to 4 makes the sum 0.");
    assertThat(Facts.of(CornerGame.wythoff(), "10 12").single().outcomeProof().steps())
        .extracting(step -> step.kind().word())
        .containsExactly("pair", "partners");
    assertThat(Facts.of(CornerGame.wythoff(), "10 12").single().proof().steps())
        .extracting(step -> step.kind().word())
        .containsExactly("pair", "partners", "value");
    assertThat(Facts.of(CornerGame.wythoff(), "3 5").single().proof().steps())
        .extracting(Step::text)
        .containsExactly(
            "The P-position with difference k = 2 is (a, b) with a = floor(k (1+sqrt 5)/2) = 3 and"
                + " b = a + k = 5: this is (3, 5).");
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
        "wythoff|4 7 + 3|8|the end|two coordinates such as 4 7",
        "kayles|0.77: 5|1|rule parameters|none: this game has no parameters before a colon",
        "kayles|7 200000000|3|200000000|a heap of at most 100000000",
        "octal|0.8: 5|3|'8'|a code such as 0.137: 0 or 4, octal digits; take-and-break has others",
        "octal|0.137: 5 + 3 100000001|14|100000001|a heap of at most 100000000"
      })
  void errorsNameThePlace(String id, String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> read(Games.find(id).orElseThrow(), text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.allowed()).isEqualTo(allowed);
            });
  }

  private static void read(Game<?> game, String text) {
    SumText.read(game.family(), game.id(), text, Sources.none(), false);
  }

  @Test
  void tooManyDigitsAreRefused() {
    assertThatThrownBy(() -> read(NimGame.game(), "1 " + "9".repeat(20_001)))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 3: found a number of 20001 digits, allowed: 20000 digits");
  }
}
