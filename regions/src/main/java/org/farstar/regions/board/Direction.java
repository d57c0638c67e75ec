package org.farstar.regions.board;

import java.util.List;

/**
 * A step from a cell to one beside it.
 *
 * @param down how many rows down
 * @param right how many columns to the right
 */
public record Direction(int down, int right) {
  public static final Direction UP = new Direction(-1, 0);
  public static final Direction DOWN = new Direction(1, 0);
  public static final Direction LEFT = new Direction(0, -1);
  public static final Direction RIGHT = new Direction(0, 1);

  /** The same step back. */
  public Direction opposite() {
    return new Direction(-down, -right);
  }

  /** The four directions of a rook. */
  public static final List<Direction> ROOK = List.of(UP, LEFT, RIGHT, DOWN);

  /** The eight directions of a queen. */
  public static final List<Direction> QUEEN =
      List.of(
          new Direction(-1, -1),
          UP,
          new Direction(-1, 1),
          LEFT,
          RIGHT,
          new Direction(1, -1),
          DOWN,
          new Direction(1, 1));

  @Override
  public boolean equals(Object other) {
    return other instanceof Direction that && down == that.down && right == that.right;
  }

  @Override
  public int hashCode() {
    return 31 * down + right;
  }
}
