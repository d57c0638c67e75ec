package org.farstar.games.order.pieces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PiecesTest {
  private static final Pieces RULES = new Pieces();

  @Test
  void hasTheMovesOfTheAnnex() {
    assertThat(RULES.moveList(new PieceLine("BWWBW"), Player.LEFT))
        .extracting(move -> move.text() + " -> " + move.to().pieces())
        .containsExactly("1 -> WWBW", "2 3 -> BBBW", "4 -> BWWW", "5 -> BWWB");
    assertThat(RULES.moveList(new PieceLine("W"), Player.LEFT)).isEmpty();
    assertThat(RULES.verdict(new PieceLine("W"))).hasValue(Outcome.P);
    assertThat(RULES.verdict(new PieceLine("B"))).hasValue(Outcome.N);
  }

  @ParameterizedTest
  @CsvSource({
    "BWXB, 3, 'X', the pieces B (black) and W (white)",
    "bw, 1, 'b', the pieces B (black) and W (white)"
  })
  void saysWhatIsWrong(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> RULES.read(text))
        .hasMessage("column " + column + ": found '" + found + "', allowed: " + allowed);
  }

  @Test
  void anEmptyRowIsNoPosition() {
    assertThatThrownBy(() -> RULES.read(""))
        .hasMessage("column 1: found the end, allowed: at least one piece, B or W");
  }

  @ParameterizedTest
  @CsvSource({"BWWBW, 1 3 2", "W, 2", "B, 1 1", "WWB, 3 1", "BBB, 1 1 1 1"})
  void isARowOfPennies(String pieces, String pennies) {
    assertThat(new PieceLine(pieces).clumps()).hasToString(pennies);
    assertThat(PieceLine.of(new PieceLine(pieces).clumps()).pieces()).isEqualTo(pieces);
  }

  @Test
  void namesTheWinner() {
    assertThat(new PieceLook().winner(new PieceLine("BWWBW"), Outcome.N).orElseThrow().role())
        .hasValue("black");
    assertThat(new PieceLook().winner(new PieceLine("WW"), Outcome.N).orElseThrow().role())
        .hasValue("white");
  }
}
