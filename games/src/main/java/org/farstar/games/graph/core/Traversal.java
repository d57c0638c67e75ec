package org.farstar.games.graph.core;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** What can be reached in a graph; every slot of every vertex reached is looked at once. */
public final class Traversal {
  private Traversal() {}

  /**
   * The vertices that can be reached from one of them.
   *
   * @param graph the graph
   * @param root where to begin
   * @param open whether a slot may be used
   */
  public static BitSet reached(Adjacency graph, int root, IntPredicate open) {
    BitSet reached = new BitSet(graph.vertices());
    int[] queue = new int[graph.vertices()];
    queue[0] = root;
    reached.set(root);
    int queued = 1;
    for (int i = 0; i < queued; i++) {
      for (int slot = graph.first(queue[i]); slot < graph.end(queue[i]); slot++) {
        int neighbour = graph.neighbour(slot);
        if (open.test(slot) && !reached.get(neighbour)) {
          reached.set(neighbour);
          queue[queued++] = neighbour;
        }
      }
    }
    return reached;
  }

  /**
   * The number of the connected component of each vertex, from 0, in the order of their smallest
   * vertices; -1 for a vertex that is left out.
   *
   * @param graph the graph
   * @param without a vertex that is not there, or -1
   */
  public static int[] components(Adjacency graph, int without) {
    int[] component = new int[graph.vertices()];
    Arrays.fill(component, -1);
    int[] queue = new int[graph.vertices()];
    int components = 0;
    for (int v = 0; v < component.length; v++) {
      if (v == without || component[v] >= 0) {
        continue;
      }
      queue[0] = v;
      component[v] = components;
      int queued = 1;
      for (int i = 0; i < queued; i++) {
        for (int slot = graph.first(queue[i]); slot < graph.end(queue[i]); slot++) {
          int neighbour = graph.neighbour(slot);
          if (neighbour != without && component[neighbour] < 0) {
            component[neighbour] = components;
            queue[queued++] = neighbour;
          }
        }
      }
      components++;
    }
    return component;
  }
}
