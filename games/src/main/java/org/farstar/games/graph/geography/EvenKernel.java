package org.farstar.games.graph.geography;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Adjacency;

/**
 * Looks for an even kernel with the token's vertex in any graph: an independent set of vertices in
 * which every other vertex has an even number of neighbours.
 *
 * <p>Since the neighbours of its own vertices in an independent set are none, it is a solution of
 * the homogeneous equations of the adjacency matrix over GF(2). The solutions are tried one after
 * the other until one is independent, some ten thousand at most: that no kernel is found does not
 * say that there is none.
 */
final class EvenKernel {
  private static final int TOKEN = 0;
  private static final int MOST_VERTICES = 4096;
  private static final int MOST_FREE = 14;

  private EvenKernel() {}

  /** A kernel, if one is found. */
  static Optional<int[]> find(Adjacency graph, Meter meter) {
    int n = graph.vertices();
    if (n > MOST_VERTICES) {
      return Optional.empty();
    }
    BitMatrix matrix = new BitMatrix(n, n);
    for (int v = 0; v < n; v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        // The token's unknown is the last one.
        matrix.set(v, n - 1 - graph.neighbour(slot));
      }
    }
    matrix.eliminate(meter);
    if (matrix.pivotRow(n - 1) >= 0) {
      return Optional.empty();
    }
    int[] free = IntStream.range(0, n - 1).filter(column -> matrix.pivotRow(column) < 0).toArray();
    int tried = Math.min(free.length, MOST_FREE);
    BitSet solution = solution(matrix, n, n - 1);
    for (int code = 1; !independent(graph, solution, n); code++) {
      if (code == 1 << tried) {
        return Optional.empty();
      }
      meter.count();
      // In Gray's order one solution of the basis is added at a time.
      solution.xor(solution(matrix, n, free[Integer.numberOfTrailingZeros(code)]));
    }
    return Optional.of(IntStream.range(0, n).filter(v -> solution.get(n - 1 - v)).toArray());
  }

  /** The solution in which this free unknown is 1 and the other free ones are 0. */
  private static BitSet solution(BitMatrix matrix, int n, int free) {
    BitSet ones = new BitSet(n);
    ones.set(free);
    for (int column = 0; column < n; column++) {
      int pivot = matrix.pivotRow(column);
      if (pivot >= 0 && matrix.get(pivot, free)) {
        ones.set(column);
      }
    }
    return ones;
  }

  private static boolean independent(Adjacency graph, BitSet ones, int n) {
    for (int one = ones.nextSetBit(0); one >= 0; one = ones.nextSetBit(one + 1)) {
      int v = n - 1 - one;
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        if (ones.get(n - 1 - graph.neighbour(slot))) {
          return false;
        }
      }
    }
    return ones.get(n - 1 - TOKEN);
  }
}
