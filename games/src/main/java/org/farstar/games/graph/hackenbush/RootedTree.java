package org.farstar.games.graph.hackenbush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.graph.core.Graph;

/**
 * A Hackenbush picture as a tree with the ground for its root: the vertices of circuits that meet
 * are one vertex, and their edges are loops at it. Every vertex but the ground hangs on one edge,
 * from which the edges of its branches go on. A fused vertex has the number of its vertex nearest
 * to the ground. Near linear in the edges.
 */
final class RootedTree {
  private static final int GROUND = 0;

  private final Picture picture;
  private final Graph graph;

  /** The vertices in an order in which each comes after the one below it; the ground first. */
  private final int[] order;

  /** The edge on which each vertex hangs, and the vertex at its lower end. */
  private final int[] stem;

  private final int[] below;

  /** Vertices lead to those that they are fused with, nearer to the ground. */
  private final int[] fused;

  /** How many loops each vertex has. */
  private final int[] loops;

  RootedTree(Picture picture) {
    this.picture = picture;
    this.graph = picture.graph();
    this.stem = new int[graph.vertices()];
    this.below = new int[graph.vertices()];
    this.fused = new int[graph.vertices()];
    this.loops = new int[graph.vertices()];
    int[] met = fromGround();
    fuse(met);
    this.order = Arrays.stream(met).filter(vertex -> fused[vertex] == vertex).toArray();
    for (int vertex : order) {
      below[vertex] = fused(below[vertex]);
    }
    for (int edge = 0; edge < graph.edges(); edge++) {
      loops[fused(graph.tail(edge))]++;
    }
    for (int i = 1; i < order.length; i++) {
      // An edge that is no loop was counted at the one of its ends that has the smaller number.
      loops[fused(graph.tail(stem[order[i]]))]--;
    }
  }

  /** A tree of edges from the ground to each vertex; the vertices as they are met. */
  private int[] fromGround() {
    int[] met = new int[graph.vertices()];
    Arrays.fill(below, -1);
    below[GROUND] = GROUND;
    int queued = 1;
    for (int i = 0; i < queued; i++) {
      int vertex = met[i];
      for (int slot = graph.first(vertex); slot < graph.end(vertex); slot++) {
        int above = graph.neighbour(slot);
        if (below[above] < 0) {
          stem[above] = graph.edge(slot);
          below[above] = vertex;
          met[queued++] = above;
        }
      }
    }
    return met;
  }

  /** Every edge that is not in the tree makes one vertex of those on the way between its ends. */
  private void fuse(int[] met) {
    int[] place = new int[met.length];
    for (int i = 0; i < met.length; i++) {
      place[met[i]] = i;
      fused[i] = i;
    }
    for (int edge = 0; edge < graph.edges(); edge++) {
      int one = fused(graph.tail(edge));
      int other = fused(graph.head(edge));
      if (stem[graph.tail(edge)] == edge && graph.tail(edge) != GROUND
          || stem[graph.head(edge)] == edge && graph.head(edge) != GROUND) {
        continue;
      }
      while (one != other) {
        int higher = place[one] > place[other] ? one : other;
        fused[higher] = fused(below[higher]);
        one = fused(one);
        other = fused(other);
      }
    }
  }

  private int fused(int vertex) {
    int lowest = vertex;
    while (fused[lowest] != lowest) {
      fused[lowest] = fused[fused[lowest]];
      lowest = fused[lowest];
    }
    return lowest;
  }

  /** Whether no edge lies on a circuit. */
  boolean isTree() {
    // Everything hangs on the ground, so that no circuit means one vertex for each edge.
    return graph.vertices() == graph.edges() + 1;
  }

  /** Whether all edges have a colour. */
  boolean all(char colour) {
    return edges().stream().allMatch(edge -> graph.colour(edge) == colour);
  }

  /** Whether an edge has a colour. */
  boolean has(char colour) {
    return edges().stream().anyMatch(edge -> graph.colour(edge) == colour);
  }

  private List<Integer> edges() {
    List<Integer> edges = new ArrayList<>();
    for (int edge = 0; edge < graph.edges(); edge++) {
      edges.add(edge);
    }
    return edges;
  }

  /** How many vertices there are besides the ground. */
  int size() {
    return order.length - 1;
  }

  /** More than the number of any vertex. */
  int vertices() {
    return fused.length;
  }

  /**
   * A vertex.
   *
   * @param place from 0 to {@link #size}, what is above a vertex before the vertex; the last one is
   *     the ground
   */
  int fromAbove(int place) {
    return order[order.length - 1 - place];
  }

  /** The vertex that a vertex hangs on. */
  int below(int vertex) {
    return below[vertex];
  }

  /** The colour of the edge that a vertex hangs on. */
  char colour(int vertex) {
    return (char) graph.colour(stem[vertex]);
  }

  /** The edge that a vertex hangs on, as it is written. */
  String stem(int vertex) {
    return picture.edge(stem[vertex]).toString();
  }

  /** How many loops a vertex has. */
  int loops(int vertex) {
    return loops[vertex];
  }

  /** The edges that are loops at a vertex, as they are written. */
  List<String> loopsAt(int vertex) {
    return edges().stream()
        .filter(edge -> fused(graph.tail(edge)) == vertex && fused(graph.head(edge)) == vertex)
        .map(edge -> picture.edge(edge).toString())
        .toList();
  }
}
