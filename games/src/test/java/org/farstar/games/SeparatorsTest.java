package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commas and semicolons in place of blanks: read where they can mean nothing else. */
class SeparatorsTest {
  private static Sum read(String game, String text) {
    Game<?> found = Games.find(game).orElseThrow();
    return SumText.read(found.family(), found.id(), text, Sources.none(), false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "nim ! 3, 5, 7 ! 3 5 7",
        "nim ! 3,5,7 ! 3 5 7",
        "nim ! 3;5 ; 7 ! 3 5 7",
        "nim ! 3 5, 7 ! 3 5 7",
        "nim ! 1, 1000 + 2,3 ! 1 1000 + 2 3",
        "nim ! 100, 200 ! 100 200",
        "subtraction ! {1,3}: 9, 12 ! {1,3}: 9 12",
        "wythoff ! 8,11 ! 8 11",
        "pennies ! 3,5,2,1 ! 3 5 2 1",
        "transposition ! 1..9: 3, 1, 5 / 4 ! 1..9: 3 1 5 / 4",
        "hackenbush ! 0b1, 1r2 ! 0b1 1r2"
      })
  void commasAndSemicolonsAreReadAsBlanks(String game, String typed, String meant) {
    assertThat(read(game, typed)).isEqualTo(read(game, meant));
    assertThat(SumText.write(read(game, typed))).isEqualTo(SumText.write(read(game, meant)));
  }

  /** One of 3,500 counters, or one of 3 and one of 500? */
  @ParameterizedTest
  @ValueSource(
      strings = {"3,500", "1,000,000", "3,,5", "3;,5", ",3", "3,", "3, + 5", "3,x", "(3,5)"})
  void whatMayMeanSomethingElseIsRefusedInItsPlace(String text) {
    assertThatThrownBy(() -> read("nim", text))
        .isInstanceOfSatisfying(NotationException.class, e -> assertThat(e.text()).isEqualTo(text));
  }

  /** The message is about what was typed, not about what it was tried as. */
  @Test
  void theFirstFaultIsReported() {
    assertThatThrownBy(() -> read("nim", "3, x")).hasMessageStartingWith("column 2: found ','");
  }

  /** Vertices and words may have commas in their names. */
  @Test
  void aNameKeepsItsComma() {
    assertThat(SumText.write(read("vertex-geography", "1,-2 @2"))).isEqualTo("2-1, @2");
  }

  /** Where a comma belongs to the notation it keeps its meaning, and its absence is a fault. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "positional ! {a,b}{c,d : X=c",
        "positional ! {a,b;c}{c,d}",
        "monotone-gaps ! a=4 d=3: 1,2=3; 4,5=6"
      })
  void aCommaOfTheNotationKeepsItsMeaning(String game, String text) {
    assertThatThrownBy(() -> read(game, text)).isInstanceOf(NotationException.class);
  }

  /** Every example of every game: with commas it is the same, refused, or keeps the commas. */
  @Test
  void noPositionIsReadAsAnother() {
    Set<String> read = new TreeSet<>();
    for (Game<?> game : Games.all()) {
      for (Game.Example example : game.card().examples()) {
        String text = example.position();
        int from = game.family().takesParameters() ? text.indexOf(':') + 1 : 0;
        String position = text.substring(from).strip();
        Sum meant;
        try {
          meant = read(game.id(), text);
        } catch (NotationException e) {
          continue; // It names a file.
        }
        for (String mark : List.of(", ", ",", "; ", ";")) {
          String typed = text.substring(0, from) + " " + position.replaceAll(" +", mark);
          if (!position.contains(" ")) {
            continue;
          }
          try {
            Sum as = read(game.id(), typed);
            if (as.equals(meant)) {
              read.add(game.id());
            } else {
              // It belongs to a name, which keeps it.
              assertThat(SumText.write(as)).as(typed).contains(mark.strip());
            }
          } catch (NotationException e) {
            assertThat(e.text()).isEqualTo(typed);
          }
        }
      }
    }
    assertThat(read)
        .contains("nim", "subtraction", "even-subtraction", "rook", "wythoff", "grundy")
        .contains("pennies", "hackenbush", "partizan-euclid", "spawning")
        .doesNotContain("token", "vertex-geography", "word-chain");
  }
}
