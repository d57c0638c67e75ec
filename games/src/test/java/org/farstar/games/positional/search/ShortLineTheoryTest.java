package org.farstar.games.positional.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.hold.MarksChecker;
import org.farstar.games.positional.play.CubeText;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortLineTheoryTest {
  /** The lines of larger boards are not collected by the referee. */
  private static final int LARGE = 3_000;

  private static PositionalRules rules(int n, int d, boolean symmetric) {
    Cube cube = new Cube(n, d);
    PointGroup group =
        symmetric
            ? PointGroup.generated(cube.points(), CubeSymmetries.generators(cube))
            : PointGroup.trivial(cube.points());
    return new PositionalRules(cube, Goal.MAKER_MAKER, Turns.PLAIN, group, new CubeText(cube));
  }

  private static Optional<Fact<Marks>> fact(PositionalRules rules, Marks marks) {
    return new ShortLineTheory(rules).fact(marks, Ask.ANSWER, Control.unlimited());
  }

  /** Against the lines of the board, all pairs of cells. */
  @Test
  void findsTheThirdCellOfALine() {
    for (int d = 1; d <= 4; d++) {
      Cube cube = new Cube(3, d);
      int[][] expected = new int[cube.points()][cube.points()];
      for (int[] row : expected) {
        Arrays.fill(row, -1);
      }
      for (int line = 0; line < cube.sets(); line++) {
        int[] cells = cube.points(line);
        for (int i = 0; i < 3; i++) {
          expected[cells[i]][cells[(i + 1) % 3]] = cells[(i + 2) % 3];
          expected[cells[(i + 1) % 3]][cells[i]] = cells[(i + 2) % 3];
        }
      }
      for (int one = 0; one < cube.points(); one++) {
        for (int other = 0; other < cube.points(); other++) {
          assertThat(ShortLineTheory.third(cube, one, other)).isEqualTo(expected[one][other]);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3,3", "3,4", "3,5", "3,8", "2,2", "2,3", "2,12"})
  void theFirstPlayerWins(int n, int d) {
    PositionalRules rules = rules(n, d, false);
    Marks start = Marks.none(rules.family().points());
    Fact<Marks> fact = fact(rules, start).orElseThrow();
    assertThat(fact.outcome()).isEqualTo(Outcome.N);
    Step threats = fact.proof().steps().get(0);
    StepCheck<Marks> check =
        new StepCheck<>(
            start, threats, List.of(), other -> Optional.empty(), other -> Optional.empty());
    new MarksChecker(rules).check(check);
    assertThat(check.faults()).isEmpty();
    assertThat(check.concluded()).containsExactly(Outcome.N);
    if (threats.data().containsKey("move") && rules.family().points() < LARGE) {
      Step other = threats.with("move", rules.family().name(0));
      StepCheck<Marks> changed =
          new StepCheck<>(start, other, List.of(), o -> Optional.empty(), o -> Optional.empty());
      new MarksChecker(rules).check(changed);
      assertThat(changed.faults()).isNotEmpty();
    }
    Marks middle = start.with(Side.X, rules.family().points() / 2);
    assertThat(fact(rules, middle).orElseThrow().outcome()).isEqualTo(Outcome.P);
  }

  /** What the theory says of boards that the search can do, at random positions. */
  @ParameterizedTest
  @CsvSource({"3,2,400", "3,3,400", "3,4,60", "2,2,50", "2,3,50"})
  void agreesWithTheSearch(int n, int d, int plays) {
    PositionalRules rules = rules(n, d, true);
    Random random = new Random(n * 10 + d);
    LineSearch search = new LineSearch(rules, new Workspace(), Control.unlimited());
    int said = 0;
    for (int i = 0; i < plays; i++) {
      Marks marks = Marks.none(rules.family().points());
      for (int moves = i % 6; moves > 0 && rules.won(marks).isEmpty(); moves--) {
        int[] free = marks.freePoints();
        marks = marks.with(rules.turn(marks), free[random.nextInt(free.length)]);
      }
      Optional<Fact<Marks>> fact = fact(rules, marks);
      if (fact.isPresent()) {
        said++;
        assertThat(fact.get().outcome())
            .as("%s", marks)
            .isEqualTo(search.won(marks).outcome(rules.turn(marks)));
      }
    }
    assertThat(said).isGreaterThan(plays / 10);
  }
}
