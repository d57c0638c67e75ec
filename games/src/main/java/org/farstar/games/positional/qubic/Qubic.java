package org.farstar.games.positional.qubic;

import java.util.Optional;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;

/**
 * A position of Qubic as 64 bits for each player.
 *
 * @param x the cells of X, cell 16a + 4b + c for the coordinates a, b, c from 0 to 3
 * @param o the cells of O
 */
public record Qubic(long x, long o) {
  private static final Cube BOARD = new Cube(4, 3);

  /** The position that a sum consists of, where it is one of Qubic. */
  public static Optional<Qubic> of(Sum sum) {
    return sum.position()
        .filter(placed -> placed.variant().rules() instanceof PositionalRules rules && is(rules))
        .map(placed -> of((Marks) placed.position()));
  }

  /** Whether these are the rules of Qubic. */
  public static boolean is(PositionalRules rules) {
    return rules.goal() == Goal.MAKER_MAKER
        && rules.turns().equals(Turns.PLAIN)
        && rules.family().equals(BOARD);
  }

  static Qubic of(Marks marks) {
    long x = 0;
    long o = 0;
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      x |= marks.has(Side.X, cell) ? 1L << cell : 0;
      o |= marks.has(Side.O, cell) ? 1L << cell : 0;
    }
    return new Qubic(x, o);
  }

  /** Whether no cell has been taken. */
  public boolean empty() {
    return (x | o) == 0;
  }

  /** Whether X is to move. */
  public boolean turnOfX() {
    return Long.bitCount(x) == Long.bitCount(o);
  }

  /** The name of a cell, as in {@code 1,1,4}. */
  public static String name(int cell) {
    return BOARD.name(cell);
  }
}
