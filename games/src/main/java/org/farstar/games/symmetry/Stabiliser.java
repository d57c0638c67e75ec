package org.farstar.games.symmetry;

import java.util.ArrayList;
import java.util.List;

/**
 * A group in the chain of stabilisers of a {@link PermutationGroup}: the point that the next group
 * fixes besides, its orbit, and for each point of that an element that maps the point there.
 */
final class Stabiliser {
  private final int point;
  private final List<int[]> generators = new ArrayList<>();
  private final List<Integer> orbit = new ArrayList<>();

  /** The element that maps the point to another; null outside of the orbit. */
  private final int[][] to;

  private Stabiliser(int point, int degree) {
    this.point = point;
    this.to = new int[degree][];
    to[point] = PermutationGroup.identity(degree);
    orbit.add(point);
  }

  /** The group of some permutations, and the orbit of a point. */
  static Stabiliser of(int point, int degree, List<int[]> generators) {
    Stabiliser stabiliser = new Stabiliser(point, degree);
    for (int i = 0; i < stabiliser.orbit.size(); i++) {
      int[] before = stabiliser.to[stabiliser.orbit.get(i)];
      generators.forEach(generator -> stabiliser.reach(before, generator));
    }
    return stabiliser;
  }

  int point() {
    return point;
  }

  /** The points that the point can be mapped to, itself first. */
  List<Integer> orbit() {
    return orbit;
  }

  /** An element that maps the point to this one of its orbit. */
  int[] to(int image) {
    return to[image];
  }

  /** Whether the point had not been mapped there before. */
  private boolean reach(int[] before, int[] generator) {
    int image = generator[before[point]];
    if (to[image] != null) {
      return false;
    }
    to[image] = PermutationGroup.product(before, generator);
    orbit.add(image);
    return true;
  }

  /**
   * What is left of a permutation when elements that map the points of a chain as it does are taken
   * off; the identity if it belongs to the group.
   */
  static int[] sifted(List<Stabiliser> chain, int from, int[] permutation) {
    int[] left = permutation;
    for (Stabiliser stabiliser : chain.subList(from, chain.size())) {
      int[] taken = stabiliser.to[left[stabiliser.point]];
      if (taken == null) {
        return left;
      }
      left = PermutationGroup.product(left, PermutationGroup.inverse(taken));
    }
    return left;
  }

  /**
   * Enlarges the groups of a chain, from one of them on, by a permutation that fixes the points
   * before. Whatever fixes the point of a group is a product of the generators of Schreier's lemma,
   * and these are put into the next group.
   */
  static void insert(List<Stabiliser> chain, int at, int[] permutation) {
    if (PermutationGroup.isIdentity(sifted(chain, at, permutation))) {
      return;
    }
    if (at == chain.size()) {
      int moved = 0;
      while (permutation[moved] == moved) {
        moved++;
      }
      chain.add(new Stabiliser(moved, permutation.length));
    }
    Stabiliser group = chain.get(at);
    group.generators.add(permutation);
    int old = group.orbit.size();
    for (int i = 0; i < group.orbit.size(); i++) {
      int[] before = group.to[group.orbit.get(i)];
      // The points that were there have met the other generators.
      int first = i < old ? group.generators.size() - 1 : 0;
      for (int g = first; g < group.generators.size(); g++) {
        int[] generator = group.generators.get(g);
        if (!group.reach(before, generator)) {
          int[] back = PermutationGroup.inverse(group.to[generator[before[group.point]]]);
          int[] both = PermutationGroup.product(before, generator);
          insert(chain, at + 1, PermutationGroup.product(both, back));
        }
      }
    }
  }
}
