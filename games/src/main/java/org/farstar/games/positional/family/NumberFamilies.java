package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Families on numbers, and projective planes. */
final class NumberFamilies {
  private NumberFamilies() {}

  /** The arithmetic progressions of k of the numbers 1..n. */
  static Known progressions(String text, int k, int n) {
    List<int[]> sets = new ArrayList<>();
    for (int first = 0; first < n; first++) {
      for (int step = 1; first + (k - 1) * step < n; step++) {
        int[] set = new int[k];
        for (int i = 0; i < k; i++) {
          set[i] = first + i * step;
        }
        sets.add(set);
        if (k == 1) {
          break;
        }
      }
    }
    int[] backwards = new int[n];
    for (int i = 0; i < n; i++) {
      backwards[i] = n - 1 - i;
    }
    ListedFamily family = ListedFamily.numbered(n, sets);
    return new Known(text, family, List.of(backwards), Optional.empty());
  }

  /**
   * The lines of the projective plane over the field of q elements: points are the vectors of three
   * numbers modulo q of which the first that is not 0 is 1, lines the points orthogonal to one.
   *
   * @param q a prime
   */
  static Known plane(String text, int q) {
    List<int[]> points = new ArrayList<>();
    points.add(new int[] {0, 0, 1});
    for (int z = 0; z < q; z++) {
      points.add(new int[] {0, 1, z});
    }
    for (int y = 0; y < q; y++) {
      for (int z = 0; z < q; z++) {
        points.add(new int[] {1, y, z});
      }
    }
    List<int[]> sets = new ArrayList<>();
    for (int[] line : points) {
      List<Integer> set = new ArrayList<>();
      for (int i = 0; i < points.size(); i++) {
        int[] p = points.get(i);
        if ((p[0] * line[0] + p[1] * line[1] + p[2] * line[2]) % q == 0) {
          set.add(i);
        }
      }
      sets.add(set.stream().mapToInt(Integer::intValue).toArray());
    }
    List<int[]> symmetries = new ArrayList<>();
    symmetries.add(collineation(points, q, p -> new int[] {p[1], p[2], p[0]}));
    symmetries.add(collineation(points, q, p -> new int[] {p[1], p[0], p[2]}));
    symmetries.add(collineation(points, q, p -> new int[] {p[0], p[1], p[2] + p[1]}));
    if (q > 2) {
      symmetries.add(collineation(points, q, p -> new int[] {p[0], p[1], 2 * p[2]}));
    }
    ListedFamily family = ListedFamily.numbered(points.size(), sets);
    return new Known(text, family, symmetries, Optional.empty());
  }

  private static int[] collineation(List<int[]> points, int q, UnaryOperator<int[]> map) {
    int[] image = new int[points.size()];
    for (int i = 0; i < image.length; i++) {
      int[] to = normalised(map.apply(points.get(i).clone()), q);
      for (int j = 0; j < image.length; j++) {
        if (java.util.Arrays.equals(points.get(j), to)) {
          image[i] = j;
        }
      }
    }
    return image;
  }

  private static int[] normalised(int[] vector, int q) {
    int leading = 0;
    while (vector[leading] % q == 0) {
      leading++;
    }
    int inverse = 1;
    while (inverse * vector[leading] % q != 1) {
      inverse++;
    }
    int[] scaled = new int[3];
    for (int i = 0; i < 3; i++) {
      scaled[i] = inverse * vector[i] % q;
    }
    return scaled;
  }
}
