package org.farstar.games.graph.geography;

import java.util.Arrays;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Adjacency;

/**
 * All vertices that alternating paths of even length reach from the vertices a matching leaves
 * free: Edmonds' forest with its blossoms shrunk. Where the matching is maximum these are the
 * vertices that some maximum matching leaves free (the set D of Gallai and Edmonds).
 *
 * <p>Every edge is looked at twice and blossoms are kept in a union-find: nearly linear time. If
 * two trees meet, the matching was not maximum, and {@link #augmented} tells so.
 */
final class AlternatingForest {
  private static final int NONE = -1;
  private static final byte UNSEEN = 0;
  private static final byte OUTER = 1;
  private static final byte INNER = 2;
  private static final int ASK_EVERY = 1024;

  private final Adjacency graph;
  private final int banned;
  private final int[] mate;
  private final byte[] label;

  /** For a vertex that is entered along an edge without the matching, the vertex before it. */
  private final int[] before;

  private final int[] base;
  private final int[] stamp;
  private final int[] queue;
  private int stamps;
  private int queued;
  private boolean augmented;

  /**
   * @param graph the graph
   * @param mate the partner of each vertex, or -1; is changed where an augmenting path is found
   * @param banned a vertex that is not there, with no partner, or -1
   * @param meter stops the work when its budget ends
   */
  AlternatingForest(Adjacency graph, int[] mate, int banned, Meter meter) {
    this.graph = graph;
    this.mate = mate;
    this.banned = banned;
    int n = graph.vertices();
    label = new byte[n];
    before = new int[n];
    base = new int[n];
    stamp = new int[n];
    queue = new int[n];
    Arrays.fill(before, NONE);
    for (int v = 0; v < n; v++) {
      base[v] = v;
      if (v != banned && mate[v] == NONE) {
        label[v] = OUTER;
        queue[queued++] = v;
      }
    }
    grow(meter);
  }

  /** Whether the matching had an augmenting path, along which it now has one edge more. */
  boolean augmented() {
    return augmented;
  }

  /** Whether some maximum matching leaves this vertex free; only if nothing was augmented. */
  boolean canBeFree(int vertex) {
    return label[vertex] == OUTER;
  }

  private void grow(Meter meter) {
    for (int head = 0; head < queued; head++) {
      if (head % ASK_EVERY == 0) {
        meter.count();
      }
      int v = queue[head];
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        if (w == banned || label[w] == INNER || base(v) == base(w)) {
          continue;
        }
        if (label[w] == UNSEEN) {
          label[w] = INNER;
          before[w] = v;
          label[mate[w]] = OUTER;
          queue[queued++] = mate[w];
        } else {
          int meeting = meeting(v, w);
          if (meeting == NONE) {
            augment(v, w);
            augmented = true;
            return;
          }
          shrink(v, w, meeting);
          shrink(w, v, meeting);
        }
      }
    }
  }

  private int base(int vertex) {
    int root = vertex;
    while (base[root] != root) {
      root = base[root];
    }
    for (int v = vertex; base[v] != root; ) {
      int next = base[v];
      base[v] = root;
      v = next;
    }
    return root;
  }

  /** The blossom in which the paths from two outer vertices to their roots meet, or none. */
  private int meeting(int v, int w) {
    stamps++;
    int one = base(v);
    int other = base(w);
    while (one != NONE || other != NONE) {
      if (one != NONE) {
        if (stamp[one] == stamps) {
          return one;
        }
        stamp[one] = stamps;
        one = mate[one] == NONE ? NONE : base(before[mate[one]]);
      }
      int swap = one;
      one = other;
      other = swap;
    }
    return NONE;
  }

  /** Makes everything from an outer vertex down to the base of the blossom outer. */
  private void shrink(int from, int across, int meeting) {
    int v = from;
    int bridge = across;
    while (base(v) != meeting) {
      before[v] = bridge;
      bridge = mate[v];
      if (label[bridge] == INNER) {
        label[bridge] = OUTER;
        queue[queued++] = bridge;
      }
      // Not the bases of v and bridge: inside an older blossom the walk has to go on to its base.
      base[v] = base[v] == v ? meeting : base[v];
      base[bridge] = base[bridge] == bridge ? meeting : base[bridge];
      v = before[bridge];
    }
  }

  /** Matches two outer vertices of different trees, and changes the paths to their roots. */
  private void augment(int v, int w) {
    int ofV = mate[v];
    int ofW = mate[w];
    mate[v] = w;
    mate[w] = v;
    rematch(ofV);
    rematch(ofW);
  }

  private void rematch(int left) {
    int alone = left;
    while (alone != NONE) {
      int partner = before[alone];
      int next = mate[partner];
      mate[alone] = partner;
      mate[partner] = alone;
      alone = next;
    }
  }
}
