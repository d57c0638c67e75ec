package org.farstar.games.grid.fox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.LoopySearch;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoxAndGeeseTest extends RulesetContract<Board> {
  FoxAndGeeseTest() {
    super(FoxAndGeeseGame.game(), ".", "o..|...|x.x", "....|.o..|x.x.|#...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "y", "x|..", "range: o", "range 0: o", "far 2: o");
  }

  private static Rules<Board> rules(int range) {
    return FoxAndGeeseGame.game().family().variant("range " + range, Sources.none()).rules();
  }

  /** Every pair of cells is tried. */
  private static TreeSet<String> slow(String text, boolean goose, int range) {
    TreeSet<String> boards = new TreeSet<>();
    int width = text.indexOf('|') + 1;
    for (int from = 0; from < text.length(); from++) {
      for (int to = 0; to < text.length(); to++) {
        int down = to / width - from / width;
        int right = to % width - from % width;
        boolean diagonal = down != 0 && Math.abs(down) == Math.abs(right);
        boolean near = goose ? down == -1 : Math.abs(down) <= range;
        if (text.charAt(from) == (goose ? 'x' : 'o') && diagonal && near) {
          boolean free = true;
          int step = Integer.signum(down) * width + Integer.signum(right);
          for (int at = from; at != to; at += step) {
            free &= text.charAt(at + step) == '.';
          }
          if (free) {
            StringBuilder after = new StringBuilder(text);
            after.setCharAt(to, after.charAt(from));
            after.setCharAt(from, '.');
            boards.add(after.toString());
          }
        }
      }
    }
    return boards;
  }

  @ParameterizedTest
  @CsvSource({"o....|.....|x.x.x|.....", ".....|.x...|..o..|.x.#.", "#...|.o..|....|...o|x.x."})
  void movesAreThoseOfTheSlowRules(String text) {
    for (int range = 1; range <= 3; range++) {
      Rules<Board> rules = rules(range);
      for (Player player : Player.values()) {
        TreeSet<String> boards = new TreeSet<>();
        rules
            .moveList(rules.read(text), player)
            .forEach(move -> boards.add(rules.write(move.to())));
        assertThat(boards).isEqualTo(slow(text, player == Player.LEFT, range));
      }
    }
  }

  /**
   * Who wins, as the published tests of CGSuite have the values (GameGridTest.scala): {6|2over},
   * {2over|2}, {4|3||2}, {4over|3*}, 2over, {4*|7/2} and, with the range 2, a value that Left wins.
   * A fox behind the geese wins.
   */
  @ParameterizedTest
  @CsvSource({
    "1, o.......|........|x.x.x.x.|........, L",
    "1, ..o.....|........|x.x.x.x.|........, L",
    "1, ....o...|........|x.x.x.x.|........, L",
    "1, ......o.|........|x.x.x.x.|........, L",
    "1, ........|.o......|x.x.x.x.|........, L",
    "1, o.......|........|........|.x.x.x.x|........, L",
    "2, o.......|........|........|.x.x.x.x|........, L",
    "1, ........|x.x.x.x.|.o......|........, R"
  })
  void whoWins(int range, String text, String outcome) {
    Rules<Board> rules = rules(range);
    LoopySearch<Board> search =
        new LoopySearch<>(rules, new LoopySearch.Tables<>(), Control.unlimited());
    assertThat(search.outcome(rules.read(text))).isEqualTo(Outcome.valueOf(outcome));
  }
}
