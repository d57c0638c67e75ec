package org.farstar.front.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.own.OwnGames;
import org.farstar.ask.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.picture.Spot;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SetupViewTest {
  private static Question read(Game<?> game, String position) {
    return Question.read(game, false, position, Sources.none());
  }

  private static Map<String, Object> clicked(Question question, int mode, String... spots) {
    return SetupView.of(question.sum()).clicked(0, mode, List.of(spots));
  }

  /** What a change makes, as the game writes it. */
  private static String normal(Game<?> game, Map<String, Object> made) {
    return read(game, (String) made.get("position")).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        "flipping-coins; 1011; 0; 2; 1111",
        "coin-turning; 01101; 0; 1; 11101",
        "coin-turning; corners: 01|10; 0; 2,2; corners: 01|11",
        "end-nim; 3|5|2; 0; 3.1; 3|5",
        "end-nim; w*2|3; 0; 1; 3",
        "end-nim-impartial; 2|3; 0; 2.2; 2|2",
        "transposition; 1..5: 3 1 / 2; 0; 5; 1..5: 3 1 5 / 2",
        "transposition; 1..5: 3 1 / 2; 0; 3; 1..5: 1 / 2",
        "pennies; 1 1 4; 0; 3.1; 1 1 1 3",
        "pennies; 1 1 4; 0; 2.1; 1 5",
        "pieces; BWWBW; 0; 2; BBWBW",
        "token; a>b a>c b>c @a; 1; b; a>b a>c b>c @b",
        "token; a>b a>c b>c @a; 0; a b; a>c b>c @a",
        "vertex-geography; 1-2 2-3 3-1 3-4 @1; 0; 1 4; 1-2 1-3 1-4 2-3 3-4 @1",
        "vertex-geography; 1-2 2-3 @1; 2; 1; 2-3 @2",
        "edge-geography; 1-2 2-3 3-4 4-1 1-3 @1; 0; 1 2; 1-3 1-4 2-3 3-4 @1",
        "nim; 1 2 2; 0; 2.1; 1 2",
        "nim; 40 2; 0; 2; 2",
        "subtraction; {1,2,3,4}: 7; 0; 1.3; 3",
        "subtraction; {1,3}: 7; 0; 1.3; {1,3}: 3",
        "even-subtraction; 5 4; 0; 1.3; 3 5",
        "rook; 2 3; 0; 1/1; 1 1",
        "take-away; f(x)=2*x: 7; 0; 5; f(x)=2*x: 5",
        "take-away; f(x)=2*x: 7/3; 0; 5; f(x)=2*x: 5/3",
        "word-chain; England Dublin Nice; 0; Nice; Dublin England",
        "word-chain; England Dublin Nice; 1; Nice; Dublin England / Nice",
        "tic-tac-toe; 3^2: X.O|.X.|O..; 0; 3,3; 3^2: X.O|.X.|O.X",
        "tic-tac-toe; 3^2: X.O|.X.|O..; 0; 1,1 1,2; 3^2: .XO|.X.|O..",
        "tic-tac-toe; 3^2: X.O|.X.|O..; 0; 3,1 3,1; 3^2: X.O|.X.|...",
        "tic-tac-toe; 3^2: X.O|.X.|O..; 0; 2,2 2,2; 3^2: X.O|...|...",
        "positional; {a,b}{a,c}{b,c}:; 0; b; {a,b}{a,c}{b,c}: X=b",
        "monotone; a=3 d=3 deck=5:; 0; 4; a=3 d=3 deck=5: 4",
        "monotone; a=3 d=3 deck=5: 4 2; 0; 4; a=3 d=3 deck=5: 2",
        "connect-four; 5x4 line=3: 2244; 0; 1,3; 5x4 line=3: .....|.....|.O.O.|.XXX.",
        "connect-four; 5x4 line=3: 2244; 0; 4,2; 5x4 line=3: .....|.....|...O.|.X.X.",
        "domineering; ...|...; 0; 2,2; ...|.#.",
        "clobber; xoxo; 0; 1,3; xooo",
        "amazons; x..|..o; 0; 1,2; xx.|..o",
        "konane; xo.xo.; 0; 1,3; xoxxo.",
        "col; ...|...; 0; 1,1; l..|...",
        "toads-and-frogs; tt.ff; 0; 3; tttff",
        "elephants-and-rhinos; tt..f; 0; 3; ttt.f",
        "sheep; 2 .|. -2; 0; 1,2; 2 1|. -2",
        "ski-jumps; L..|..R|...; 0; 1,1; l..|..R|...",
        "fox-and-geese; o...|....|x.x.; 0; 2,2; o...|.x..|x.x.",
        "toppling-dominoes; LRL; 0; 2; LEL",
        "hackenbush; 0b1 1r2; 0; 1r2; 0b1 1g2",
        "hackenbush; 0b1 1r2; 1; 1r2; 0b1 1r2 2b3",
        "hackenbush; 0b1 1r2 0g3; 2; 0b1; 0g3",
        "col-graph; 1-2 2-3; 0; 1 3; 1-2 1-3 2-3",
        "col-graph; 1-2 2-3; 1; 2; 1-2 2l 2-3",
        "snort-graph; 1-2 2-3 3-1; 2; 3; 1-2",
        "fjords; 1l 1-2 2-3; 1; 2; 1l 1-2 2l 2-3",
        "node-kayles; 1-2 2-3; 1; 2; 1 3",
        "digraph-placement; 1l 2r 1>2; 1; 2; 1l 1>2",
        "poset; 1>2 3; 0; 2 3; 1>2 2>3",
        "arc-kayles; 1-2 2-3; 2; 2; 1-2 2-3 2*2",
        "partizan-arc-kayles; 1b2 2r3; 0; 1 2; 1r2 2r3",
        "strings-and-coins; 2x2 a1-b1; 0; a1-a2; 2x2 a1-b1 a1-a2",
        "strings-and-coins; 2x2 a1-b1; 0; a1-b1; 2x2",
        "strings-and-coins; 0-1 1-2; 0; 1 2; 0-1 1-2 1-2",
        "strings-and-coins; 0-1 1-2; 1; 2; 0-1 1-2 2-3",
        "strings-and-coins; 0-1 1-2; 2; 2; 0-1 0-2 1-2",
        "strings-and-coins; 0-1 1-2 1-2; 3; 1-2/copy/2; 0-1 1-2",
        "strings-and-coins; 0-1 0-2 1-2; 3; 1; 0-2",
        "childish-hackenbush; 0b1 1r2; 0; 1r2; 0b1 1g2",
        "kayles; 5; 0; 1.4; 4",
        "octal; 0.137: 5; 0; 1.2; 2",
        "take-and-break; 0.3F: 5; 0; 1.2; 2",
        "spawning; 5; 0; 1.2; 2",
        "cutcake; 2x5 3x3; 0; 2.2,2; 2x2 2x5",
        "mem; 10/3; 0; 1.4; 4/3",
        "partizan-euclid; 7 5; 0; 4/3; 4 3",
        "chomp; 2x3; 0; 2,3; ...|..#",
        "monotone-gaps; a=3 d=3: 6; 0; 5; a=3 d=3: decided 3,3=5"
      })
  void clicksMakeAPosition(String id, String position, int mode, String spots, String after) {
    Game<?> game = Catalogue.STANDARD.game(id);
    String[] names =
        Stream.of(spots.split(" ")).map(name -> name.replace('/', ' ')).toArray(String[]::new);
    assertThat(normal(game, clicked(read(game, position), mode, names)))
        .isEqualTo(read(game, after).text());
  }

  static Stream<Game<?>> games() {
    return Catalogue.STANDARD.all().stream();
  }

  /**
   * Every tool and every click at an example makes a position, waits for another click, or makes a
   * text that the game refuses with its place; and some click makes a position.
   */
  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsSetUp(Game<?> game) {
    boolean any = false;
    for (Game.Example example : game.card().examples()) {
      Sum sum = read(game, example.position()).sum();
      SetupView view = SetupView.of(sum);
      for (int term = 0; term < sum.terms().size(); term++) {
        Optional<Hand> hand = view.hand(term);
        List<Spot> spots =
            SumLook.drawing(Sum.of(sum.terms().get(term))).map(d -> d.spots()).orElse(List.of());
        for (Hand.Tool tool : hand.map(Hand::tools).orElse(List.of())) {
          readable(game, tool.line().toString());
        }
        for (int mode = 0; mode < hand.map(h -> h.modes().size()).orElse(0); mode++) {
          for (Spot spot : spots.subList(0, Math.min(30, spots.size()))) {
            any |= changes(game, view, term, mode, List.of(spot.name()));
            any |= changes(game, view, term, mode, List.of(spot.name(), spots.get(0).name()));
          }
        }
      }
    }
    assertThat(any).as("some click changes a position of %s", game.id()).isTrue();
  }

  private static boolean changes(
      Game<?> game, SetupView view, int term, int mode, List<String> spots) {
    Map<String, Object> made = view.clicked(term, mode, spots);
    if (!made.containsKey("position")) {
      assertThat(made).containsOnlyKeys("chosen");
      return false;
    }
    return readable(game, (String) made.get("position"));
  }

  private static boolean readable(Game<?> game, String position) {
    try {
      read(game, position);
      return true;
    } catch (NotationException e) {
      assertThat(e.column()).isPositive();
      return false;
    }
  }

  @Test
  void wordsAreAddedToAList() {
    Game<?> game = Catalogue.STANDARD.game("word-chain");
    SetupView view = SetupView.of(read(game, "Nice / Essen").sum());
    assertThat(view.typed(0, " Oslo  Rome "))
        .isEqualTo(Map.of("position", "Nice Oslo Rome / Essen"));
    SetupView heaps = SetupView.of(read(Catalogue.STANDARD.game("nim"), "3").sum());
    assertThatThrownBy(() -> heaps.typed(0, "x")).isInstanceOf(InputException.class);
  }

  @Test
  void whatIsNotThereIsRefused() {
    Question nim = read(Catalogue.STANDARD.game("nim"), "3 5");
    assertThatThrownBy(() -> clicked(nim, 0, "3.1"))
        .isInstanceOf(InputException.class)
        .hasMessage("the board has no spot '3.1'");
    assertThatThrownBy(() -> clicked(nim, 1, "1.1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("from 0 on");
  }

  @Test
  void aFirstClickWaitsForASecond() {
    Question graph = read(Catalogue.STANDARD.game("token"), "a>b @a");
    assertThat(clicked(graph, 0, "a")).isEqualTo(Map.of("chosen", List.of("a")));
    assertThat(clicked(graph, 0, "a", "a")).isEqualTo(Map.of("chosen", List.of()));
  }

  /** A user's rules that say nothing of how they are set up. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"x.o; 3; x.x", "x.o; 2; xoo", "x.o; 1; ..o"})
  void rowsOfSymbolsNeedNoWord(String row, String spot, String after, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("Rows.java");
    Files.writeString(
        file,
        """
        import org.farstar.engine.play.Moves;
        import org.farstar.engine.rules.Rules;
        import org.farstar.values.player.Player;

        public class Rows implements Rules<String> {
          public void moves(String row, Player player, Moves<String> moves) {
            String own = player == Player.LEFT ? "x" : "o";
            for (int i = row.indexOf(own); i >= 0; i = row.indexOf(own, i + 1)) {
              int place = i + 1;
              moves.add(row.substring(0, i) + "." + row.substring(place), () -> "" + place);
            }
          }

          public String read(String text) {
            return text;
          }

          public String write(String row) {
            return row;
          }
        }
        """);
    Game<?> game = OwnGames.of("Rows.java", file).get(0);
    assertThat(normal(game, clicked(read(game, row), 0, spot))).isEqualTo(after);
  }
}
