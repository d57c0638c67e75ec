package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** Families on the edges of the complete graph on the vertices 1..n. */
final class GraphFamilies {
  private final int vertices;
  private final List<int[]> sets = new ArrayList<>();

  private GraphFamilies(int vertices) {
    this.vertices = vertices;
  }

  /** The edges of all complete graphs on k vertices. */
  static Known cliques(String text, int k, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    family.cliques(new int[k], 0, 0);
    return family.known(text);
  }

  private void cliques(int[] chosen, int size, int from) {
    if (size == chosen.length) {
      List<Integer> edges = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        for (int j = i + 1; j < size; j++) {
          edges.add(edge(chosen[i], chosen[j]));
        }
      }
      add(edges);
      return;
    }
    for (int v = from; v < vertices; v++) {
      chosen[size] = v;
      cliques(chosen, size + 1, v + 1);
    }
  }

  /** The edges of all paths of k vertices. */
  static Known paths(String text, int k, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    family.walks(new ArrayList<>(), k, false);
    return family.known(text);
  }

  /** The edges of all cycles through all vertices. */
  static Known hamilton(String text, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    family.walks(new ArrayList<>(List.of(0)), vertices, true);
    return family.known(text);
  }

  private void walks(List<Integer> walk, int length, boolean closed) {
    if (walk.size() == length) {
      // Of the two directions one is taken.
      if (closed ? walk.get(1) > walk.get(length - 1) : walk.get(0) > walk.get(length - 1)) {
        return;
      }
      List<Integer> edges = new ArrayList<>();
      for (int i = 0; i + 1 < length; i++) {
        edges.add(edge(walk.get(i), walk.get(i + 1)));
      }
      if (closed) {
        edges.add(edge(walk.get(length - 1), walk.get(0)));
      }
      add(edges);
      return;
    }
    for (int v = 0; v < vertices; v++) {
      if (!walk.contains(v)) {
        walk.add(v);
        walks(walk, length, closed);
        walk.remove(walk.size() - 1);
      }
    }
  }

  /** The edges of all stars of k edges. */
  static Known stars(String text, int k, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    for (int centre = 0; centre < vertices; centre++) {
      family.stars(centre, new ArrayList<>(), k, 0);
    }
    return family.known(text);
  }

  private void stars(int centre, List<Integer> edges, int k, int from) {
    if (edges.size() == k) {
      add(edges);
      return;
    }
    for (int v = from; v < vertices; v++) {
      if (v != centre) {
        edges.add(edge(centre, v));
        stars(centre, edges, k, v + 1);
        edges.remove(edges.size() - 1);
      }
    }
  }

  /** All perfect matchings. */
  static Known matchings(String text, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    family.matchings(new ArrayList<>(), new boolean[vertices]);
    return family.known(text);
  }

  private void matchings(List<Integer> edges, boolean[] covered) {
    int first = 0;
    while (first < vertices && covered[first]) {
      first++;
    }
    if (first == vertices) {
      add(edges);
      return;
    }
    covered[first] = true;
    for (int v = first + 1; v < vertices; v++) {
      if (!covered[v]) {
        covered[v] = true;
        edges.add(edge(first, v));
        matchings(edges, covered);
        edges.remove(edges.size() - 1);
        covered[v] = false;
      }
    }
    covered[first] = false;
  }

  /** All spanning trees. */
  static Known spanningTrees(String text, int vertices) {
    GraphFamilies family = new GraphFamilies(vertices);
    int[] component = new int[vertices];
    Arrays.setAll(component, i -> i);
    family.trees(new ArrayList<>(), 0, 0, component);
    return family.known(text);
  }

  /** Adds edges in ascending order, each between two components. */
  private void trees(List<Integer> edges, int a, int b, int[] component) {
    if (edges.size() == vertices - 1) {
      add(edges);
      return;
    }
    for (int v = a; v < vertices; v++) {
      for (int w = v == a ? Math.max(b, v) + 1 : v + 1; w < vertices; w++) {
        int one = component[v];
        int other = component[w];
        if (one != other) {
          edges.add(edge(v, w));
          int[] joined = Arrays.stream(component).map(c -> c == other ? one : c).toArray();
          trees(edges, v, w, joined);
          edges.remove(edges.size() - 1);
        }
      }
    }
  }

  private int edge(int one, int other) {
    int a = Math.min(one, other);
    int b = Math.max(one, other);
    return a * (2 * vertices - a - 1) / 2 + b - a - 1;
  }

  private void add(List<Integer> edges) {
    sets.add(edges.stream().mapToInt(Integer::intValue).toArray());
  }

  private Known known(String text) {
    List<String> names = new ArrayList<>();
    for (int a = 1; a <= vertices; a++) {
      for (int b = a + 1; b <= vertices; b++) {
        names.add(a + "-" + b);
      }
    }
    List<int[]> symmetries = new ArrayList<>();
    for (int i = 0; i + 1 < vertices; i++) {
      int k = i;
      symmetries.add(renamed(v -> v == k ? k + 1 : v == k + 1 ? k : v));
    }
    return new Known(text, new ListedFamily(names, sets), symmetries, Optional.empty());
  }

  private int[] renamed(IntUnaryOperator to) {
    int[] image = new int[vertices * (vertices - 1) / 2];
    for (int a = 0; a < vertices; a++) {
      for (int b = a + 1; b < vertices; b++) {
        image[edge(a, b)] = edge(to.applyAsInt(a), to.applyAsInt(b));
      }
    }
    return image;
  }
}
