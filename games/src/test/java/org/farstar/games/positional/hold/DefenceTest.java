package org.farstar.games.positional.hold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToIntBiFunction;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.Side;
import org.junit.jupiter.api.Test;

class DefenceTest {
  private static final int PLAYS = 10_000;

  @Test
  void thePotentialNeverLosesFourByFour() {
    Cube cube = new Cube(4, 2);
    neverLoses(cube, (marks, last) -> Defence.byPotential(cube, marks, Side.X));
  }

  @Test
  void thePairingNeverLosesFiveByFive() {
    pairingNeverLoses(new Cube(5, 2));
  }

  @Test
  void thePairingNeverLosesEightCubed() {
    pairingNeverLoses(new Cube(8, 3));
  }

  private static void pairingNeverLoses(Cube cube) {
    Pairing pairing = Pairing.of(cube, Control.unlimited());
    assertThat(pairing.complete()).isTrue();
    neverLoses(cube, (marks, last) -> Defence.byPairing(pairing, marks, last));
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
