package org.farstar.games.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.games.graph.core.Graph;

/**
 * A numbering of the vertices of a graph that is the same for isomorphic graphs, up to symmetries,
 * and the group of those; immutable. Isomorphisms keep directions, the colours of edges and the
 * colours of vertices.
 *
 * <p>The vertices are parted into {@linkplain Cells cells}. Where a cell has more than one vertex,
 * each in turn is taken out of it, and the partition refined again, until all cells are single.
 * Among the numberings that are reached so the one is chosen whose partitions, and then whose arcs,
 * come first. Two that give equal arcs show a symmetry, and what a symmetry maps to something seen
 * is not looked at. At worst exponential in the number of vertices; a moment for most graphs of
 * some hundred. (McKay, <i>Practical graph isomorphism</i>, 1981.)
 */
public final class CanonicalLabelling {
  private final int[] places;

  /** The colours of the vertices, rising. */
  private final int[] colours;

  private final long[] arcs;
  private final PermutationGroup symmetries;

  private CanonicalLabelling(
      int[] places, int[] colours, long[] arcs, PermutationGroup symmetries) {
    this.places = places;
    this.colours = colours;
    this.arcs = arcs;
    this.symmetries = symmetries;
  }

  /** The labelling of a graph all of whose vertices are alike. */
  public static CanonicalLabelling of(Graph graph) {
    return of(graph, new int[graph.vertices()]);
  }

  /**
   * The labelling of a graph with coloured vertices.
   *
   * @param graph the graph
   * @param colours a number for each vertex; those with smaller numbers come first
   */
  public static CanonicalLabelling of(Graph graph, int[] colours) {
    Search search = new Search(graph);
    search.search(Cells.of(colours, search.neighbourhood), 0, true, 0);
    PermutationGroup group =
        PermutationGroup.ofStrong(graph.vertices(), search.first.path, search.found);
    int[] rising = Arrays.stream(colours).sorted().toArray();
    return new CanonicalLabelling(search.best.places, rising, search.best.arcs, group);
  }

  /** The place of each vertex. */
  public int[] places() {
    return places.clone();
  }

  /** The group of the symmetries of the graph. */
  public PermutationGroup symmetries() {
    return symmetries;
  }

  /**
   * Where the vertices of this graph go in an isomorphism to another one that keeps their colours;
   * empty if there is none. An edge is the same as an arc in either direction.
   */
  public Optional<int[]> to(CanonicalLabelling other) {
    if (!Arrays.equals(colours, other.colours) || !Arrays.equals(arcs, other.arcs)) {
      return Optional.empty();
    }
    return Optional.of(PermutationGroup.product(places, PermutationGroup.inverse(other.places)));
  }

  /**
   * A numbering that has been reached.
   *
   * @param path the vertices taken out of their cells, in their order
   * @param trace the invariants of the partitions
   * @param places the place of each vertex
   * @param arcs what the graph is in these places
   */
  private record Leaf(int[] path, long[] trace, int[] places, long[] arcs) {}

  private static final class Search {
    private static final int COLOUR_BITS = 8;
    private static final int VERTEX_BITS = 28;

    private final Graph graph;
    private final Refinement.Neighbourhood neighbourhood;
    private final int[] path;
    private final long[] trace;
    private final List<int[]> found = new ArrayList<>();
    private Leaf first;
    private Leaf best;

    Search(Graph graph) {
      this.graph = graph;
      this.neighbourhood = Refinement.of(graph);
      this.path = new int[graph.vertices()];
      this.trace = new long[graph.vertices() + 1];
    }

    /**
     * Looks at a partition and those that follow from it.
     *
     * @param cells the partition
     * @param depth how many vertices have been taken out of their cells
     * @param alike whether the partitions before have the invariants of those on the first path
     * @param order how the partitions before compare with those of the best path
     * @return the depth at which the search continues
     */
    int search(Cells cells, int depth, boolean alike, int order) {
      trace[depth] = cells.invariant();
      boolean likeFirst = alike && (first == null || same(first, depth));
      int versusBest = order == 0 && best != null ? compared(depth) : order;
      if (versusBest > 0 && !likeFirst) {
        return depth - 1;
      }
      if (cells.discrete()) {
        return leaf(cells.places(), depth, likeFirst, versusBest);
      }
      Tried tried = new Tried(depth);
      for (int vertex : cells.target()) {
        if (tried.meets(vertex)) {
          continue;
        }
        tried.vertices.add(vertex);
        path[depth] = vertex;
        Leaf bestBefore = best;
        int back = search(cells.with(vertex, neighbourhood), depth + 1, likeFirst, versusBest);
        if (back < depth) {
          return back;
        }
        // A better numbering that was found below shares this partition.
        versusBest = best == bestBefore ? versusBest : 0;
      }
      return depth - 1;
    }

    private boolean same(Leaf leaf, int depth) {
      return depth < leaf.trace.length && trace[depth] == leaf.trace[depth];
    }

    /** A path that ends sooner comes first. */
    private int compared(int depth) {
      return depth < best.trace.length ? Long.compare(trace[depth], best.trace[depth]) : 1;
    }

    /** The vertices of a cell that have been taken out of it. */
    private final class Tried {
      private final int depth;
      private final List<Integer> vertices = new ArrayList<>();
      private int[] orbits;
      private int symmetries;

      Tried(int depth) {
        this.depth = depth;
      }

      /** Whether a symmetry that keeps the path maps a vertex to one of them. */
      boolean meets(int vertex) {
        if (orbits == null || symmetries < found.size()) {
          symmetries = found.size();
          orbits =
              PermutationGroup.orbits(
                  path.length, found.stream().filter(map -> keeps(map, depth)).toList());
        }
        return vertices.stream().anyMatch(other -> orbits[other] == orbits[vertex]);
      }
    }

    private boolean keeps(int[] symmetry, int depth) {
      for (int i = 0; i < depth; i++) {
        if (symmetry[path[i]] != path[i]) {
          return false;
        }
      }
      return true;
    }

    private int leaf(int[] places, int depth, boolean likeFirst, int order) {
      Leaf leaf =
          new Leaf(
              Arrays.copyOf(path, depth), Arrays.copyOf(trace, depth + 1), places, arcs(places));
      if (first == null) {
        first = leaf;
        best = leaf;
        return depth - 1;
      }
      if (likeFirst && Arrays.equals(leaf.arcs, first.arcs)) {
        return symmetry(first, leaf);
      }
      int shorter = depth + 1 - best.trace.length;
      int versusBest = order != 0 ? order : shorter != 0 ? shorter : compare(leaf, best);
      if (versusBest == 0) {
        return symmetry(best, leaf);
      }
      best = versusBest < 0 ? leaf : best;
      return depth - 1;
    }

    private static int compare(Leaf one, Leaf other) {
      return Arrays.compare(one.arcs, other.arcs);
    }

    /** Two equal numberings show a symmetry; the search continues where their paths part. */
    private int symmetry(Leaf one, Leaf other) {
      found.add(PermutationGroup.product(one.places, PermutationGroup.inverse(other.places)));
      return Arrays.mismatch(one.path, other.path);
    }

    /** All arcs, and edges in both directions, with their colours; sorted. */
    private long[] arcs(int[] places) {
      long[] arcs = new long[graph.directed() ? graph.edges() : 2 * graph.edges()];
      for (int v = 0; v < places.length; v++) {
        for (int slot = graph.first(v); slot < graph.end(v); slot++) {
          long colour = graph.colour(graph.edge(slot)) & (1 << COLOUR_BITS) - 1;
          long tail = (long) places[v] << COLOUR_BITS + VERTEX_BITS;
          arcs[slot] = tail | (long) places[graph.neighbour(slot)] << COLOUR_BITS | colour;
        }
      }
      Arrays.sort(arcs);
      return arcs;
    }
  }
}
