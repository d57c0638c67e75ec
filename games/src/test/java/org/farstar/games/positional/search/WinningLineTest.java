package org.farstar.games.positional.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.play.CubeText;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.play.Won;
import org.farstar.games.positional.qubic.QubicPlayer;
import org.farstar.games.positional.qubic.QubicProof;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WinningLineTest {
  private static PositionalRules cube(int n, int d) {
    Cube cube = new Cube(n, d);
    PointGroup group = PointGroup.generated(cube.points(), CubeSymmetries.generators(cube));
    return new PositionalRules(cube, Goal.MAKER_MAKER, Turns.PLAIN, group, new CubeText(cube));
  }

  /**
   * The shortest win is played out in as many moves as it has; the other line ends in a win too.
   */
  @Test
  void playsOutTheWinsOfRandomFamilies() {
    Random random = new Random(23);
    int longer = 0;
    for (int i = 0; i < 2_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 8, 8);
      Goal goal = i % 2 == 0 ? Goal.MAKER_MAKER : Goal.MAKER_BREAKER;
      PositionalRules rules =
          LineSearchTest.rules(family, goal, new Turns(i % 3 == 0 ? Side.O : Side.X, 1, 1));
      Marks start = Marks.none(family.points());
      Workspace workspace = new Workspace();
      LineSearch search = new LineSearch(rules, workspace, Control.unlimited());
      Won won = search.won(start);
      if (won == Won.X || won == Won.O && goal.both()) {
        List<Step> steps =
            new LineReduction(rules)
                .reason(start, won.outcome(rules.turn(start)), workspace, Control.unlimited());
        Step last = steps.get(steps.size() - 1);
        assertThat(end(rules, start, last)).isEqualTo(won);
        assertThat((List<?>) last.data().get("moves"))
            .hasSize((int) steps.get(steps.size() - 2).data().get("length"));
        longer += ((List<?>) last.data().get("moves")).size() > 3 ? 1 : 0;
        assertThat(end(rules, start, search.line(start, won).orElseThrow())).isEqualTo(won);
      }
    }
    assertThat(longer).isGreaterThan(20);
  }

  @Test
  void playsOutTheCube() {
    PositionalRules rules = cube(3, 3);
    LineSearch search = new LineSearch(rules, new Workspace(), Control.unlimited());
    Marks start = Marks.none(27);
    assertThat(search.won(start)).isEqualTo(Won.X);
    assertThat(end(rules, start, search.line(start, Won.X).orElseThrow())).isEqualTo(Won.X);
  }

  /** Positions of [4]^3 to which the dictionary leads: X wins, and is seen to. */
  @Test
  void provesPositionsOfQubic() {
    PositionalRules rules = cube(4, 3);
    QubicPlayer player = new QubicPlayer(ShippedDictionary.entries());
    Random random = new Random(31);
    for (int i = 0; i < 12; i++) {
      Marks marks = Marks.none(64);
      while (marks.count(Side.O) < 5 && rules.won(marks).isEmpty()) {
        int move = player.move(marks.word(Side.X, 0), marks.word(Side.O, 0)).orElseThrow();
        marks = marks.with(Side.X, move);
        int[] free = marks.freePoints();
        if (rules.won(marks).isEmpty()) {
          marks = marks.with(Side.O, free[random.nextInt(free.length)]);
        }
      }
      if (rules.won(marks).isEmpty()) {
        LineSearch search =
            QubicProof.reduction(rules).search(new Workspace(), Control.unlimited());
        assertThat(search.won(marks)).as("%s", marks).isEqualTo(Won.X);
        assertThat(end(rules, marks, search.line(marks, Won.X).orElseThrow())).isEqualTo(Won.X);
      }
    }
  }

  /** Wins whose length takes most of the effort to find have a play too. */
  @ParameterizedTest
  @CsvSource({"43 20 53 39 38 1 61 44, 7", "48 10 4 55 27 19 63 30 40 61 11 34, 9"})
  void playsOutALongShortestWin(String moves, int length) {
    PositionalRules rules = cube(4, 3);
    Marks marks = Marks.none(64);
    for (String move : moves.split(" ")) {
      marks = marks.with(rules.turn(marks), Integer.parseInt(move) - 1);
    }
    List<Step> steps = ShortestWin.of(rules, marks, Won.X.outcome(rules.turn(marks)));
    assertThat(steps).hasSize(2);
    assertThat(steps.get(0).data()).containsEntry("length", length);
    assertThat((List<?>) steps.get(1).data().get("moves")).hasSize(length);
    assertThat(end(rules, marks, steps.get(1))).isEqualTo(Won.X);
  }

  /** Who has won at the end of a line, all of whose moves are checked. */
  private static Won end(PositionalRules rules, Marks start, Step line) {
    assertThat(line.kind()).isEqualTo(StepKind.LINE);
    Marks marks = start;
    List<String> texts = new ArrayList<>();
    for (Object text : (List<?>) line.data().get("moves")) {
      texts.add((String) text);
      Marks before = marks;
      marks =
          rules.moveList(before, Player.LEFT).stream()
              .filter(move -> move.text().equals(text))
              .map(Move::to)
              .findFirst()
              .orElseThrow(() -> new AssertionError(text + " at " + before));
    }
    assertThat(line.data().get("over")).as(Arrays.toString(texts.toArray())).isEqualTo(true);
    return rules.won(marks).orElseThrow();
  }
}
