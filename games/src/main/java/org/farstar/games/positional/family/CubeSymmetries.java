package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The symmetries of [n]^d that map lines to lines: coordinates exchanged, one coordinate read
 * backwards, and permutations of 1..n that keep k and n+1-k together applied to all coordinates at
 * once. For d = 1 there are more, which are of no use.
 */
public final class CubeSymmetries {
  private CubeSymmetries() {}

  /** Generators of the group, those of the geometric symmetries first. */
  public static List<int[]> generators(Cube cube) {
    int n = cube.side();
    List<int[]> generators = geometric(cube);
    for (int k = 1; k + 1 <= n / 2; k++) {
      generators.add(values(cube, exchange(n, k, k + 1)));
    }
    if (n >= 4) {
      int[] flip = exchange(n, 1, 1);
      flip[1] = n;
      flip[n] = 1;
      generators.add(values(cube, flip));
    }
    return generators;
  }

  /** Generators of the symmetries of the cube as a body: 2^d d! of them. */
  public static List<int[]> geometric(Cube cube) {
    int d = cube.dimension();
    int n = cube.side();
    List<int[]> generators = new ArrayList<>();
    generators.add(
        permutation(
            cube,
            x -> {
              x[0] = n + 1 - x[0];
              return x;
            }));
    for (int i = 0; i + 1 < d; i++) {
      int k = i;
      generators.add(
          permutation(
              cube,
              x -> {
                int kept = x[k];
                x[k] = x[k + 1];
                x[k + 1] = kept;
                return x;
              }));
    }
    return generators;
  }

  /** Exchanges two values, and their mirror images. */
  private static int[] exchange(int n, int one, int other) {
    int[] to = new int[n + 1];
    for (int i = 1; i <= n; i++) {
      to[i] = i;
    }
    to[one] = other;
    to[other] = one;
    to[n + 1 - one] = n + 1 - other;
    to[n + 1 - other] = n + 1 - one;
    return to;
  }

  private static int[] values(Cube cube, int[] to) {
    return permutation(
        cube,
        x -> {
          for (int i = 0; i < x.length; i++) {
            x[i] = to[x[i]];
          }
          return x;
        });
  }

  private static int[] permutation(Cube cube, UnaryOperator<int[]> map) {
    int[] to = new int[cube.points()];
    for (int cell = 0; cell < to.length; cell++) {
      int[] x = new int[cube.dimension()];
      for (int i = 0; i < x.length; i++) {
        x[i] = cube.coordinate(cell, i);
      }
      to[cell] = cube.cell(map.apply(x));
    }
    return to;
  }
}
