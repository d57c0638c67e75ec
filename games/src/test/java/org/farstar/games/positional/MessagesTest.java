package org.farstar.games.positional;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "99^9: ; 1; 99^9 with 913517247483640899 cells and 90084012600360001 lines; n and d from 1 on,"
            + " d up to 26, at most 100000000 cells and lines",
        "3^0: ; 1; 3^0; n and d from 1 on, d up to 26, at most 100000000 cells and lines",
        "3x3: ; 1; '3x3'; a board n^d as in 3^3, or 3^3 misere",
        "3^2: XX.|...|...; 6; 2 X and 0 O; as many X as O, or one X more: X moves first",
        "3^2: XXX|OO.|O..; 6; a set that is all X with a turn of O after it; no turn after the play is"
            + " over",
        "3^2: X.O|...; 13; the end after 6 cells; cells as in ...|...|...",
        "3^2: X.O.|...|..; 6; cells 'X.O.|...|..'; the 9 cells of ...|...|...",
        "3^2: 2,2 2,2; 10; the point '2,2' a second time; a point without a colour",
        "3^2: 1,1 2,1 1,2 2,2 1,3 2,3; 26; the move '2,3' after the play is over; the end",
        "3^2: 4,1; 6; '4,1'; a cell as 2 numbers from 1 to 3 with commas, or its number from 1 to 9",
        "3^2: 1,1 middle; 10; 'middle'; a cell as 2 numbers from 1 to 3 with commas, or its number"
            + " from 1 to 9"
      })
  void ticTacToe(String line, int column, String found, String allowed) {
    assertThatThrownBy(() -> TicTacToeGame.game().read(line))
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "{a,b}{} : ; 6; an empty set; a set of at least one point",
        "{a,b}{b,c} : X=z; 16; 'z'; one of the points a, b, c",
        "{a,b}{b,c} : X=a O=a; 20; the point 'a' a second time; a point without a colour",
        "{a,b}{b,c} : X=a,b; 14; 2 X and 0 O; as many X as O, or one X more: X moves first",
        "{a,b}{b,c} first=O : X=a; 22; 1 X and 0 O; as many X as O, or one O more: O moves first",
        "{a,b}{b,c} turns=2,1 : X=a; 24; 1 X and 0 O; whole turns of 2 X and 1 O, X first",
        "{a,b}{b,c} : Y=a; 14; 'Y=a'; X= or O= with points and commas, as in X=a,b O=c",
        "{a,b}{b,c} picker-chooser : offer=a; 29; 1 points on offer; two points on offer, or none",
        "{a,b} breaker : ; 7; 'breaker'; maker-maker, misere, maker-breaker, avoider-enforcer,"
            + " picker-chooser, chooser-picker, first=O or turns=2,1"
      })
  void positional(String line, int column, String found, String allowed) {
    assertThatThrownBy(() -> PositionalGame.game().read(line))
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }
}
