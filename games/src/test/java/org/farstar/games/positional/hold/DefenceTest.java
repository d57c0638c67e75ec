package org.farstar.games.positional.hold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToIntBiFunction;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.CubeText;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefenceTest {
  private static final int PLAYS = 10_000;

  @Test
  void thePotentialNeverLosesFourByFour() {
    Cube cube = new Cube(4, 2);
    neverLoses(cube, (marks, last) -> Defence.byPotential(cube, marks, Side.X));
  }

  /** The player that people play against, as O and as X, against moves at random. */
  @ParameterizedTest
  @CsvSource({"4,2", "5,2", "8,3"})
  void thePlayerNeverLosesADrawnBoard(int n, int d) {
    PositionalRules rules =
        new PositionalRules(
            new Cube(n, d),
            Goal.MAKER_MAKER,
            Turns.PLAIN,
            PointGroup.trivial(new Cube(n, d).points()),
            new CubeText(new Cube(n, d)));
    for (Side side : Side.values()) {
      Random random = new Random(n * 10 + d);
      HoldPlayer player = new HoldPlayer(rules);
      for (int play = 0; play < PLAYS / 2; play++) {
        Marks end = play(rules, player, side, random);
        assertThat(end.complete(rules.family(), side.other()))
            .as("%s, play %d", side, play)
            .isFalse();
      }
    }
  }

  /** A play until the board is full; lines of the player do not end it, which makes it harder. */
  private static Marks play(PositionalRules rules, HoldPlayer player, Side side, Random random) {
    int[] order = new int[rules.family().points()];
    Arrays.setAll(order, i -> i);
    shuffle(order, random);
    Marks marks = Marks.none(order.length);
    int at = 0;
    for (Side turn = Side.X; marks.free() > 0; turn = turn.other()) {
      while (!marks.free(order[at])) {
        at++;
      }
      int point = turn == side ? player.move(marks).orElseThrow() : order[at];
      assertThat(marks.free(point)).isTrue();
      marks = marks.with(turn, point);
    }
    return marks;
  }

  /** O answers an X that moves at random until the board is full; no line is ever all X. */
  private static void neverLoses(Cube cube, ToIntBiFunction<Marks, Integer> reply) {
    Random random = new Random(42);
    int[] order = new int[cube.points()];
    Arrays.setAll(order, i -> i);
    for (int play = 0; play < PLAYS; play++) {
      shuffle(order, random);
      Marks marks = Marks.none(cube.points());
      for (int move : order) {
        if (marks.free(move)) {
          marks = marks.with(Side.X, move);
          int answer = marks.free() == 0 ? -1 : reply.applyAsInt(marks, move);
          if (answer >= 0) {
            assertThat(marks.free(answer)).isTrue();
            marks = marks.with(Side.O, answer);
          }
        }
      }
      assertThat(marks.free()).isZero();
      assertThat(marks.complete(cube, Side.X)).as("play %d", play).isFalse();
    }
  }

  private static void shuffle(int[] order, Random random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
  }
}
