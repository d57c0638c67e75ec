package org.farstar.papers.small;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Small acyclic digraphs in rows of bits, all arcs leading to larger numbers: what the claims are
 * checked with. Nothing here knows the theory.
 */
public final class SmallDigraphs {
  private SmallDigraphs() {}

  /** All digraphs on the vertices 0 to n-1 with arcs to larger numbers only. */
  public static void dags(int n, Consumer<Graph> body) {
    for (long mask = 0; mask < 1L << n * (n - 1) / 2; mask++) {
      long[] rows = new long[n];
      long rest = mask;
      for (int a = 0; a < n; a++) {
        int width = n - 1 - a;
        rows[a] = (rest & (1L << width) - 1) << a + 1;
        rest >>>= width;
      }
      body.accept(Graph.ofRows(true, rows));
    }
  }

  /** All digraphs without loops on the vertices 0 to n-1. */
  public static void all(int n, Consumer<Graph> body) {
    for (long mask = 0; mask < 1L << n * (n - 1); mask++) {
      long[] rows = new long[n];
      long rest = mask;
      for (int a = 0; a < n; a++) {
        long row = rest & (1L << n - 1) - 1;
        // The row of a has no place for a itself.
        rows[a] = row & (1L << a) - 1 | row >>> a << a + 1;
        rest >>>= n - 1;
      }
      body.accept(Graph.ofRows(true, rows));
    }
  }

  /** All partial orders on n elements called 1, 2, ..., each in its numberings upwards. */
  public static void posets(int n, Consumer<Poset> body) {
    List<String> names = IntStream.rangeClosed(1, n).mapToObj(Integer::toString).toList();
    dags(
        n,
        dag -> {
          Cancellation.check();
          if (isTransitive(dag)) {
            body.accept(new Poset(names, rows(dag)));
          }
        });
  }

  /** For each vertex the vertices that its arcs lead to, as bits. */
  public static long[] rows(Graph digraph) {
    long[] rows = new long[digraph.vertices()];
    Arrays.setAll(rows, digraph::row);
    return rows;
  }

  /** Whether there is an arc wherever there are two, one behind the other. */
  private static boolean isTransitive(Graph digraph) {
    for (int v = 0; v < digraph.vertices(); v++) {
      for (long rest = digraph.row(v); rest != 0; rest &= rest - 1) {
        if ((digraph.row(Long.numberOfTrailingZeros(rest)) & ~digraph.row(v)) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The token on a vertex, as a play; positions are vertices. */
  private record VertexPlay(Graph digraph) implements Play<Integer> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Integer vertex, Player player, Moves<Integer> moves) {
      for (long rest = digraph.row(vertex); rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest);
        moves.add(to, () -> Integer.toString(to + 1));
      }
    }
  }

  /** The vertices from which the player to move wins, as bits, by a search. */
  public static long wins(Graph digraph, Control control) {
    OutcomeSearch<Integer> search =
        new OutcomeSearch<>(new VertexPlay(digraph), OutcomeTable.remembering(), control);
    long wins = 0;
    for (int v = 0; v < digraph.vertices(); v++) {
      wins |= search.result(v, Player.LEFT) == Result.WIN ? 1L << v : 0;
    }
    return wins;
  }

  /** Grundy values by the definition, from the largest number down. */
  public static int[] grundy(Graph digraph) {
    int[] values = new int[digraph.vertices()];
    for (int v = values.length - 1; v >= 0; v--) {
      TreeSet<Integer> seen = new TreeSet<>();
      for (long rest = digraph.row(v); rest != 0; rest &= rest - 1) {
        seen.add(values[Long.numberOfTrailingZeros(rest)]);
      }
      while (seen.contains(values[v])) {
        values[v]++;
      }
    }
    return values;
  }

  /** The digraph of a sum: position (x, y) is x * n + y. */
  public static Graph product(Graph one, Graph other) {
    int n = other.vertices();
    long[] rows = new long[one.vertices() * n];
    for (int x = 0; x < one.vertices(); x++) {
      for (int y = 0; y < n; y++) {
        rows[x * n + y] = other.row(y) << x * n;
        for (long rest = one.row(x); rest != 0; rest &= rest - 1) {
          rows[x * n + y] |= 1L << Long.numberOfTrailingZeros(rest) * n + y;
        }
      }
    }
    return Graph.ofRows(true, rows);
  }

  /** A random acyclic digraph of a random density. */
  public static Graph random(int n, Random random) {
    long[] rows = new long[n];
    double density = random.nextDouble();
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        rows[a] |= random.nextDouble() < density ? 1L << b : 0;
      }
    }
    return Graph.ofRows(true, rows);
  }
}
