package org.farstar.papers.coins;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.NumberAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.theory.Works;
import org.farstar.papers.small.SmallDigraphs;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;

/** Section 5: coins on a directed acyclic graph instead of a line. */
final class DagClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final String DAGS = "all acyclic digraphs of up to %d vertices, all positions";

  private DagClaims() {}

  static List<Claim> all() {
    return List.of(numbers(), byMoves(), twins());
  }

  /** All acyclic digraphs of exactly this many vertices, by the starts of the arcs to each. */
  private static void dags(int vertices, Cases cases, Consumer<int[]> consumer) {
    SmallDigraphs.dags(
        vertices,
        dag -> {
          cases.control().throwIfStopped();
          int[] sources = new int[vertices];
          for (int arc = 0; arc < dag.edges(); arc++) {
            sources[dag.head(arc)] |= 1 << dag.tail(arc);
          }
          consumer.accept(sources);
        });
  }

  /** Whether of two vertices before the same one one is always before the other. */
  private static boolean chainsBefore(DagCoins coins) {
    for (int vertex = 0; vertex < coins.vertices(); vertex++) {
      for (int high = 0; high < vertex; high++) {
        int below = coins.before(vertex) & (1 << high) - 1;
        if ((coins.before(vertex) >> high & 1) != 0 && (below & ~coins.before(high)) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static Claim numbers() {
    return PAPER
        .at("5-dag", "Section 5, play on a directed acyclic graph")
        .says(
            "On an acyclic digraph, with 'reached from' in place of 'to the right of', all positions of"
                + " Flipping Coins are numbers if and only if of two vertices from which a third is"
                + " reached one is always reached from the other.")
        .over(DAGS, 1, 5)
        .atMost(8)
        .butNot(
            "They are if of two vertices that are reached from a third one is always reached from the"
                + " other.",
            (n, cases) ->
                dags(n, cases, sources -> numbers(sources, chainsBefore(reversed(sources)), cases)))
        .check(
            (n, cases) ->
                dags(
                    n,
                    cases,
                    sources -> numbers(sources, chainsBefore(DagCoins.flipping(sources)), cases)));
  }

  private static DagCoins reversed(int[] sources) {
    int n = sources.length;
    int[] turned = new int[n];
    for (int vertex = 0; vertex < n; vertex++) {
      for (int source = 0; source < vertex; source++) {
        turned[n - 1 - source] |= (sources[vertex] >> source & 1) << (n - 1 - vertex);
      }
    }
    return DagCoins.flipping(turned);
  }

  private static void numbers(int[] sources, boolean expected, Cases cases) {
    DagCoins coins = DagCoins.flipping(sources);
    ValueSearch<Integer, ?> search =
        new ValueSearch<>(coins, new NumberAlgebra(), ValueTable.remembering(), cases.control());
    boolean all = true;
    for (int tails = 0; tails < 1 << sources.length && all; tails++) {
      try {
        search.value(tails);
      } catch (NoSuchValueException e) {
        all = false;
      }
    }
    cases.equal(expected, all, () -> coins + ": numbers only");
  }

  private static Claim byMoves() {
    return PAPER
        .at("5-dag-moves", "Section 5, play on a directed acyclic graph, with the proof of 3.2")
        .says(
            "Where of two vertices from which a third is reached one is always reached from the other,"
                + " every pair of moves can be played in either order to the same position, or Left's"
                + " own option is one of hers after Right's move; so the values are numbers on such a"
                + " digraph of any size.")
        .over(DAGS, 1, 5)
        .atMost(8)
        .butNot(
            "So it is on every acyclic digraph.",
            (n, cases) -> dags(n, cases, sources -> byMoves(DagCoins.flipping(sources), cases)))
        .check(
            (n, cases) ->
                dags(
                    n,
                    cases,
                    sources -> {
                      DagCoins coins = DagCoins.flipping(sources);
                      if (chainsBefore(coins)) {
                        byMoves(coins, cases);
                      }
                    }));
  }

  private static void byMoves(DagCoins coins, Cases cases) {
    for (int tails = 0; tails < 1 << coins.vertices(); tails++) {
      for (Integer left : coins.options(tails, Player.LEFT)) {
        for (Integer right : coins.options(tails, Player.RIGHT)) {
          Set<Integer> answers = new HashSet<>(coins.options(right, Player.LEFT));
          cases.check(
              answers.contains(left)
                  || coins.options(left, Player.RIGHT).stream().anyMatch(answers::contains),
              () -> coins + ": two options that no answers bring together");
        }
      }
    }
  }

  private static Claim twins() {
    return PAPER
        .at("5-dag-twins", "Section 5, Twins on a directed acyclic graph")
        .says(
            "Twins on an acyclic digraph, where a tail is turned with a coin at the start of an arc to"
                + " it, is a game of heaps: each tail counts as a heap of the Grundy value of a token"
                + " there that is carried against the arcs.")
        .over(DAGS, 1, 5)
        .atMost(8)
        .butNot(
            "Each counts as a heap of the length of the longest path to it.",
            (n, cases) -> dags(n, cases, sources -> twins(sources, false, cases)))
        .check((n, cases) -> dags(n, cases, sources -> twins(sources, true, cases)));
  }

  private static void twins(int[] sources, boolean least, Cases cases) {
    DagCoins coins = DagCoins.twins(sources);
    ValueSearch<Integer, Nimber> search =
        new ValueSearch<>(coins, new NimAlgebra(), ValueTable.remembering(), cases.control());
    int[] heaps = new int[sources.length];
    for (int vertex = 0; vertex < heaps.length; vertex++) {
      Set<Integer> seen = new HashSet<>();
      int most = -1;
      for (int source = 0; source < vertex; source++) {
        if ((sources[vertex] >> source & 1) != 0) {
          seen.add(heaps[source]);
          most = Math.max(most, heaps[source]);
        }
      }
      int heap = 0;
      while (seen.contains(heap)) {
        heap++;
      }
      heaps[vertex] = least ? heap : most + 1;
    }
    for (int tails = 0; tails < 1 << heaps.length; tails++) {
      int expected = 0;
      for (int vertex = 0; vertex < heaps.length; vertex++) {
        expected ^= (tails >> vertex & 1) != 0 ? heaps[vertex] : 0;
      }
      int shown = tails;
      cases.equal(new Nimber(expected), search.value(tails), () -> coins + ", tails " + shown);
    }
  }
}
