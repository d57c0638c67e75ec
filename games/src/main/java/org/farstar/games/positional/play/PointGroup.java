package org.farstar.games.positional.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.symmetry.CanonicalLabelling;
import org.farstar.games.symmetry.PermutationGroup;

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
  private static final int MOST_VERTICES = 300;

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
    BigInteger most = BigInteger.valueOf(Math.min(MOST, MOST_ENTRIES / Math.max(1, points)));
    List<int[]> taken = new ArrayList<>();
    PermutationGroup group = PermutationGroup.trivial(points);
    for (int[] generator : generators) {
      taken.add(generator);
      PermutationGroup larger = PermutationGroup.generatedBy(points, taken);
      if (larger.order().compareTo(most) > 0) {
        taken.remove(generator);
      } else {
        group = larger;
      }
    }
    // The first element is the identity.
    List<int[]> elements = group.elements();
    return new PointGroup(points, List.copyOf(elements.subList(1, elements.size())));
  }

  /**
   * The symmetries of a family, found as those of the graph whose vertices are its points and its
   * sets; of a large family only the identity.
   */
  public static PointGroup of(ListedFamily family) {
    int points = family.points();
    int vertices = points + family.sets();
    if (vertices > MOST_VERTICES) {
      return trivial(points);
    }
    List<int[]> pairs = new ArrayList<>();
    int[] colours = new int[vertices];
    for (int i = 0; i < family.sets(); i++) {
      colours[points + i] = 1;
      for (int point : family.points(i)) {
        pairs.add(new int[] {point, points + i});
      }
    }
    Graph graph = Graph.of(false, vertices, pairs.toArray(int[][]::new));
    List<int[]> generators =
        CanonicalLabelling.of(graph, colours).symmetries().generators().stream()
            .map(generator -> Arrays.copyOf(generator, points))
            .toList();
    return generated(points, generators);
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
