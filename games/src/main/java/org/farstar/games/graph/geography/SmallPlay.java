package org.farstar.games.graph.geography;

/** Who wins geography on small graphs, by trying everything: the referee of the claims. */
final class SmallPlay {
  private SmallPlay() {}

  /**
   * The vertices from which the next player wins vertex geography, for every set of vertices that
   * are left: entry {@code left} has bit v if the token on v wins with {@code left}, v among them.
   *
   * @param near the out-neighbours of each vertex
   */
  static int[] vertexWins(int[] near) {
    int[] wins = new int[1 << near.length];
    for (int left = 1; left < wins.length; left++) {
      for (int rest = left; rest != 0; rest &= rest - 1) {
        int v = Integer.numberOfTrailingZeros(rest);
        int without = left & ~(1 << v);
        if ((near[v] & without & ~wins[without]) != 0) {
          wins[left] |= 1 << v;
        }
      }
    }
    return wins;
  }

  /**
   * The vertices from which the next player wins edge geography without directions, for every set
   * of edges that are left: entry {@code left} has bit v if the token on v wins.
   *
   * @param edges the edges, at most 25
   */
  static short[] edgeWins(int[][] edges) {
    short[] wins = new short[1 << edges.length];
    for (int left = 1; left < wins.length; left++) {
      int won = 0;
      for (int rest = left; rest != 0; rest &= rest - 1) {
        int[] edge = edges[Integer.numberOfTrailingZeros(rest)];
        int after = wins[left & ~(rest & -rest)];
        won |= (after >>> edge[1] & 1) == 0 ? 1 << edge[0] : 0;
        won |= (after >>> edge[0] & 1) == 0 ? 1 << edge[1] : 0;
      }
      wins[left] = (short) won;
    }
    return wins;
  }
}
