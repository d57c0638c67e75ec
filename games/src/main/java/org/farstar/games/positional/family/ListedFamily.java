package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A family as a list of sets, each in ascending order of its points and each once. The order of the
 * sets is kept; it tells families apart, as the names of the points do.
 */
public final class ListedFamily implements SetFamily {
  private final List<String> names;
  private final int[][] sets;
  private final Map<String, Integer> index = new HashMap<>();
  private final int[][] through;
  private int largest;
  private int smallest = Integer.MAX_VALUE;

  /**
   * @param names the names of the points, no two the same
   * @param sets the sets; none is empty, equal ones count once
   * @throws IllegalArgumentException if a name comes twice, a set is empty or has a point that is
   *     none
   */
  public ListedFamily(List<String> names, Collection<int[]> sets) {
    this.names = List.copyOf(names);
    for (int i = 0; i < names.size(); i++) {
      if (index.put(names.get(i), i) != null) {
        throw new IllegalArgumentException("the point " + names.get(i) + " twice");
      }
    }
    Set<List<Integer>> seen = new LinkedHashSet<>();
    for (int[] set : sets) {
      List<Integer> points = Arrays.stream(set).sorted().distinct().boxed().toList();
      if (points.isEmpty() || points.get(0) < 0 || points.get(points.size() - 1) >= names.size()) {
        throw new IllegalArgumentException("the set " + points);
      }
      seen.add(points);
    }
    this.sets = new int[seen.size()][];
    int at = 0;
    for (List<Integer> points : seen) {
      this.sets[at++] = points.stream().mapToInt(Integer::intValue).toArray();
      largest = Math.max(largest, points.size());
      smallest = Math.min(smallest, points.size());
    }
    this.through = incidence(names.size(), this.sets);
  }

  private static int[][] incidence(int points, int[][] sets) {
    int[] degree = new int[points];
    for (int[] set : sets) {
      for (int point : set) {
        degree[point]++;
      }
    }
    int[][] through = new int[points][];
    Arrays.setAll(through, point -> new int[degree[point]]);
    for (int i = sets.length - 1; i >= 0; i--) {
      for (int point : sets[i]) {
        through[point][--degree[point]] = i;
      }
    }
    return through;
  }

  /** Any family as a list; memory in proportion to the sizes of its sets. */
  public static ListedFamily of(SetFamily family) {
    if (family instanceof ListedFamily listed) {
      return listed;
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < family.points(); i++) {
      names.add(family.name(i));
    }
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      sets.add(family.points(i));
    }
    return new ListedFamily(names, sets);
  }

  /** A family on points named 1, 2, 3, ... */
  public static ListedFamily numbered(int points, Collection<int[]> sets) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= points; i++) {
      names.add(Integer.toString(i));
    }
    return new ListedFamily(names, sets);
  }

  @Override
  public int points() {
    return names.size();
  }

  @Override
  public int sets() {
    return sets.length;
  }

  @Override
  public int largest() {
    return largest;
  }

  @Override
  public int smallest() {
    return sets.length == 0 ? 0 : smallest;
  }

  @Override
  public int fill(int set, int[] into) {
    System.arraycopy(sets[set], 0, into, 0, sets[set].length);
    return sets[set].length;
  }

  @Override
  public int[] points(int set) {
    return sets[set].clone();
  }

  /** The sets that have a point, in ascending order. */
  public int[] through(int point) {
    return through[point].clone();
  }

  @Override
  public String name(int point) {
    return names.get(point);
  }

  /** The names of the points. */
  public List<String> names() {
    return names;
  }

  /** The point of this name, or -1 if there is none. */
  public int find(String name) {
    return index.getOrDefault(name, -1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ListedFamily that
        && names.equals(that.names)
        && Arrays.deepEquals(sets, that.sets);
  }

  @Override
  public int hashCode() {
    return names.hashCode() * 31 + Arrays.deepHashCode(sets);
  }
}
