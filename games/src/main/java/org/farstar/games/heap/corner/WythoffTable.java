package org.farstar.games.heap.corner;

import org.farstar.engine.budget.Meter;

/**
 * Grundy values of Wythoff's game, for which no formula is known: row by row, each value the least
 * that neither its row, its column nor its diagonal has met. The values so far of each line are
 * bits, and words of bits that are full are passed over; the memory is an int for each cell.
 */
public final class WythoffTable {
  /** The largest coordinate. */
  public static final int LARGEST = 2_500;

  private final int[][] values;

  /**
   * @param m the largest first coordinate
   * @param n the largest second coordinate
   * @param meter counts rows, and may stop the work
   * @throws IllegalArgumentException where a coordinate is above {@link #LARGEST}
   */
  public WythoffTable(int m, int n, Meter meter) {
    if (m > LARGEST || n > LARGEST) {
      throw new IllegalArgumentException("no table of " + m + " by " + n);
    }
    values = new int[m + 1][n + 1];
    int words = (m + n) / 32 + 2;
    long[][] columns = new long[n + 1][words];
    long[][] diagonals = new long[m + n + 1][words];
    // How many words of each line are full, from the first.
    int[] fullOfColumn = new int[n + 1];
    int[] fullOfDiagonal = new int[m + n + 1];
    for (int i = 0; i <= m; i++) {
      meter.count();
      long[] row = new long[words];
      int fullOfRow = 0;
      for (int j = 0; j <= n; j++) {
        long[] column = columns[j];
        int d = i - j + n;
        long[] diagonal = diagonals[d];
        int word = Math.max(fullOfRow, Math.max(fullOfColumn[j], fullOfDiagonal[d]));
        long met = row[word] | column[word] | diagonal[word];
        while (met == -1) {
          word++;
          met = row[word] | column[word] | diagonal[word];
        }
        int bit = Long.numberOfTrailingZeros(~met);
        row[word] |= 1L << bit;
        column[word] |= 1L << bit;
        diagonal[word] |= 1L << bit;
        values[i][j] = word * Long.SIZE + bit;
        fullOfRow = full(row, fullOfRow);
        fullOfColumn[j] = full(column, fullOfColumn[j]);
        fullOfDiagonal[d] = full(diagonal, fullOfDiagonal[d]);
      }
    }
  }

  /** How many words are full, this many of them for certain. */
  private static int full(long[] words, int known) {
    int full = known;
    while (full < words.length && words[full] == -1) {
      full++;
    }
    return full;
  }

  /** The Grundy value of a point in the table. */
  public int value(int m, int n) {
    return values[m][n];
  }
}
