package org.farstar.papers.slides.positional;

import static org.farstar.papers.slides.positional.LineClaims.LECTURE;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.positional.family.Cube;

/** From which n on the board [n]^d has a draw forcing pairing: what is not in the lecture. */
public final class ThresholdClaims {
  private ThresholdClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(leastPlane(), linear(), counting());
  }

  private static Claim linear() {
    return LECTURE
        .beyond("pairing-linear")
        .says(
            "There is a draw forcing pairing of the (n, d) game for n of at least 4d - 2: leave out of"
                + " a line the cells at which a constant coordinate has the value of a moving one, or"
                + " the opposite value, and the middle cell where several move; then each line keeps"
                + " 2d cells at least, and each cell is kept by d lines at most.")
        .over("n up to %d, all d with 4d - 2 up to n", 2, 14)
        .atMost(17)
        .butNot(
            "For n = 4d - 3 each line keeps so many, too.",
            (n, cases) -> {
              if ((n + 3) % 4 == 0) {
                keeps(new Cube(n, (n + 3) / 4), cases);
              }
            })
        .check(
            (n, cases) -> {
              for (int d = 1; 4 * d - 2 <= n; d++) {
                keeps(new Cube(n, d), cases);
                cases.check(PairingClaims.exists(n, d, cases), () -> "no pairing, n = " + n);
              }
            });
  }

  private static void keeps(Cube cube, Cases cases) {
    int d = cube.dimension();
    int[] keptBy = new int[cube.points()];
    for (int line = 0; line < cube.sets(); line++) {
      int[] cells = cube.points(line);
      int kept = 0;
      for (int cell : cells) {
        if (keeps(cube, cells, cell)) {
          kept++;
          keptBy[cell]++;
        }
      }
      int left = kept;
      cases.check(left >= 2 * d, () -> "a line of " + cube + " keeps " + left + " cells");
    }
    for (int cell = 0; cell < keptBy.length; cell++) {
      int by = cell;
      cases.check(keptBy[cell] <= d, () -> cube.name(by) + " of " + cube + " is kept too often");
    }
  }

  private static boolean keeps(Cube cube, int[] line, int cell) {
    int first = line[0];
    int last = line[line.length - 1];
    int moving = 0;
    int value = 0;
    for (int i = 0; i < cube.dimension(); i++) {
      if (cube.coordinate(first, i) != cube.coordinate(last, i)) {
        moving++;
        value = apart(cube, cell, i);
      }
    }
    for (int i = 0; i < cube.dimension(); i++) {
      boolean fixed = cube.coordinate(first, i) == cube.coordinate(last, i);
      if (fixed && apart(cube, cell, i) == value) {
        return false;
      }
    }
    return value != 0 || moving == 1;
  }

  /** How far a coordinate is from the middle, twice. */
  private static int apart(Cube cube, int cell, int index) {
    return Math.abs(2 * cube.coordinate(cell, index) - cube.side() - 1);
  }

  private static Claim leastPlane() {
    return LECTURE
        .beyond("pairing-plane-least")
        .says(
            "On the n by n board there is a draw forcing pairing from n = 5 on, for n = 7 too, and"
                + " none below.")
        .over("n up to %d", 1, 24)
        .atMost(200)
        .check(
            (n, cases) ->
                cases.equal(
                    n >= 5, PairingClaims.exists(n, 2, cases), () -> "a pairing, n = " + n));
  }

  private static Claim counting() {
    return LECTURE
        .beyond("pairing-count")
        .says(
            "There is a draw forcing pairing of the (n, d) game if and only if it has at most half as"
                + " many lines as cells.")
        .over("d up to 4, n up to %d", 1, 13)
        .atMost(20)
        .conjecture()
        .check(
            (n, cases) -> {
              for (int d = 1; d <= 4; d++) {
                Cube cube = new Cube(n, d);
                String board = cube.toString();
                cases.equal(
                    2L * cube.sets() <= cube.points(),
                    PairingClaims.exists(cube.side(), cube.dimension(), cases),
                    () -> "a pairing of " + board);
              }
            });
  }
}
