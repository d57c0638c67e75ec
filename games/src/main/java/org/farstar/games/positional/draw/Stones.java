package org.farstar.games.positional.draw;

import java.util.Arrays;
import java.util.List;

/**
 * The points of both players, each in ascending order.
 *
 * @param x those of X
 * @param o those of O
 */
record Stones(int[] x, int[] o) {
  static final Stones NONE = new Stones(new int[0], new int[0]);

  /** With one more point of each. */
  Stones plus(int ofX, int ofO) {
    return new Stones(with(x, ofX), with(o, ofO));
  }

  private static int[] with(int[] points, int point) {
    int[] more = Arrays.copyOf(points, points.length + 1);
    more[points.length] = point;
    Arrays.sort(more);
    return more;
  }

  /** The least image, the points of X compared first. */
  Stones least(List<int[]> permutations) {
    int[] bestX = x;
    int[] bestO = o;
    int[] imageX = new int[x.length];
    int[] imageO = new int[o.length];
    for (int[] permutation : permutations) {
      image(permutation, x, imageX);
      int order = Arrays.compare(imageX, bestX);
      if (order <= 0) {
        image(permutation, o, imageO);
        if (order < 0 || Arrays.compare(imageO, bestO) < 0) {
          bestX = imageX.clone();
          bestO = imageO.clone();
        }
      }
    }
    return new Stones(bestX, bestO);
  }

  /** Whether a permutation maps the points of each player to themselves. */
  boolean keptBy(int[] permutation) {
    return kept(permutation, x) && kept(permutation, o);
  }

  private static boolean kept(int[] permutation, int[] points) {
    int[] image = new int[points.length];
    image(permutation, points, image);
    return Arrays.equals(image, points);
  }

  private static void image(int[] permutation, int[] points, int[] image) {
    for (int i = 0; i < points.length; i++) {
      int to = permutation[points[i]];
      int at = i;
      while (at > 0 && image[at - 1] > to) {
        image[at] = image[at - 1];
        at--;
      }
      image[at] = to;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stones that && Arrays.equals(x, that.x) && Arrays.equals(o, that.o);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(x) + Arrays.hashCode(o);
  }
}
