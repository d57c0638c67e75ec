package org.farstar.games.graph.geography;

import java.util.Arrays;
import org.farstar.games.graph.core.Adjacency;

/**
 * A matching that is nearly maximum in most graphs, for a quick start: a vertex with one free
 * neighbour is matched with it (no maximum matching is lost by that), otherwise the next free
 * vertex with the neighbour that has the fewest free neighbours. Linear time. (Karp and Sipser.)
 */
final class FirstMatching {
  private static final int NONE = -1;

  private final Adjacency graph;
  private final int[] mate;

  /** How many neighbours of each vertex are free. */
  private final int[] degree;

  /** Vertices that have had one free neighbour at some time. */
  private final int[] single;

  private int singles;

  private FirstMatching(Adjacency graph) {
    int n = graph.vertices();
    this.graph = graph;
    this.mate = new int[n];
    this.degree = new int[n];
    this.single = new int[n];
    Arrays.fill(mate, NONE);
  }

  /** The partner of each vertex, or -1. */
  static int[] of(Adjacency graph) {
    FirstMatching matching = new FirstMatching(graph);
    matching.run();
    return matching.mate;
  }

  private void run() {
    for (int v = 0; v < mate.length; v++) {
      degree[v] = graph.end(v) - graph.first(v);
      if (degree[v] == 1) {
        single[singles++] = v;
      }
    }
    int done = 0;
    for (int v = 0; v < mate.length; v++) {
      while (done < singles) {
        match(single[done++]);
      }
      match(v);
    }
  }

  private void match(int v) {
    if (mate[v] != NONE) {
      return;
    }
    int best = NONE;
    for (int slot = graph.first(v); slot < graph.end(v); slot++) {
      int w = graph.neighbour(slot);
      if (mate[w] == NONE && (best == NONE || degree[w] < degree[best])) {
        best = w;
      }
    }
    if (best != NONE) {
      mate[v] = best;
      mate[best] = v;
      leave(v);
      leave(best);
    }
  }

  private void leave(int v) {
    for (int slot = graph.first(v); slot < graph.end(v); slot++) {
      int w = graph.neighbour(slot);
      if (--degree[w] == 1 && mate[w] == NONE) {
        single[singles++] = w;
      }
    }
  }
}
