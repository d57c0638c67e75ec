package org.farstar.games.graph;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * New numbers for the vertices of a graph, by what they look like from near and far, so that most
 * isomorphic graphs become equal. Graphs that differ stay different.
 */
final class Relabelling {
  private static final int ROUNDS = 4;

  private Relabelling() {}

  /** What the neighbours of a vertex add up to, each mixed with what joins them. */
  interface Around {
    long sum(int vertex, long[] looks);
  }

  /**
   * The vertices in their new order; those that look alike keep theirs.
   *
   * @param looks what each vertex looks like by itself
   * @param around how it looks with its neighbours
   */
  static int[] order(long[] looks, Around around) {
    long[] now = Arrays.stream(looks).map(Relabelling::mix).toArray();
    for (int round = 0; round < ROUNDS; round++) {
      long[] before = now;
      now =
          IntStream.range(0, looks.length)
              .mapToLong(v -> mix(before[v] * 31 + around.sum(v, before)))
              .toArray();
    }
    long[] last = now;
    return IntStream.range(0, looks.length)
        .boxed()
        .sorted(Comparator.comparingLong(v -> last[v]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  static long mix(long x) {
    long y = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    return (y ^ y >>> 27) * 0x94D049BB133111EBL ^ y >>> 31;
  }
}
