package org.farstar.papers.slides.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.geography.GeographyStatements;
import org.farstar.papers.small.SmallGeography;
import org.farstar.papers.small.SmallGraphs;
import org.farstar.papers.small.SmallMatrices;

/** The statements on undirected edge geography. */
public final class EdgeClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String GRAPHS = "all graphs of up to %d vertices, up to isomorphism";
  private static final String MATRICES = "all 0-1 matrices of up to %d rows and columns";

  /** A graph of more vertices may have more edges than a long has bits. */
  private static final int EDGES_IN_A_LONG = 11;

  /** A matrix of more rows has more entries than an int has bits. */
  private static final int ENTRIES_IN_AN_INT = 5;

  private EdgeClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(
        evenKernel(),
        evenKernelAnswer(),
        bipartiteSpan(),
        bipartiteKernel(),
        bipartiteColumn(),
        bipartiteRank(),
        evenKernelConverse());
  }

  private static Claim evenKernel() {
    return Claims.of(GeographyStatements.KERNEL)
        .over(GRAPHS + ", all even kernels", 1, 7)
        .atMost(EDGES_IN_A_LONG)
        .butNot(
            "So is every vertex of a set of which every other vertex has an even number of"
                + " neighbours.",
            (size, cases) -> kernels(size, EdgeClaims::evenSets, cases))
        .check((size, cases) -> kernels(size, EdgeClaims::evenKernels, cases));
  }

  private static Claim evenKernelAnswer() {
    return LECTURE
        .at("even-kernel-answer", "lemma on even kernels, proof")
        .says(
            "After a move out of an even kernel there is a move back into it, and every such move"
                + " leaves it an even kernel of what is left.")
        .over(GRAPHS + ", all even kernels, all moves and answers", 1, 6)
        .atMost(EDGES_IN_A_LONG)
        .butNot(
            "The same holds for a set of which every other vertex has an even number of neighbours.",
            (size, cases) -> answers(size, EdgeClaims::evenSets, cases))
        .check((size, cases) -> answers(size, EdgeClaims::evenKernels, cases));
  }

  private static Claim bipartiteSpan() {
    return Claims.of(GeographyStatements.BIPARTITE)
        .over(MATRICES + ", all rows and columns", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .check(EdgeClaims::span);
  }

  private static Claim bipartiteKernel() {
    return Claims.of(GeographyStatements.SPAN)
        .over(MATRICES + ", all sets of rows", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .butNot("So are all sets of rows.", (k, cases) -> rowsAreKernels(k, sum -> true, cases))
        .check((k, cases) -> rowsAreKernels(k, sum -> sum == 0, cases));
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

  private static Claim bipartiteRank() {
    return LECTURE
        .at("bipartite-rank", "lemma on bipartite edge geography, proof")
        .says("If row i is independent of the others, e_i as one more column leaves the rank.")
        .over(MATRICES + ", all independent rows", 1, 4)
        .atMost(ENTRIES_IN_AN_INT)
        .butNot("It does for every row.", (k, cases) -> ranks(k, false, cases))
        .check((k, cases) -> ranks(k, true, cases));
  }

  private static void ranks(int k, boolean independent, Cases cases) {
    for (int number = 0; number < 1 << k * k; number++) {
      int matrix = number;
      int[] ofRows = SmallMatrices.sums(SmallMatrices.rows(matrix, k));
      Set<Integer> span = new TreeSet<>();
      for (int sum : SmallMatrices.sums(SmallMatrices.columnsOf(matrix, k))) {
        span.add(sum);
      }
      for (int row = 0; row < k; row++) {
        int i = row;
        if (!independent || !inSpanOfOthers(ofRows, i)) {
          Set<Integer> wider = new TreeSet<>(span);
          span.forEach(sum -> wider.add(sum ^ 1 << i));
          // A space of dimension r over GF(2) has 2^r elements.
          cases.equal(
              span.size(),
              wider.size(),
              () -> SmallMatrices.text(matrix, k) + " with e of row " + (i + 1));
        }
      }
    }
  }

  private static Claim evenKernelConverse() {
    return LECTURE
        .at("even-kernel-converse", "lemma on even kernels, the other way round")
        .says(
            "Not every P-position has an even kernel: none with vertex 4 has the triangle 1-2-3 with"
                + " the tail 3-4.")
        .over("the example")
        .butNot(
            "The same holds for vertex 3 of the triangle without the tail.",
            cases -> converse(Graph.ofRows(false, 0b110, 0b101, 0b011), 2, cases))
        .check(cases -> converse(Graph.ofRows(false, 0b0110, 0b0101, 0b1011, 0b0100), 3, cases));
  }

  /** The even kernels of a graph as sets, by the definition. */
  private static List<Long> evenKernels(Graph graph) {
    List<Long> kernels = new ArrayList<>();
    for (long set = 1; set < 1L << graph.vertices(); set++) {
      if (isEvenKernel(graph, set)) {
        kernels.add(set);
      }
    }
    return kernels;
  }

  /** Sets that are even kernels but for edges between their vertices. */
  private static List<Long> evenSets(Graph graph) {
    List<Long> sets = new ArrayList<>();
    for (long set = 1; set < 1L << graph.vertices(); set++) {
      if (isEven(graph, set, graph.vertices())) {
        sets.add(set);
      }
    }
    return sets;
  }

  public static boolean isEvenKernel(Graph graph, long set) {
    return isEven(graph, set, 0);
  }

  private static boolean isEven(Graph graph, long set, int mostInside) {
    for (int v = 0; v < graph.vertices(); v++) {
      int inside = Long.bitCount(graph.row(v) & set);
      if ((set >>> v & 1) != 0 ? inside > mostInside : inside % 2 != 0) {
        return false;
      }
    }
    return true;
  }

  private static void kernels(int size, Function<Graph, List<Long>> sets, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          SmallGeography played = SmallGeography.ofEdges(graph, cases.control());
          for (long set : sets.apply(graph)) {
            for (long rest = set; rest != 0; rest &= rest - 1) {
              int v = Long.numberOfTrailingZeros(rest);
              cases.check(
                  !played.wins((1L << graph.edges()) - 1, v),
                  () ->
                      SmallGraphs.text(graph)
                          + ": "
                          + (v + 1)
                          + " is an N-position in the kernel "
                          + names(set));
            }
          }
        });
  }

  private static void converse(Graph graph, int v, Cases cases) {
    SmallGeography played = SmallGeography.ofEdges(graph, cases.control());
    cases.check(
        !played.wins((1L << graph.edges()) - 1, v),
        () -> "vertex " + (v + 1) + " is an N-position");
    cases.check(
        evenKernels(graph).stream().noneMatch(set -> (set >>> v & 1) != 0),
        () -> "an even kernel with vertex " + (v + 1));
  }

  private static String names(long set) {
    List<Integer> names = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      names.add(Long.numberOfTrailingZeros(rest) + 1);
    }
    return names.toString();
  }

  private static void answers(int size, Function<Graph, List<Long>> sets, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          for (long set : sets.apply(graph)) {
            for (int e = 0; e < graph.edges(); e++) {
              boolean first = (set >>> graph.tail(e) & 1) != 0;
              if (first || (set >>> graph.head(e) & 1) != 0) {
                int from = first ? graph.tail(e) : graph.head(e);
                int to = first ? graph.head(e) : graph.tail(e);
                back(graph, set, from, to, cases);
              }
            }
          }
        });
  }

  private static void back(Graph graph, long set, int from, int to, Cases cases) {
    Graph left = SmallGraphs.without(graph, from, to);
    cases.check(
        (left.row(to) & set) != 0,
        () -> SmallGraphs.text(graph) + ": no way back into " + names(set) + " from " + (to + 1));
    for (long rest = left.row(to) & set; rest != 0; rest &= rest - 1) {
      int again = Long.numberOfTrailingZeros(rest);
      cases.check(
          isEvenKernel(SmallGraphs.without(left, to, again), set),
          () -> SmallGraphs.text(graph) + ": " + names(set) + " is no even kernel any more");
    }
  }

  /** Rows are the vertices 0 to k-1, columns k to 2k-1, entry (i, j) is bit i*k + j. */
  public static SmallGeography played(int k, Control control) {
    // The edges of the complete bipartite graph are numbered as the entries.
    return SmallGeography.ofEdges(graph((1 << k * k) - 1, k), control);
  }

  private static void matrices(int k, Cases cases, BiConsumer<Integer, SmallGeography> body) {
    SmallGeography played = played(k, cases.control());
    for (int matrix = 0; matrix < 1 << k * k; matrix++) {
      body.accept(matrix, played);
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

  public static Graph graph(int matrix, int k) {
    long[] rows = new long[2 * k];
    for (int i = 0; i < k; i++) {
      rows[i] = (long) SmallMatrices.row(matrix, k, i) << k;
      rows[k + i] = SmallMatrices.column(matrix, k, i);
    }
    return Graph.ofRows(false, rows);
  }

  private static void rowsAreKernels(int k, IntPredicate sum, Cases cases) {
    matrices(
        k,
        cases,
        (matrix, played) -> {
          Graph graph = graph(matrix, k);
          int[] sums = SmallMatrices.sums(SmallMatrices.rows(matrix, k));
          for (int set = 1; set < sums.length; set++) {
            if (sum.test(sums[set])) {
              int rows = set;
              cases.check(
                  isEvenKernel(graph, rows),
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
