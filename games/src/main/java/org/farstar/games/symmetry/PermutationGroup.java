package org.farstar.games.symmetry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A group of permutations of the points 0 to n - 1; immutable. A permutation is an array with the
 * image of each point.
 *
 * <p>The group is kept as a chain of stabilisers: each group of the chain fixes one point more, the
 * last is trivial, and of each there is one element for every point that the next fixed point can
 * be mapped to. So the order, membership and all elements are at hand, however large the group.
 */
public final class PermutationGroup {
  private final int degree;
  private final List<int[]> generators;
  private final List<Stabiliser> chain;

  private PermutationGroup(int degree, List<int[]> generators, List<Stabiliser> chain) {
    this.degree = degree;
    this.generators = generators;
    this.chain = chain;
  }

  /** The identity alone. */
  public static PermutationGroup trivial(int degree) {
    return new PermutationGroup(degree, List.of(), List.of());
  }

  /**
   * The group that some permutations generate, by the algorithm of Schreier and Sims: polynomial in
   * the degree, a fraction of a second for 100 points.
   *
   * @throws IllegalArgumentException if one of them is no permutation of the points
   */
  public static PermutationGroup generatedBy(int degree, List<int[]> generators) {
    List<int[]> given = new ArrayList<>();
    List<Stabiliser> chain = new ArrayList<>();
    for (int[] generator : generators) {
      if (!isPermutation(generator, degree)) {
        throw new IllegalArgumentException(
            Arrays.toString(generator) + " is no permutation of " + degree + " points");
      }
      given.add(generator.clone());
      Stabiliser.insert(chain, 0, generator.clone());
    }
    return new PermutationGroup(degree, List.copyOf(given), List.copyOf(chain));
  }

  /**
   * The group of generators among which there are, for each point of a base, enough to generate the
   * stabiliser of the points before it.
   *
   * @param base points that only the identity fixes all
   */
  static PermutationGroup ofStrong(int degree, int[] base, List<int[]> generators) {
    List<Stabiliser> chain = new ArrayList<>();
    List<int[]> left = generators;
    for (int point : base) {
      chain.add(Stabiliser.of(point, degree, left));
      left = left.stream().filter(g -> g[point] == point).toList();
    }
    chain.removeIf(stabiliser -> stabiliser.orbit().size() == 1);
    return new PermutationGroup(degree, List.copyOf(generators), List.copyOf(chain));
  }

  private static boolean isPermutation(int[] map, int degree) {
    boolean[] seen = new boolean[degree];
    boolean fits = map.length == degree;
    for (int i = 0; i < degree && fits; i++) {
      fits = map[i] >= 0 && map[i] < degree && !seen[map[i]];
      if (fits) {
        seen[map[i]] = true;
      }
    }
    return fits;
  }

  /** Permutations that generate the group. */
  public List<int[]> generators() {
    return generators.stream().map(int[]::clone).toList();
  }

  /** How many elements there are. */
  public BigInteger order() {
    BigInteger order = BigInteger.ONE;
    for (Stabiliser stabiliser : chain) {
      order = order.multiply(BigInteger.valueOf(stabiliser.orbit().size()));
    }
    return order;
  }

  /** The smallest point of the orbit of each point. */
  public int[] orbits() {
    return orbits(degree, generators);
  }

  /** The smallest point of the orbit of each point under the group of some permutations. */
  static int[] orbits(int degree, List<int[]> generators) {
    int[] least = IntStream.range(0, degree).toArray();
    for (int[] generator : generators) {
      for (int i = 0; i < degree; i++) {
        int a = root(least, i);
        int b = root(least, generator[i]);
        least[Math.max(a, b)] = Math.min(a, b);
      }
    }
    return IntStream.range(0, degree).map(i -> root(least, i)).toArray();
  }

  private static int root(int[] least, int point) {
    int at = point;
    while (least[at] != at) {
      least[at] = least[least[at]];
      at = least[at];
    }
    return at;
  }

  /** Whether a permutation belongs to the group. */
  public boolean contains(int[] permutation) {
    return isPermutation(permutation, degree)
        && isIdentity(Stabiliser.sifted(chain, 0, permutation));
  }

  /** All elements, the identity first. Only where the order is known to be small. */
  public List<int[]> elements() {
    return elements(0);
  }

  private List<int[]> elements(int from) {
    if (from == chain.size()) {
      return List.of(identity(degree));
    }
    List<int[]> fixing = elements(from + 1);
    List<int[]> all = new ArrayList<>(fixing);
    Stabiliser stabiliser = chain.get(from);
    for (int point : stabiliser.orbit()) {
      if (point != stabiliser.point()) {
        fixing.forEach(first -> all.add(product(first, stabiliser.to(point))));
      }
    }
    return all;
  }

  /**
   * The group itself where it has at most this many elements; otherwise the largest group of its
   * chain that has, whose elements fix some points.
   */
  public PermutationGroup atMost(int most) {
    BigInteger order = order();
    int from = 0;
    while (order.compareTo(BigInteger.valueOf(most)) > 0) {
      order = order.divide(BigInteger.valueOf(chain.get(from++).orbit().size()));
    }
    if (from == 0) {
      return this;
    }
    List<Stabiliser> rest = chain.subList(from, chain.size());
    List<int[]> generating =
        rest.stream().flatMap(s -> s.orbit().stream().skip(1).map(s::to)).toList();
    return new PermutationGroup(degree, generating, List.copyOf(rest));
  }

  static int[] identity(int degree) {
    return IntStream.range(0, degree).toArray();
  }

  static boolean isIdentity(int[] permutation) {
    for (int i = 0; i < permutation.length; i++) {
      if (permutation[i] != i) {
        return false;
      }
    }
    return true;
  }

  /** First the one, then the other. */
  public static int[] product(int[] first, int[] then) {
    int[] product = new int[first.length];
    for (int i = 0; i < first.length; i++) {
      product[i] = then[first[i]];
    }
    return product;
  }

  /** The permutation that takes every point back. */
  static int[] inverse(int[] permutation) {
    int[] inverse = new int[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      inverse[permutation[i]] = i;
    }
    return inverse;
  }

  /** The order, the degree and the generators. */
  @Override
  public String toString() {
    return "order "
        + order()
        + " on "
        + degree
        + " points, generated by "
        + generators.stream().map(Arrays::toString).toList();
  }
}
