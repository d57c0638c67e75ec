package org.farstar.verify.qubic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The board of Qubic as 64 bits: cell a + 4b + 16c has the coordinates a, b, c from 0 to 3. Its 76
 * lines are found by trying all sets of four cells at equal steps, and its 192 symmetries are made
 * from five and compared with the lines.
 */
final class QubicBoard {
  static final int CELLS = 64;

  /** The lines, each as the set of its cells. */
  static final long[] LINES = lines();

  /** The lines through each cell. */
  private static final long[][] THROUGH = through();

  private static final int[][] SYMMETRIES = symmetries();

  /** The image of each byte of a set of cells under each symmetry. */
  private static final long[][] IMAGES = images();

  private QubicBoard() {}

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

  private static long[][] through() {
    long[][] through = new long[CELLS][];
    for (int i = 0; i < CELLS; i++) {
      long cell = 1L << i;
      through[i] = Arrays.stream(LINES).filter(line -> (line & cell) != 0).toArray();
    }
    return through;
  }

  private static long[] lines() {
    Set<Long> lines = new LinkedHashSet<>();
    for (int cell = 0; cell < CELLS; cell++) {
      for (int step = 0; step < 27; step++) {
        long line = line(cell, step % 3 - 1, step / 3 % 3 - 1, step / 9 - 1);
        if (Long.bitCount(line) == 4) {
          lines.add(line);
        }
      }
    }
    return lines.stream().mapToLong(Long::longValue).toArray();
  }

  /** Four cells from one on with these steps, as far as they lie on the board. */
  private static long line(int cell, int stepA, int stepB, int stepC) {
    long line = 0;
    for (int i = 0; i < 4; i++) {
      int a = cell % 4 + i * stepA;
      int b = cell / 4 % 4 + i * stepB;
      int c = cell / 16 + i * stepC;
      if ((a | b | c) >= 0 && a < 4 && b < 4 && c < 4) {
        line |= 1L << a + 4 * b + 16 * c;
      }
    }
    return line;
  }

  /** All products of five symmetries. */
  private static int[][] symmetries() {
    List<int[]> generators =
        List.of(
            map((a, b, c) -> 3 - a + 4 * b + 16 * c),
            map((a, b, c) -> b + 4 * a + 16 * c),
            map((a, b, c) -> b + 4 * c + 16 * a),
            map((a, b, c) -> (a ^ 1) + 4 * (b ^ 1) + 16 * (c ^ 1)),
            map((a, b, c) -> middle(a) + 4 * middle(b) + 16 * middle(c)));
    List<int[]> found = new ArrayList<>(List.of(map((a, b, c) -> a + 4 * b + 16 * c)));
    Set<List<Integer>> known = new HashSet<>();
    known.add(Arrays.stream(found.get(0)).boxed().toList());
    for (int i = 0; i < found.size(); i++) {
      for (int[] generator : generators) {
        int[] product = Arrays.stream(found.get(i)).map(cell -> generator[cell]).toArray();
        if (known.add(Arrays.stream(product).boxed().toList())) {
          requireLines(product);
          found.add(product);
        }
      }
    }
    return found.toArray(int[][]::new);
  }

  /** The coordinate with the two in the middle exchanged. */
  private static int middle(int coordinate) {
    return coordinate == 1 ? 2 : coordinate == 2 ? 1 : coordinate;
  }

  private interface CellMap {
    int to(int a, int b, int c);
  }

  private static int[] map(CellMap map) {
    int[] to = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      to[cell] = map.to(cell % 4, cell / 4 % 4, cell / 16);
    }
    return to;
  }

  private static void requireLines(int[] map) {
    Set<Long> lines = new HashSet<>(Arrays.stream(LINES).boxed().toList());
    for (long line : LINES) {
      long image = 0;
      for (long rest = line; rest != 0; rest &= rest - 1) {
        image |= 1L << map[Long.numberOfTrailingZeros(rest)];
      }
      if (!lines.remove(image)) {
        throw new AssertionError("a map of the board that is no symmetry");
      }
    }
  }

  private static long[][] images() {
    long[][] images = new long[SYMMETRIES.length][8 * 256];
    for (int g = 0; g < images.length; g++) {
      for (int index = 0; index < 8 * 256; index++) {
        for (int bit = 0; bit < 8; bit++) {
          if ((index >> bit & 1) != 0) {
            images[g][index] |= 1L << SYMMETRIES[g][index / 256 * 8 + bit];
          }
        }
      }
    }
    return images;
  }
}
