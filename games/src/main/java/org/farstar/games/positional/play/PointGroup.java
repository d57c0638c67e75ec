package org.farstar.games.positional.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.games.positional.family.SetFamily;

/**
 * Permutations of points that form a group, listed one by one. Images of positions under them are
 * positions of the same worth where each of them maps sets to sets.
 */
public final class PointGroup {
  /**
   * Larger groups are left out: to try all of them for each position would cost more than it saves.
   */
  public static final int MOST = 10_000;

  private static final int MOST_ENTRIES = 4_000_000;

  private final int points;
  private final List<int[]> permutations;

  private PointGroup(int points, List<int[]> permutations) {
    this.points = points;
    this.permutations = permutations;
  }

  /** The identity alone. */
  public static PointGroup trivial(int points) {
    return new PointGroup(points, List.of());
  }

  /**
   * What some permutations generate. Generators with which the group would have more than {@value
   * #MOST} elements are left out, later ones first.
   *
   * @param points how many points there are
   * @param generators where each takes the points
   */
  public static PointGroup generated(int points, List<int[]> generators) {
    List<int[]> taken = new ArrayList<>();
    PointGroup group = trivial(points);
    for (int[] generator : generators) {
      taken.add(generator);
      List<int[]> closure = closure(points, taken);
      if (closure == null) {
        taken.remove(generator);
      } else {
        group = new PointGroup(points, closure);
      }
    }
    return group;
  }

  /** All elements but the identity; null where there are too many. */
  private static List<int[]> closure(int points, List<int[]> generators) {
    int most = Math.min(MOST, MOST_ENTRIES / Math.max(1, points));
    int[] identity = new int[points];
    Arrays.setAll(identity, i -> i);
    Set<List<Integer>> seen = new HashSet<>();
    List<int[]> found = new ArrayList<>();
    Deque<int[]> waiting = new ArrayDeque<>();
    seen.add(boxed(identity));
    waiting.add(identity);
    while (!waiting.isEmpty()) {
      int[] next = waiting.remove();
      for (int[] generator : generators) {
        int[] product = new int[points];
        Arrays.setAll(product, i -> generator[next[i]]);
        if (seen.add(boxed(product))) {
          if (found.size() + 1 >= most) {
            return null;
          }
          found.add(product);
          waiting.add(product);
        }
      }
    }
    return found;
  }

  private static List<Integer> boxed(int[] permutation) {
    return Arrays.stream(permutation).boxed().toList();
  }

  /** How many permutations there are, the identity among them. */
  public int order() {
    return permutations.size() + 1;
  }

  /** How many points are permuted. */
  public int points() {
    return points;
  }

  /** All permutations but the identity. */
  public List<int[]> others() {
    return permutations;
  }

  /** The least image of a position: it stands for all of them. */
  public Marks least(Marks marks) {
    Marks least = marks;
    for (int[] permutation : permutations) {
      Marks image = marks.image(permutation);
      if (image.compareTo(least) < 0) {
        least = image;
      }
    }
    return least;
  }

  /** Whether every permutation maps every set of a family to one of its sets. */
  public boolean preserves(SetFamily family) {
    Set<List<Integer>> sets = new HashSet<>();
    for (int i = 0; i < family.sets(); i++) {
      sets.add(Arrays.stream(family.points(i)).sorted().boxed().toList());
    }
    for (int[] permutation : permutations) {
      for (List<Integer> set : sets) {
        if (!sets.contains(set.stream().map(point -> permutation[point]).sorted().toList())) {
          return false;
        }
      }
    }
    return true;
  }
}
