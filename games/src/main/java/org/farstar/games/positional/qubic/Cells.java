package org.farstar.games.positional.qubic;

/**
 * A position of Qubic as a key of tables.
 *
 * @param x the cells of X
 * @param o the cells of O
 */
public record Cells(long x, long o) {
  /** The least of the images of a position. */
  public static Cells least(long x, long o) {
    long[] least = new long[2];
    Cube64.least(x, o, least);
    return new Cells(least[0], least[1]);
  }

  /** Mixed well, since positions of one table differ in few cells. */
  @Override
  public int hashCode() {
    return mixed(x, o);
  }

  static int mixed(long x, long o) {
    long mixed = (x * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(o, 31)) * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 32);
  }
}
