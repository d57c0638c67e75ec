package org.farstar.engine.search;

/**
 * Makes both walls of games, at the temperatures of {@link Walls}, from those of their options.
 *
 * <p>Walls are rounded down wherever they cross between two of the temperatures. By induction no
 * wall is ever too far to the left. Where those that are found have crossed, the mast is at least
 * the left wall there and the right wall at the temperature before. Between these temperatures the
 * left wall falls, and the right wall rises, at most as fast as the temperature; so if the true
 * walls meet there, the mast is at least half the sum of both outer corners, less half the step.
 * Neither corner counts as more than a step from the other one of its wall. Hence that number is at
 * most the left wall found at the lower temperature and the right wall found at the higher one, and
 * holds where the true walls meet elsewhere, too. Where only the true ones have crossed, the left
 * wall found is below the mast.
 */
public final class WallTables {
  /** The offset of the numbers in tables. */
  public static final int OFFSET = 0x2000;

  /** Left's walls where she has no move. */
  public static final long NO_LEFT = 0;

  /** Right's walls where he has no move. */
  public static final long NO_RIGHT = Walls.all(0x7FFF);

  private WallTables() {}

  /**
   * Sets the walls of a game.
   *
   * @param leftOf the greatest right walls of Left's options, or {@link #NO_LEFT}
   * @param rightOf the smallest left walls of Right's options, or {@link #NO_RIGHT}
   */
  public static void set(int at, long leftOf, long rightOf, long[] left, long[] right) {
    int above = Walls.part(leftOf, 0) - OFFSET;
    int below = Walls.part(rightOf, 0) - OFFSET;
    if (leftOf == NO_LEFT || rightOf == NO_RIGHT || above < below) {
      int number = simplest(leftOf == NO_LEFT ? -OFFSET : above, below);
      right[at] = Walls.all(number + OFFSET);
      left[at] = right[at] - 1;
      return;
    }
    long leftWall = leftOf - Walls.TAX;
    long rightWall = rightOf + Walls.TAX;
    for (int k = 1; k < Walls.COUNT; k++) {
      if (Walls.part(leftWall, k) <= Walls.part(rightWall, k)) {
        int mast = mast(leftWall, rightWall, k);
        leftWall = Walls.from(leftWall, k, mast);
        rightWall = Walls.from(rightWall, k, mast);
        break;
      }
    }
    left[at] = leftWall;
    right[at] = rightWall;
  }

  /** What the mast is at least, where the walls have crossed before a temperature. */
  private static int mast(long leftWall, long rightWall, int k) {
    int step = Walls.part(Walls.TAX, k) - Walls.part(Walls.TAX, k - 1);
    int left = Walls.part(leftWall, k);
    int right = Walls.part(rightWall, k - 1);
    int corners =
        Math.min(Walls.part(leftWall, k - 1), left + step)
            + Math.min(Walls.part(rightWall, k), right + step);
    return Math.max(Math.max(left, right), corners - step >> 1);
  }

  /** The simplest number, in units, that is greater than one and at most another. */
  private static int simplest(int above, int most) {
    if (above < 0) {
      return most >= 0 ? 0 : -simplestPositive(-most, -above - 1);
    }
    return simplestPositive(above + 1, most);
  }

  private static int simplestPositive(int least, int most) {
    int up = (least + Walls.UNIT - 1) / Walls.UNIT * Walls.UNIT;
    for (int step = Walls.UNIT; up > most; step /= 2) {
      up = (least + step - 1) / step * step;
    }
    return up;
  }
}
