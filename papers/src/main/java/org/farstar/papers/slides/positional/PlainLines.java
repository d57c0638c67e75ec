package org.farstar.papers.slides.positional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The lines of [n]^d by the definition: each coordinate constant, rising or falling. */
final class PlainLines {
  private PlainLines() {}

  /**
   * The lines as sets of cells, the cells numbered as they are read, and by how many choices of
   * kinds each is given.
   */
  static Map<Set<Integer>, Integer> lines(int n, int d) {
    Map<Set<Integer>, Integer> lines = new LinkedHashMap<>();
    int codes = power(n + 2, d);
    for (int code = 0; code < codes; code++) {
      Set<Integer> line = line(n, d, code);
      if (line != null) {
        lines.merge(line, 1, Integer::sum);
      }
    }
    return lines;
  }

  /** The line of some kinds, the digits of a number in base n+2; null where all are constant. */
  private static Set<Integer> line(int n, int d, int code) {
    boolean moving = false;
    Set<Integer> line = new TreeSet<>();
    for (int step = 0; step < n; step++) {
      int cell = 0;
      int rest = code;
      for (int i = 0; i < d; i++) {
        int kind = rest % (n + 2);
        rest /= n + 2;
        moving |= kind >= n;
        cell = cell * n + (kind < n ? kind : kind == n ? step : n - 1 - step);
      }
      line.add(cell);
    }
    return moving ? line : null;
  }

  static int power(int base, int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power = Math.multiplyExact(power, base);
    }
    return power;
  }

  /** How many lines go through each cell. */
  static int[] degrees(int n, int d) {
    int[] degrees = new int[power(n, d)];
    lines(n, d).keySet().forEach(line -> line.forEach(cell -> degrees[cell]++));
    return degrees;
  }

  /** The lines as masks of at most 31 cells. */
  static int[] masks(int n, int d) {
    List<Integer> masks = new ArrayList<>();
    for (Set<Integer> line : lines(n, d).keySet()) {
      int mask = 0;
      for (int cell : line) {
        mask |= 1 << cell;
      }
      masks.add(mask);
    }
    return masks.stream().mapToInt(Integer::intValue).toArray();
  }
}
