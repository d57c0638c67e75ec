package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;

/** The statements on undirected edge geography. */
final class EdgeClaims {
  private static final Claims LECTURE = Claims.of("slides");
  private static final String GRAPHS = "all graphs of up to %d vertices, up to isomorphism";
  private static final String MATRICES = "all 0-1 matrices of up to %d rows and columns";

  /** A graph of more vertices may have more edges than an int has bits. */
  private static final int EDGES_IN_AN_INT = 8;

  /** A matrix of more rows has more entries than an int has bits. */
  private static final int ENTRIES_IN_AN_INT = 5;

  private EdgeClaims() {}

  /** All of them. */
  static List<Claim> all() {
    return List.of(
        evenKernel(),
        evenKernelAnswer(),
        bipartiteSpan(),
        bipartiteKernel(),
        bipartiteColumn(),
        evenKernelConverse());
  }

  private static Claim evenKernel() {
    return LECTURE
        .at("even-kernel", "lemma on even kernels")
        .says("Every vertex of an even kernel is a P-position of undirected edge geography.")
        .over(GRAPHS + ", all even kernels", 1, 7)
        .atMost(EDGES_IN_AN_INT)
        .check(EdgeClaims::kernels);
  }

  private static Claim evenKernelAnswer() {
    return LECTURE
        .at("even-kernel-answer", "lemma on even kernels, proof")
        .says(
            "After a move out of an even kernel there is a move back into it, and every such move"
                + " leaves it an even kernel of what is left.")
        .over(GRAPHS + ", all even kernels, all moves and answers", 1, 6)
        .atMost(EDGES_IN_AN_INT)
        .check(EdgeClaims::answers);
  }

  private static Claim bipartiteSpan() {
    return LECTURE
        .at("bipartite", "lemma on bipartite edge geography")
        .says(
            "Row i is a P-position if and only if it is in the span of the remaining rows over GF(2)"
                + " or zero; the same for columns.")
        .over(MATRICES + ", all rows and columns", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .check(EdgeClaims::span);
  }

  private static Claim bipartiteKernel() {
    return LECTURE
        .at("bipartite-kernel", "lemma on bipartite edge geography, proof")
        .says("Rows that add up to zero over GF(2) are an even kernel.")
        .over(MATRICES + ", all sets of rows", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .check(EdgeClaims::rowsAreKernels);
  }

  private static Claim bipartiteColumn() {
    return LECTURE
        .at("bipartite-column", "lemma on bipartite edge geography, proof")
        .says(
            "If row i is independent of the others, e_i is a sum of columns, and deleting the 1 of"
                + " row i in any column that takes part is a winning move. (No other move wins.)")
        .over(MATRICES + ", all independent rows, all sets of columns", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .check(EdgeClaims::columns);
  }

  private static Claim evenKernelConverse() {
    return LECTURE
        .at("even-kernel-converse", "lemma on even kernels, the other way round")
        .says(
            "Not every P-position has an even kernel: none with vertex 4 has the triangle 1-2-3 with"
                + " the tail 3-4.")
        .over("the example")
        .check(EdgeClaims::converse);
  }

  private interface Body {
    void on(int[] neighbours);
  }

  private static void graphs(int size, Body body) {
    for (long mask : SmallGraphs.upToIsomorphism(size)) {
      body.on(SmallGraphs.neighbours(size, mask));
    }
  }

  /** The even kernels of a graph as sets, by the definition. */
  private static List<Integer> evenKernels(int[] neighbours) {
    List<Integer> kernels = new ArrayList<>();
    for (int set = 1; set < 1 << neighbours.length; set++) {
      if (isEvenKernel(neighbours, set)) {
        kernels.add(set);
      }
    }
    return kernels;
  }

  static boolean isEvenKernel(int[] neighbours, int set) {
    for (int v = 0; v < neighbours.length; v++) {
      int inside = Integer.bitCount(neighbours[v] & set);
      if ((set >>> v & 1) != 0 ? inside > 0 : inside % 2 != 0) {
        return false;
      }
    }
    return true;
  }

  private static void kernels(int size, Cases cases) {
    graphs(
        size,
        neighbours -> {
          int[][] edges = SmallGraphs.edges(neighbours);
          SmallGeography played = SmallGeography.ofEdges(edges, cases.control());
          for (int set : evenKernels(neighbours)) {
            for (int rest = set; rest != 0; rest &= rest - 1) {
              int v = Integer.numberOfTrailingZeros(rest);
              cases.check(
                  !played.wins((1 << edges.length) - 1, v),
                  () ->
                      SmallGraphs.text(neighbours)
                          + ": "
                          + (v + 1)
                          + " is an N-position in the kernel "
                          + names(set));
            }
          }
        });
  }

  private static void converse(Cases cases) {
    int[] neighbours = {0b0110, 0b0101, 0b1011, 0b0100};
    int[][] edges = SmallGraphs.edges(neighbours);
    SmallGeography played = SmallGeography.ofEdges(edges, cases.control());
    cases.check(!played.wins((1 << edges.length) - 1, 3), () -> "vertex 4 is an N-position");
    cases.check(
        evenKernels(neighbours).stream().noneMatch(set -> (set >>> 3 & 1) != 0),
        () -> "an even kernel with vertex 4");
  }

  private static String names(int set) {
    List<Integer> names = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      names.add(Integer.numberOfTrailingZeros(rest) + 1);
    }
    return names.toString();
  }

  private static void answers(int size, Cases cases) {
    graphs(
        size,
        neighbours -> {
          for (int set : evenKernels(neighbours)) {
            for (int[] edge : SmallGraphs.edges(neighbours)) {
              boolean first = (set >>> edge[0] & 1) != 0;
              if (first || (set >>> edge[1] & 1) != 0) {
                int from = first ? edge[0] : edge[1];
                int to = first ? edge[1] : edge[0];
                back(neighbours, set, from, to, cases);
              }
            }
          }
        });
  }

  private static void back(int[] neighbours, int set, int from, int to, Cases cases) {
    int[] left = without(neighbours, from, to);
    cases.check(
        (left[to] & set) != 0,
        () ->
            SmallGraphs.text(neighbours)
                + ": no way back into "
                + names(set)
                + " from "
                + (to + 1));
    for (int rest = left[to] & set; rest != 0; rest &= rest - 1) {
      int again = Integer.numberOfTrailingZeros(rest);
      cases.check(
          isEvenKernel(without(left, to, again), set),
          () -> SmallGraphs.text(neighbours) + ": " + names(set) + " is no even kernel any more");
    }
  }

  private static int[] without(int[] neighbours, int a, int b) {
    int[] left = neighbours.clone();
    left[a] &= ~(1 << b);
    left[b] &= ~(1 << a);
    return left;
  }

  /** A matrix of k rows and columns in the bits of a number, row after row. */
  private interface MatrixBody {
    void on(int matrix, SmallGeography played);
  }

  /** Rows are the vertices 0 to k-1, columns k to 2k-1, entry (i, j) is bit i*k + j. */
  static SmallGeography played(int k, Control control) {
    int[][] edges = new int[k * k][];
    for (int entry = 0; entry < edges.length; entry++) {
      edges[entry] = new int[] {entry / k, k + entry % k};
    }
    return SmallGeography.ofEdges(edges, control);
  }

  private static void matrices(int k, Cases cases, MatrixBody body) {
    SmallGeography played = played(k, cases.control());
    for (int matrix = 0; matrix < 1 << k * k; matrix++) {
      body.on(matrix, played);
    }
  }

  private static boolean inSpanOfOthers(int[] sums, int line) {
    for (int set = 1; set < sums.length; set++) {
      if ((set >>> line & 1) != 0 && sums[set] == 0) {
        return true;
      }
    }
    return false;
  }

  private static void span(int k, Cases cases) {
    matrices(
        k,
        cases,
        (matrix, played) -> {
          int[] ofRows = SmallMatrices.sums(SmallMatrices.rows(matrix, k));
          int[] ofColumns = SmallMatrices.sums(SmallMatrices.columnsOf(matrix, k));
          for (int line = 0; line < k; line++) {
            int i = line;
            boolean rowIsP = inSpanOfOthers(ofRows, i) || SmallMatrices.row(matrix, k, i) == 0;
            boolean columnIsP =
                inSpanOfOthers(ofColumns, i) || SmallMatrices.column(matrix, k, i) == 0;
            cases.equal(
                rowIsP,
                !played.wins(matrix, i),
                () -> SmallMatrices.text(matrix, k) + ", P at row " + (i + 1));
            cases.equal(
                columnIsP,
                !played.wins(matrix, k + i),
                () -> SmallMatrices.text(matrix, k) + ", P at column " + (i + 1));
          }
        });
  }

  static int[] graph(int matrix, int k) {
    int[] neighbours = new int[2 * k];
    for (int i = 0; i < k; i++) {
      neighbours[i] = SmallMatrices.row(matrix, k, i) << k;
      neighbours[k + i] = SmallMatrices.column(matrix, k, i);
    }
    return neighbours;
  }

  private static void rowsAreKernels(int k, Cases cases) {
    matrices(
        k,
        cases,
        (matrix, played) -> {
          int[] neighbours = graph(matrix, k);
          int[] sums = SmallMatrices.sums(SmallMatrices.rows(matrix, k));
          for (int set = 1; set < sums.length; set++) {
            if (sums[set] == 0) {
              int rows = set;
              cases.check(
                  isEvenKernel(neighbours, rows),
                  () -> SmallMatrices.text(matrix, k) + ": rows " + names(rows));
            }
          }
        });
  }

  private static void columns(int k, Cases cases) {
    SmallGeography played = played(k, cases.control());
    for (int number = 0; number < 1 << k * k; number++) {
      int matrix = number;
      int[] ofRows = SmallMatrices.sums(SmallMatrices.rows(matrix, k));
      int[] ofColumns = SmallMatrices.sums(SmallMatrices.columnsOf(matrix, k));
      for (int row = 0; row < k; row++) {
        int i = row;
        if (inSpanOfOthers(ofRows, i)) {
          continue;
        }
        int taking = 0;
        for (int set = 1; set < ofColumns.length; set++) {
          taking |= ofColumns[set] == 1 << i ? set : 0;
        }
        int winning = 0;
        for (int j = 0; j < k; j++) {
          int entry = 1 << i * k + j;
          boolean isWinning = (matrix & entry) != 0 && !played.wins(matrix & ~entry, k + j);
          winning |= isWinning ? 1 << j : 0;
        }
        cases.check(
            taking != 0,
            () -> SmallMatrices.text(matrix, k) + ": e of row " + (i + 1) + " is no sum");
        cases.equal(
            names(taking & SmallMatrices.row(matrix, k, i)),
            names(winning),
            () -> SmallMatrices.text(matrix, k) + ", winning columns from row " + (i + 1));
      }
    }
  }
}
