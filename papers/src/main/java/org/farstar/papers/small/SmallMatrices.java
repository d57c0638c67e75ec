package org.farstar.papers.small;

import java.util.stream.IntStream;

/** Small square 0-1 matrices in the bits of an int, entry (i, j) in bit i*k + j, for claims. */
public final class SmallMatrices {
  private SmallMatrices() {}

  public static int row(int matrix, int k, int i) {
    return matrix >>> i * k & (1 << k) - 1;
  }

  public static int column(int matrix, int k, int j) {
    int column = 0;
    for (int i = 0; i < k; i++) {
      column |= (matrix >>> i * k + j & 1) << i;
    }
    return column;
  }

  /** The sums of all subsets of the lines. */
  public static int[] sums(int[] lines) {
    int[] sums = new int[1 << lines.length];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & set - 1] ^ lines[Integer.numberOfTrailingZeros(set)];
    }
    return sums;
  }

  public static int[] rows(int matrix, int k) {
    return IntStream.range(0, k).map(i -> row(matrix, k, i)).toArray();
  }

  public static int[] columnsOf(int matrix, int k) {
    return IntStream.range(0, k).map(j -> column(matrix, k, j)).toArray();
  }

  public static String text(int matrix, int k) {
    StringBuilder text = new StringBuilder("rows");
    for (int i = 0; i < k; i++) {
      text.append(' ');
      for (int j = 0; j < k; j++) {
        text.append(matrix >>> i * k + j & 1);
      }
    }
    return text.toString();
  }
}
