package org.farstar.games.graph.hackenbush;

import java.util.Optional;
import org.farstar.games.graph.core.Graph;

/**
 * A Hackenbush picture that is a tree with the ground for its root: every vertex but the ground
 * hangs on one edge, from which the edges of its branches go on.
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

  private RootedTree(Picture picture) {
    this.picture = picture;
    this.graph = picture.graph();
    this.order = new int[graph.vertices()];
    this.stem = new int[order.length];
    this.below = new int[order.length];
    int queued = 1;
    for (int i = 0; i < queued; i++) {
      int vertex = order[i];
      for (int slot = graph.first(vertex); slot < graph.end(vertex); slot++) {
        int edge = graph.edge(slot);
        if (i == 0 || edge != stem[vertex]) {
          int above = graph.neighbour(slot);
          stem[above] = edge;
          below[above] = vertex;
          order[queued++] = above;
        }
      }
    }
  }

  /** The picture as a tree; empty where it has a circuit, or an edge from a vertex to itself. */
  static Optional<RootedTree> of(Picture picture) {
    // Everything hangs on the ground, so that no circuit means one vertex for each edge.
    Graph graph = picture.graph();
    return graph.vertices() == graph.edges() + 1
        ? Optional.of(new RootedTree(picture))
        : Optional.empty();
  }

  /** How many vertices there are besides the ground. */
  int size() {
    return order.length - 1;
  }

  /** How many vertices there are with the ground. */
  int vertices() {
    return order.length;
  }

  /**
   * A vertex that is not the ground.
   *
   * @param place from 0 to {@link #size} - 1, what is above a vertex before the vertex
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
}
