package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.SetFamily;

/**
 * A draw-forcing pairing that is as symmetric as can be: an image of a pair is the pair of the
 * image of its set, under all permutations of a group. The subgroups of a given group that two
 * elements generate are tried, the largest first.
 *
 * <p>Under a group H whole orbits are paired. Let S be the permutations that keep a set, and s the
 * number of images of the set. Its pair is either two points that S fixes, from two orbits of s
 * points, or two points that S exchanges, from one orbit of 2s; anything else would give a point to
 * two sets. So the orbits of points are dealt out to those of sets, which is tried out.
 *
 * @param pairing the pairing
 * @param order how many symmetries it has, more than one
 */
public record SymmetricPairing(Pairing pairing, int order) {
  /** Larger groups are not looked through. */
  private static final int MOST_ORDER = 200;

  /** So many ways are tried for each subgroup. */
  private static final int MOST_TRIED = 20_000;

  /**
   * The most symmetric pairing that is found.
   *
   * @param family the sets, no two of them equal
   * @param others the permutations of a group of symmetries of the family, without the identity
   * @param control may stop the work
   * @return empty where no pairing with a symmetry was found
   */
  public static Optional<SymmetricPairing> find(
      SetFamily family, List<int[]> others, Control control) {
    if (others.isEmpty() || others.size() >= MOST_ORDER || family.sets() == 0) {
      return Optional.empty();
    }
    int[] identity = new int[family.points()];
    Arrays.setAll(identity, i -> i);
    List<int[]> elements = new ArrayList<>(List.of(identity));
    elements.addAll(others);
    Optional<int[][]> images = images(family, elements);
    if (images.isEmpty()) {
      return Optional.empty();
    }
    for (int[] subgroup : Subgroups.of(elements)) {
      control.throwIfStopped();
      int[][] points = Arrays.stream(subgroup).mapToObj(elements::get).toArray(int[][]::new);
      int[][] sets = Arrays.stream(subgroup).mapToObj(g -> images.get()[g]).toArray(int[][]::new);
      Optional<int[]> owner = new Dealing(family, points, sets).owner();
      if (owner.isPresent()) {
        Pairing pairing = new Pairing(family, owner.get(), -1);
        return Optional.of(new SymmetricPairing(pairing, subgroup.length));
      }
    }
    return Optional.empty();
  }

  /** Where each permutation takes the sets; empty where one takes a set to none. */
  private static Optional<int[][]> images(SetFamily family, List<int[]> elements) {
    Map<List<Integer>, Integer> index = new HashMap<>();
    for (int i = 0; i < family.sets(); i++) {
      if (index.put(sorted(family.points(i), elements.get(0)), i) != null) {
        return Optional.empty();
      }
    }
    int[][] images = new int[elements.size()][family.sets()];
    for (int g = 0; g < images.length; g++) {
      for (int i = 0; i < family.sets(); i++) {
        Integer image = index.get(sorted(family.points(i), elements.get(g)));
        if (image == null) {
          return Optional.empty();
        }
        images[g][i] = image;
      }
    }
    return Optional.of(images);
  }

  private static List<Integer> sorted(int[] points, int[] to) {
    return Arrays.stream(points).map(point -> to[point]).sorted().boxed().toList();
  }

  /** Deals orbits of points out to orbits of sets. */
  private static final class Dealing {
    private final int[][] points;
    private final int[][] sets;
    private final int[] orbitOf;
    private final int[] orbitSize;
    private final List<Wanting> wanting = new ArrayList<>();
    private final boolean[] used;
    private final boolean[] served;
    private final int[][] pairs;
    private int tried;

    /**
     * What an orbit of sets may take: two of some orbits of points, or one of others.
     *
     * @param set one of the sets
     * @param fixed points that the symmetries of the set fix, one of each orbit
     * @param exchanged pairs of points that they exchange, one of each orbit
     */
    private record Wanting(int set, int[] fixed, int[][] exchanged) {}

    Dealing(SetFamily family, int[][] points, int[][] sets) {
      this.points = points;
      this.sets = sets;
      this.orbitOf = new int[family.points()];
      this.orbitSize = new int[family.points()];
      Arrays.fill(orbitOf, -1);
      for (int i = 0; i < orbitOf.length; i++) {
        if (orbitOf[i] < 0) {
          for (int[] to : points) {
            orbitSize[i] += orbitOf[to[i]] < 0 ? 1 : 0;
            orbitOf[to[i]] = i;
          }
        }
      }
      boolean[] seen = new boolean[family.sets()];
      // From the end, which gives the usual array of the board of 5 by 5 as it is printed.
      for (int set = seen.length - 1; set >= 0; set--) {
        if (!seen[set]) {
          wanting.add(wanting(family, set, seen));
        }
      }
      this.used = new boolean[family.points()];
      this.served = new boolean[wanting.size()];
      this.pairs = new int[wanting.size()][];
    }

    private Wanting wanting(SetFamily family, int set, boolean[] seen) {
      List<int[]> keep = new ArrayList<>();
      int images = 0;
      for (int g = 0; g < sets.length; g++) {
        images += seen[sets[g][set]] ? 0 : 1;
        seen[sets[g][set]] = true;
        if (sets[g][set] == set) {
          keep.add(points[g]);
        }
      }
      Map<Integer, Integer> fixed = new HashMap<>();
      Map<Integer, int[]> exchanged = new HashMap<>();
      for (int point : family.points(set)) {
        int[] moved = keep.stream().mapToInt(to -> to[point]).distinct().toArray();
        int orbit = orbitOf[point];
        if (moved.length == 1 && orbitSize[orbit] == images) {
          fixed.merge(orbit, point, Math::max);
        } else if (moved.length == 2 && orbitSize[orbit] == 2 * images) {
          exchanged.putIfAbsent(orbit, moved);
        }
      }
      return new Wanting(
          set,
          fixed.values().stream().sorted(Comparator.reverseOrder()).mapToInt(p -> p).toArray(),
          exchanged.values().stream()
              .sorted(Comparator.comparingInt(pair -> Math.min(pair[0], pair[1])))
              .toArray(int[][]::new));
    }

    /** The owner of each point, -1 for none; empty where no way was found. */
    Optional<int[]> owner() {
      if (!deal(0)) {
        return Optional.empty();
      }
      int[] owner = new int[orbitOf.length];
      Arrays.fill(owner, -1);
      for (int i = 0; i < pairs.length; i++) {
        for (int g = 0; g < points.length; g++) {
          for (int point : pairs[i]) {
            owner[points[g][point]] = sets[g][wanting.get(i).set];
          }
        }
      }
      return Optional.of(owner);
    }

    private boolean deal(int done) {
      if (done == served.length) {
        return true;
      }
      if (tried++ > MOST_TRIED) {
        return false;
      }
      int next = fewestWays();
      Wanting one = wanting.get(next);
      served[next] = true;
      for (int[] pair : one.exchanged) {
        if (take(next, pair, done)) {
          return true;
        }
      }
      for (int i = 0; i < one.fixed.length; i++) {
        for (int j = i + 1; j < one.fixed.length; j++) {
          if (take(next, new int[] {one.fixed[i], one.fixed[j]}, done)) {
            return true;
          }
        }
      }
      served[next] = false;
      return false;
    }

    private boolean take(int next, int[] pair, int done) {
      int first = orbitOf[pair[0]];
      int second = orbitOf[pair[1]];
      if (used[first] || used[second]) {
        return false;
      }
      used[first] = true;
      used[second] = true;
      pairs[next] = pair;
      if (deal(done + 1)) {
        return true;
      }
      used[first] = false;
      used[second] = false;
      return false;
    }

    /** The orbit of sets for which the fewest ways are left. */
    private int fewestWays() {
      int best = -1;
      long fewest = Long.MAX_VALUE;
      for (int i = 0; i < served.length; i++) {
        if (!served[i]) {
          Wanting one = wanting.get(i);
          long singles = Arrays.stream(one.fixed).filter(p -> !used[orbitOf[p]]).count();
          long doubles = Arrays.stream(one.exchanged).filter(p -> !used[orbitOf[p[0]]]).count();
          long ways = doubles + singles * (singles - 1) / 2;
          if (ways < fewest) {
            fewest = ways;
            best = i;
          }
        }
      }
      return best;
    }
  }

  /** Subgroups of a small group of permutations, as lists of the numbers of their elements. */
  private static final class Subgroups {
    private Subgroups() {}

    /** Those that two elements generate, the largest first, without the trivial one. */
    static List<int[]> of(List<int[]> elements) {
      int[][] products = products(elements);
      TreeSet<int[]> found =
          new TreeSet<>(
              Comparator.<int[]>comparingInt(group -> -group.length)
                  .thenComparing(Arrays::compare));
      for (int i = 0; i < products.length; i++) {
        for (int j = i; j < products.length; j++) {
          int[] group = generated(products, i, j);
          if (group.length > 1) {
            found.add(group);
          }
        }
      }
      return List.copyOf(found);
    }

    private static int[][] products(List<int[]> elements) {
      Map<List<Integer>, Integer> index = new HashMap<>();
      for (int i = 0; i < elements.size(); i++) {
        index.put(Arrays.stream(elements.get(i)).boxed().toList(), i);
      }
      int[][] products = new int[elements.size()][elements.size()];
      for (int i = 0; i < products.length; i++) {
        for (int j = 0; j < products.length; j++) {
          int[] second = elements.get(j);
          products[i][j] =
              index.get(Arrays.stream(elements.get(i)).map(p -> second[p]).boxed().toList());
        }
      }
      return products;
    }

    private static int[] generated(int[][] products, int one, int other) {
      boolean[] in = new boolean[products.length];
      int[] list = new int[products.length];
      int size = 1;
      in[0] = true;
      for (int at = 0; at < size; at++) {
        for (int generator : new int[] {one, other}) {
          int next = products[list[at]][generator];
          if (!in[next]) {
            in[next] = true;
            list[size++] = next;
          }
        }
      }
      int[] group = Arrays.copyOf(list, size);
      Arrays.sort(group);
      return group;
    }
  }
}
