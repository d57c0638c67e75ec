package org.farstar.verify.qubic;

import java.util.Arrays;
import org.farstar.verify.draw.LineBoard;

/**
 * The board of Qubic, {@link LineBoard#cube} of side 4 and dimension 3, as 64 bits: cell a + 4b +
 * 16c has the coordinates a, b, c from 0 to 3. It has 76 lines and 192 symmetries.
 */
final class QubicBoard {
  static final int CELLS = 64;

  private static final LineBoard CUBE = LineBoard.cube(4, 3);

  /** The lines, each as the set of its cells. */
  static final long[] LINES = CUBE.sets().stream().mapToLong(QubicBoard::bits).toArray();

  /** The lines through each cell. */
  private static final long[][] THROUGH = new long[CELLS][];

  private static final int[][] SYMMETRIES = CUBE.symmetries().toArray(int[][]::new);

  /** The image of each byte of a set of cells under each symmetry. */
  private static final long[][] IMAGES = new long[SYMMETRIES.length][8 * 256];

  static {
    for (int i = 0; i < CELLS; i++) {
      long cell = 1L << i;
      THROUGH[i] = Arrays.stream(LINES).filter(line -> (line & cell) != 0).toArray();
    }
    for (int g = 0; g < IMAGES.length; g++) {
      for (int index = 0; index < 8 * 256; index++) {
        for (int bits = index % 256; bits != 0; bits &= bits - 1) {
          int cell = index / 256 * 8 + Integer.numberOfTrailingZeros(bits);
          IMAGES[g][index] |= 1L << SYMMETRIES[g][cell];
        }
      }
    }
  }

  private QubicBoard() {}

  private static long bits(int[] cells) {
    return Arrays.stream(cells).mapToLong(cell -> 1L << cell).sum();
  }

  /** How many symmetries there are. */
  static int symmetryCount() {
    return SYMMETRIES.length;
  }

  /** The image of a cell. */
  static int image(int symmetry, int cell) {
    return SYMMETRIES[symmetry][cell];
  }

  /** The image of a set of cells. */
  static long image(int symmetry, long cells) {
    long[] table = IMAGES[symmetry];
    long image = 0;
    for (int at = 0; at < CELLS; at += 8) {
      image |= table[at * 32 + (int) (cells >>> at & 255)];
    }
    return image;
  }

  /** The symmetry under which the cells of X, and then those of O, have the least image. */
  static int leastUnder(long x, long o) {
    int best = 0;
    long bestX = x;
    long bestO = o;
    for (int g = 0; g < SYMMETRIES.length; g++) {
      long imageX = image(g, x);
      int order = Long.compareUnsigned(imageX, bestX);
      if (order > 0) {
        continue;
      }
      long imageO = image(g, o);
      if (order < 0 || Long.compareUnsigned(imageO, bestO) < 0) {
        best = g;
        bestX = imageX;
        bestO = imageO;
      }
    }
    return best;
  }

  /** The free cells with which a player completes a line. */
  static long winning(long own, long other) {
    long cells = 0;
    for (long line : LINES) {
      long free = line & ~own;
      if ((free & free - 1) == 0 && (line & other) == 0) {
        cells |= free;
      }
    }
    return cells;
  }

  /** The free cells with which a player who has a cell completes a line through it. */
  static long winningThrough(int cell, long own, long other) {
    long cells = 0;
    for (long line : THROUGH[cell]) {
      long free = line & ~own;
      if ((free & free - 1) == 0 && (line & other) == 0) {
        cells |= free;
      }
    }
    return cells;
  }
}
