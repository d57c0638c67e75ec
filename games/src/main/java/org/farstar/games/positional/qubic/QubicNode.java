package org.farstar.games.positional.qubic;

/**
 * A position of Qubic as the search for a win of X sees it, the least of its images. X stands for
 * the player who is to win, and may have moved second.
 */
final class QubicNode {
  final long x;
  final long o;

  /** Whether X is to move. */
  final boolean turnOfX;

  /** The positions after the moves that are tried; null until they are found. */
  QubicNode[] options;

  /** Whether X has been shown to win. */
  boolean won;

  private QubicNode(long x, long o, boolean turnOfX) {
    this.x = x;
    this.o = o;
    this.turnOfX = turnOfX;
  }

  /** The node of any image of a position. */
  static QubicNode least(long x, long o, boolean turnOfX) {
    long[] least = new long[2];
    Cube64.least(x, o, least);
    return new QubicNode(least[0], least[1], turnOfX);
  }

  /** How many of O's replies X has not been shown to win against, after a move of X. */
  int left() {
    int left = 0;
    for (QubicNode reply : options) {
      left += reply.won ? 0 : 1;
    }
    return left;
  }

  /** The cell that X takes in a position to come to a node that is an option of its own. */
  static int move(long x, long o, QubicNode after) {
    long rest = ~(x | o);
    while (!least(x | Long.lowestOneBit(rest), o, false).equals(after)) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** Whether X must take the fourth cell of a line of three O's, which needs no thought. */
  boolean blocks() {
    return Cube64.wins(o, x) != 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QubicNode that && x == that.x && o == that.o;
  }

  @Override
  public int hashCode() {
    return Cells.mixed(x, o);
  }
}
