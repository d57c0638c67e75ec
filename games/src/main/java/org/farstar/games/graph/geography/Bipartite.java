package org.farstar.games.graph.geography;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.Adjacency;

/**
 * Edge geography on a bipartite graph as linear algebra over GF(2): the vertices on the token's
 * side are the rows of a matrix, the others its columns, and the token is on row i.
 *
 * <p>The position is P if and only if row i is in the span of the other rows or zero. The rows that
 * add up to nothing together with row i are an even kernel. Otherwise the unit vector e_i is a sum
 * of columns, and the winning moves are the ones of row i in all the columns that occur in such
 * sums. One elimination for each of the two: rows * columns * rank / 64 operations.
 */
final class Bipartite {
  private static final int TOKEN = 0;

  /** Matrices beyond 512 MB are not made. */
  private static final long MOST_BITS = 1L << 32;

  private final Adjacency graph;

  /** The number of each vertex among those of its side. */
  private final int[] index;

  private final boolean[] column;
  private final int[] rows;
  private final int[] columns;

  private Bipartite(Adjacency graph, int[] index, boolean[] column) {
    this.graph = graph;
    this.index = index;
    this.column = column;
    this.rows = side(false);
    this.columns = side(true);
  }

  private int[] side(boolean ofColumns) {
    return IntStream.range(0, graph.vertices()).filter(v -> column[v] == ofColumns).toArray();
  }

  /** The sides of a graph, or nothing where it has an odd cycle or is too large for a matrix. */
  static Optional<Bipartite> of(Adjacency graph) {
    int n = graph.vertices();
    boolean[] column = new boolean[n];
    boolean[] seen = new boolean[n];
    seen[TOKEN] = true;
    // The vertices are numbered by distance: every one but the token has a neighbour before it.
    for (int v = 0; v < n; v++) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        int w = graph.neighbour(slot);
        if (!seen[w]) {
          seen[w] = true;
          column[w] = !column[v];
        } else if (column[w] == column[v]) {
          return Optional.empty();
        }
      }
    }
    int[] index = new int[n];
    int[] count = new int[2];
    for (int v = 0; v < n; v++) {
      index[v] = count[column[v] ? 1 : 0]++;
    }
    return (long) (count[0] + 1) * (count[1] + 1) > MOST_BITS
        ? Optional.empty()
        : Optional.of(new Bipartite(graph, index, column));
  }

  int rows() {
    return rows.length;
  }

  int columns() {
    return columns.length;
  }

  /**
   * The even kernel with the token's vertex that the rows adding up to nothing make, or nothing
   * where the position is N.
   */
  Optional<int[]> kernel(Meter meter) {
    // Unknowns are the rows, the token's the last of them, so that it is free where it can be.
    int m = rows.length;
    BitMatrix matrix = new BitMatrix(columns.length, m);
    for (int v : rows) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        matrix.set(index[graph.neighbour(slot)], m - 1 - index[v]);
      }
    }
    matrix.eliminate(meter);
    if (matrix.pivotRow(m - 1) >= 0) {
      return Optional.empty();
    }
    IntPredicate inKernel =
        v -> {
          int pivot = matrix.pivotRow(m - 1 - index[v]);
          return v == TOKEN || (pivot >= 0 && matrix.get(pivot, m - 1));
        };
    return Optional.of(Arrays.stream(rows).filter(inKernel).toArray());
  }

  /** The slots of the token's vertex along which it wins; none where the position is P. */
  int[] winningSlots(Meter meter) {
    int n = columns.length;
    BitMatrix matrix = sums(meter);
    if (matrix.pivotRow(n) >= 0) {
      return new int[0];
    }
    return IntStream.range(graph.first(TOKEN), graph.end(TOKEN))
        .filter(
            slot -> {
              int pivot = matrix.pivotRow(index[graph.neighbour(slot)]);
              // Free, in this solution, or in one that differs by an equation's free column.
              return pivot < 0 || matrix.get(pivot, n) || matrix.ones(pivot, n) > 1;
            })
        .toArray();
  }

  /** Columns that add up to the unit vector of the token's row; none where the position is P. */
  int[] unitColumns(Meter meter) {
    int n = columns.length;
    BitMatrix matrix = sums(meter);
    if (matrix.pivotRow(n) >= 0) {
      return new int[0];
    }
    return Arrays.stream(columns)
        .filter(v -> matrix.pivotRow(index[v]) >= 0 && matrix.get(matrix.pivotRow(index[v]), n))
        .toArray();
  }

  /** The columns with the unit vector of the token's row as one more, eliminated. */
  private BitMatrix sums(Meter meter) {
    int n = columns.length;
    BitMatrix matrix = new BitMatrix(rows.length, n + 1);
    for (int v : rows) {
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        matrix.set(index[v], index[graph.neighbour(slot)]);
      }
    }
    matrix.set(index[TOKEN], n);
    matrix.eliminate(meter);
    return matrix;
  }
}
