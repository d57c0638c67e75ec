package org.farstar.games.graph.token;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.graph.core.Graph;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Small acyclic digraphs as sets of out-neighbours in ints, all arcs leading to larger numbers:
 * what the claims are checked with. Nothing here knows the theory.
 */
final class SmallDigraphs {
  private SmallDigraphs() {}

  /** Hears digraphs. */
  interface Body {
    void on(int[] out);
  }

  /** All digraphs on the vertices 0 to n-1 with arcs to larger numbers only. */
  static void dags(int n, Body body) {
    for (long mask = 0; mask < 1L << n * (n - 1) / 2; mask++) {
      int[] out = new int[n];
      long rest = mask;
      for (int a = 0; a < n; a++) {
        int width = n - 1 - a;
        out[a] = (int) (rest & (1L << width) - 1) << a + 1;
        rest >>>= width;
      }
      body.on(out);
    }
  }

  /** The digraph as text, its vertices called 1, 2, ... */
  static String text(int[] out) {
    StringBuilder text = new StringBuilder(out.length + " vertices:");
    for (int a = 0; a < out.length; a++) {
      for (int rest = out[a]; rest != 0; rest &= rest - 1) {
        text.append(' ').append(a + 1).append('>').append(Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    return text.toString();
  }

  /** The same digraph with names. */
  static Graph graph(int[] out) {
    int[][] arcs = new int[Arrays.stream(out).map(Integer::bitCount).sum()][];
    int count = 0;
    for (int a = 0; a < out.length; a++) {
      for (int rest = out[a]; rest != 0; rest &= rest - 1) {
        arcs[count++] = new int[] {a, Integer.numberOfTrailingZeros(rest)};
      }
    }
    return Graph.of(true, out.length, arcs);
  }

  /** The token on a vertex, as a play; positions are vertices. */
  private record VertexPlay(int[] out) implements Play<Integer> {
    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public void moves(Integer vertex, Player player, Moves<Integer> moves) {
      for (int rest = out[vertex]; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        moves.add(to, () -> Integer.toString(to + 1));
      }
    }
  }

  /** The vertices from which the player to move wins, as bits, by a search. */
  static int wins(int[] out, Control control) {
    OutcomeSearch<Integer> search =
        new OutcomeSearch<>(new VertexPlay(out), OutcomeTable.remembering(), control);
    int wins = 0;
    for (int v = 0; v < out.length; v++) {
      wins |= search.result(v, Player.LEFT) == Result.WIN ? 1 << v : 0;
    }
    return wins;
  }

  /** Grundy values by the definition, from the largest number down. */
  static int[] grundy(int[] out) {
    int[] values = new int[out.length];
    for (int v = out.length - 1; v >= 0; v--) {
      TreeSet<Integer> seen = new TreeSet<>();
      for (int rest = out[v]; rest != 0; rest &= rest - 1) {
        seen.add(values[Integer.numberOfTrailingZeros(rest)]);
      }
      while (seen.contains(values[v])) {
        values[v]++;
      }
    }
    return values;
  }

  /** The digraph of a sum: position (x, y) is x * n + y. */
  static int[] product(int[] one, int[] other) {
    int n = other.length;
    int[] out = new int[one.length * n];
    for (int x = 0; x < one.length; x++) {
      for (int y = 0; y < n; y++) {
        for (int rest = one[x]; rest != 0; rest &= rest - 1) {
          out[x * n + y] |= 1 << Integer.numberOfTrailingZeros(rest) * n + y;
        }
        for (int rest = other[y]; rest != 0; rest &= rest - 1) {
          out[x * n + y] |= 1 << x * n + Integer.numberOfTrailingZeros(rest);
        }
      }
    }
    return out;
  }

  /** A random acyclic digraph of a random density. */
  static int[] random(int n, Random random) {
    int[] out = new int[n];
    double density = random.nextDouble();
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        out[a] |= random.nextDouble() < density ? 1 << b : 0;
      }
    }
    return out;
  }
}
