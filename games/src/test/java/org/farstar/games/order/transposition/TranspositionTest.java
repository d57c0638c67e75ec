package org.farstar.games.order.transposition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.games.order.Domain;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTest {
  private static final TranspositionLook LOOK = new TranspositionLook();

  private static Sum read(String text) {
    return SumText.read(
        new TranspositionFamily(), TranspositionGame.ID, text, Sources.none(), false);
  }

  private static String again(String text) {
    return SumText.write(read(text));
  }

  static Transposition rules(String text) {
    return new Transposition(Domain.read(text.substring(0, text.indexOf(':')).strip()));
  }

  static TranspositionPosition position(String text) {
    return rules(text).read(text.substring(text.indexOf(':') + 1).strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1..9: 3 1 5 / 4",
        "N: / 7",
        "-N: -1 / 2",
        "w + w*: 1:2 2:-1 / 5",
        "z: / 3",
        "q + 2: 1:-1/2 2:1 / 3",
        "1..2: 2 1 / 0"
      })
  void readsBackWhatItWrites(String text) {
    assertThat(again(text)).isEqualTo(text);
  }

  @Test
  void blanksAroundTheSlashAreFreeWhereNoFractionsAre() {
    assertThat(again("1..9:3 1  5/4")).isEqualTo("1..9: 3 1 5 / 4");
    assertThat(again(" z : /3")).isEqualTo("z: / 3");
    assertThat(again("q:1:1/2 /3")).isEqualTo("q: 1:1/2 / 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "1..9: 3 3 / 1; 9; '3' again; each element once",
        "q: 1:1/2 1:2/4 / 1; 10; '1:1/2' again; each element once",
        "1..9: 10 / 1; 7; '10'; an integer in 1..9",
        "w + w*: 1:1 2:3 / 1; 13; '2:3'; block 2, which is w*: an integer up to -1",
        "1..9: 3 / 9; 11; '9'; at most 8 turns: so many elements are free",
        "1..9: 3; 8; the end; the number of turns left after a slash, as in '3 1 5 / 4'",
        "1..9: 3 /; 10; the end; the number of turns left after a slash, as in '3 1 5 / 4'",
        "1..9: / x; 9; 'x'; the number of turns left after a slash, as in '3 1 5 / 4'",
        "N: / 9999999999999; 6; '9999999999999'; at most 10^12",
        "w + x: / 3; 5; 'x'; a block: a size from 1 on, w, w*, z or q",
        ": / 3; 1; ':'; a domain and a colon first, as in '1..9: 3 / 4'",
        "/ 3; 1; '/'; a domain and a colon first, as in '1..9: 3 / 4'"
      })
  void saysWhatIsWrong(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @Test
  void aSlashAfterAFractionIsNotTheTurns() {
    assertThatThrownBy(() -> read("q: 1:1/2/3"))
        .hasMessageContaining("with a blank before the slash");
  }

  @Test
  void movesAreClassesOfElements() {
    assertThat(moves("N: 3 / 2")).containsExactly("1", "2", "4", "5..");
    assertThat(moves("Z: / 4")).containsExactly("..");
    assertThat(moves("w + w*: / 2")).containsExactly("1:1", "1:2..", "2:..-2", "2:-1");
    assertThat(moves("1..9: / 1")).containsExactly("1..9");
    assertThat(moves("q: 1:0 1:1 / 3")).containsExactly("1:(..,0)", "1:(0,1)", "1:(1,..)");
    assertThat(moves("1..9: 1 / 0")).isEmpty();
  }

  private static List<String> moves(String text) {
    return rules(text).moveList(position(text), Player.LEFT).stream().map(Move::text).toList();
  }

  @Test
  void playAcceptsEveryFreeElement() {
    TranspositionPosition position = position("N: 3 / 2");
    assertThat(play(position, "77")).hasValue("3 77 / 1");
    assertThat(play(position, "4, the least free element")).hasValue("3 4 / 1");
    assertThat(play(position, "5..")).hasValue("3 5 / 1");
    assertThat(play(position, "3")).isEmpty();
    assertThat(play(position, "0")).isEmpty();
    assertThat(play(position("N: 3 / 0"), "4")).isEmpty();
    assertThat(play(position("q: 1:0 1:1 / 3"), "1:(0,1)")).hasValue("1:0 1:1 1:1/2 / 2");
  }

  private static Optional<String> play(TranspositionPosition position, String text) {
    Transposition rules = new Transposition(position.domain());
    return rules.play(position, Player.LEFT, text).map(rules::write);
  }

  @Test
  void namesTheWinner() {
    TranspositionPosition white = position("1..9: / 4");
    TranspositionPosition black = position("1..9: / 3");
    assertThat(LOOK.winner(white, Outcome.N))
        .hasValue(new Winner("first", "the first player wins, who is White", Optional.of("white")));
    assertThat(LOOK.winner(black, Outcome.P).orElseThrow().role()).hasValue("white");
    assertThat(LOOK.winner(black, Outcome.N).orElseThrow().role()).hasValue("black");
    assertThat(LOOK.winner(white, Outcome.P).orElseThrow().word()).isEqualTo("second");
    assertThat(LOOK.winner(white, Outcome.L).orElseThrow().word()).isEqualTo("even");
    assertThat(LOOK.winner(white, Outcome.R).orElseThrow().role()).isEmpty();
    assertThat(LOOK.title(Player.LEFT)).isEqualTo("Even");
    assertThat(LOOK.label(Outcome.R)).isEqualTo("ODD");
  }
}
