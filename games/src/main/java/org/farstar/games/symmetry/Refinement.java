package org.farstar.games.symmetry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.farstar.games.graph.core.Graph;

/**
 * Colour refinement: vertices that differ in what they are by themselves, or in the colours of
 * their neighbours, get different colours, again and again. Isomorphisms keep these colours, so
 * that numbering vertices by them makes most isomorphic graphs equal, and leaves few numberings to
 * a search for a {@linkplain CanonicalLabelling canonical one}. Graphs that differ stay different.
 *
 * <p>Each round is linear in the size of the graph, up to sorting. A few rounds are enough where
 * colours need not be as fine as they can be, as for the positions of a search.
 */
public final class Refinement {
  private static final int ROUNDS = 4;

  private Refinement() {}

  /** The colours that a vertex sees. */
  public interface Neighbourhood {
    /**
     * A sum over the neighbours of a vertex, in which each counts by its colour and by what joins
     * them; a sum, so that the order of the neighbours does not matter.
     */
    long sum(int vertex, long[] colours);
  }

  /** What the vertices of a graph see along their edges, whatever their colours and directions. */
  public static Neighbourhood of(Graph graph) {
    Graph reversed = graph.reversed();
    return (v, colours) -> {
      long sum = sum(graph, v, colours);
      return graph.directed() ? mix(sum) + sum(reversed, v, colours) : sum;
    };
  }

  private static long sum(Graph graph, int v, long[] colours) {
    long sum = 0;
    for (int slot = graph.first(v); slot < graph.end(v); slot++) {
      sum += mix(colours[graph.neighbour(slot)] + graph.colour(graph.edge(slot)));
    }
    return sum;
  }

  /**
   * The refined colours; equal for vertices that some isomorphism maps to each other.
   *
   * @param own what each vertex is by itself
   * @param neighbourhood what it sees
   */
  static long[] colours(long[] own, Neighbourhood neighbourhood) {
    long[] now = Arrays.stream(own).map(Refinement::mix).toArray();
    for (int round = 0; round < ROUNDS; round++) {
      long[] before = now;
      now = new long[own.length];
      for (int v = 0; v < now.length; v++) {
        now[v] = mix(before[v] * 31 + neighbourhood.sum(v, before));
      }
    }
    return now;
  }

  /** The vertices in the order of their refined colours; those of one colour keep their order. */
  public static int[] order(long[] own, Neighbourhood neighbourhood) {
    long[] colours = colours(own, neighbourhood);
    return IntStream.range(0, own.length)
        .boxed()
        .sorted(Comparator.comparingLong(v -> colours[v]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Mixes the bits of a number, so that sums of mixed numbers tell most multisets apart. */
  static long mix(long x) {
    long y = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    return (y ^ y >>> 27) * 0x94D049BB133111EBL ^ y >>> 31;
  }
}
