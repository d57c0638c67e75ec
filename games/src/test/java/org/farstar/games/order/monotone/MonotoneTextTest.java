package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonotoneTextTest {
  private static Sum read(String line) {
    return SumText.read(new MonotoneFamily(), MonotoneGame.ID, line, Sources.none(), false);
  }

  private static Variant<MonotonePosition> variant(String parameters) {
    return new MonotoneFamily().variant(parameters, Sources.none());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a=4 d=4 deck=9 :; a=4 d=4 deck=9: ",
        "deck=20  misere d=3 a=5: 7  3 12; a=5 d=3 deck=20 misere: 7 3 12",
        "a=6 d=5 deck=Q : 1/2 -3; a=6 d=5 deck=Q: 1/2 -3",
        "a=3 d=3 deck=Z: -5 0; a=3 d=3 deck=Z: -5 0",
        "a=3 d=3 deck=N: 5; a=3 d=3 deck=N: 5",
        "a=3 d=3 deck=w+w* misere: 1:2 2:-1; a=3 d=3 deck=w + w* misere: 1:2 2:-1"
      })
  void normalised(String text, String expected) {
    assertThat(SumText.write(read(text)).strip()).isEqualTo(expected.strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a=1 d=4 deck=9 :; column 3: found '1', allowed: a length from 2 to 1000",
        "a=4 d=x deck=9 :; column 7: found 'x', allowed: a length from 2 to 1000",
        "a=4 d= deck=9 :; column 8: found 'deck=9', allowed: a length from 2 to 1000",
        "a=4 d=4 :; column 9: found ':', allowed: deck=.. (a=.. d=.. deck=.. and then misere, extended"
            + " or neither)",
        "a=4 a=4 d=4 deck=9 :; column 5: found 'a=' again, allowed: each of them once",
        "a=4 d=4 deck=9 norml :; column 16: found 'norml', allowed: misere, extended, a=.. or d=..",
        "a=4 d=4 deck=9x :; column 14: found '9x', allowed: a deck: a number n for {1..n}, Q, N, Z,"
            + " blocks joined by + (a size, w, w*, z, q), 2^k, or @FILE for a poset",
        "a=4 d=4 deck=0 :; column 14: found '0', allowed: a number of cards from 1 to 10^12",
        "a=4 d=4 deck=10000000000000 :; column 14: found '10000000000000', allowed: a number of cards"
            + " from 1 to 10^12",
        "a=4 d=4 deck=9 : 3 10; column 20: found '10', allowed: an integer in 1..9",
        "a=4 d=4 deck=9 : 3 5 3; column 22: found '3' again, allowed: each card once",
        "a=2 d=4 deck=9 : 3 5 1; column 22: found '1', allowed: nothing more: the card before it ends"
            + " the game (an ascending subsequence of length 2)",
        "4 : 1; column 1: found '4', allowed: a=.. d=.. deck=.. and then misere, extended or neither"
      })
  void errors(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message.replaceAll("\\s+", " "));
  }

  @Test
  void withoutParametersNothingIsRead() {
    assertThatThrownBy(() -> read("3 1 2"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("'a=4 d=4 deck=9 : 5'");
  }

  @Test
  void thePictureShowsColoursUnderCards() {
    Variant<MonotonePosition> variant = variant("a=5 d=3 deck=20 misere");
    Rules<MonotonePosition> rules = variant.rules();
    assertThat(variant.look().picture(rules.read("7 3 12")))
        .isEqualTo(
            """
            7 3 12

            recorded   3   12
            colours    P   P
            free     2   7    8""");
  }

  @Test
  void anyCardOfALargeDeckMayBePlayed() {
    Variant<MonotonePosition> variant = variant("a=3 d=3 deck=1000000");
    Rules<MonotonePosition> rules = variant.rules();
    MonotonePosition start = rules.read("");
    assertThat(rules.play(start, Player.LEFT, "123456")).map(rules::write).contains("123456");
    assertThat(rules.play(start, Player.LEFT, "1000001")).isEmpty();
    assertThat(rules.moveList(start, Player.LEFT)).hasSize(23);
    assertThat(rules.moveList(start, Player.LEFT).get(11).text()).isEqualTo("12..999989");
  }
}
