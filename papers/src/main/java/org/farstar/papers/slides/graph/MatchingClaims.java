package org.farstar.papers.slides.graph;

import java.util.List;
import java.util.function.Function;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.geography.GeographyGame;
import org.farstar.games.graph.geography.GeographyStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.papers.small.SmallGeography;
import org.farstar.papers.small.SmallGraphs;
import org.farstar.values.player.Outcome;

/** The statements on matchings and on undirected vertex geography. */
public final class MatchingClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String GRAPHS = "all graphs of up to %d vertices, up to isomorphism";

  private MatchingClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(
        augmentingPaths(),
        differenceOfMatchings(),
        vertexGeography(),
        vertexGeographySize(),
        vertexGeographyStrategy());
  }

  private static Claim augmentingPaths() {
    return Claims.of(GeographyStatements.AUGMENTING)
        .over(GRAPHS + ", all matchings", 1, 7)
        .check(MatchingClaims::augmenting);
  }

  private static Claim differenceOfMatchings() {
    return LECTURE
        .at("difference", "theorem on augmenting paths, proof")
        .says(
            "The edges in exactly one of two matchings M and M' form disjoint paths and cycles that"
                + " alternate; if M' is larger, one of the paths is M-augmenting.")
        .over(GRAPHS + ", all pairs of matchings", 1, 5)
        .butNot(
            "One of the paths is augmenting also if M' is not larger.",
            (size, cases) -> difference(size, 0, cases))
        .check((size, cases) -> difference(size, 1, cases));
  }

  private static Claim vertexGeography() {
    return Claims.of(GeographyStatements.MATCHING)
        .over(GRAPHS + ", all vertices", 1, 7)
        .check(MatchingClaims::theorem);
  }

  private static Claim vertexGeographySize() {
    return LECTURE
        .at("vertex-geography-size", "note after the theorem on undirected vertex geography")
        .says("v is covered by all maximum matchings if and only if those of G - v are smaller.")
        .over(GRAPHS + ", all vertices", 1, 7)
        .check(MatchingClaims::sizes);
  }

  private static Claim vertexGeographyStrategy() {
    return Claims.of(GeographyStatements.STRATEGY)
        .over(GRAPHS + ", all vertices, all maximum matchings, all answers", 1, 7)
        .butNot(
            "Along any other matching, too.",
            (size, cases) -> strategy(size, SmallGraphs::matchings, cases))
        .check(
            (size, cases) ->
                strategy(size, graph -> SmallGraphs.maximum(SmallGraphs.matchings(graph)), cases));
  }

  private static void augmenting(int size, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          List<int[]> matchings = SmallGraphs.matchings(graph);
          int most = SmallGraphs.size(SmallGraphs.maximum(matchings).get(0));
          for (int[] mate : matchings) {
            int[] larger = augmented(graph, mate);
            cases.equal(
                SmallGraphs.size(mate) < most,
                larger != null,
                () -> SmallGraphs.text(graph) + ": an augmenting path");
            if (larger != null) {
              cases.equal(
                  SmallGraphs.size(mate) + 1,
                  SmallGraphs.size(larger),
                  () -> SmallGraphs.text(graph) + ": the matching changed along a path");
              cases.check(
                  isMatching(graph, larger), () -> SmallGraphs.text(graph) + ": no matching");
            }
          }
        });
  }

  private static boolean isMatching(Graph graph, int[] mate) {
    for (int v = 0; v < mate.length; v++) {
      if (mate[v] >= 0 && (mate[mate[v]] != v || (graph.row(v) >>> mate[v] & 1) == 0)) {
        return false;
      }
    }
    return true;
  }

  /** The matching changed along some augmenting path, found by trying all paths; or null. */
  private static int[] augmented(Graph graph, int[] mate) {
    for (int v = 0; v < mate.length; v++) {
      if (mate[v] < 0) {
        int[] larger = extended(graph, mate, mate.clone(), v, 1 << v);
        if (larger != null) {
          return larger;
        }
      }
    }
    return null;
  }

  /** Goes on from an outer end of an alternating path along an edge that is not in the matching. */
  private static int[] extended(Graph graph, int[] mate, int[] changed, int end, int used) {
    for (int w = 0; w < mate.length; w++) {
      if ((graph.row(end) >>> w & 1) == 0 || (used >>> w & 1) != 0) {
        continue;
      }
      int[] next = changed.clone();
      next[end] = w;
      next[w] = end;
      if (mate[w] < 0) {
        return next;
      }
      int far = mate[w];
      if ((used >>> far & 1) == 0) {
        next[far] = -1;
        int[] larger = extended(graph, mate, next, far, used | 1 << w | 1 << far);
        if (larger != null) {
          return larger;
        }
      }
    }
    return null;
  }

  private static void difference(int size, int larger, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          List<int[]> matchings = SmallGraphs.matchings(graph);
          for (int[] one : matchings) {
            for (int[] other : matchings) {
              cases.check(
                  pathsAndCycles(one, other, larger),
                  () -> SmallGraphs.text(graph) + ": two matchings whose difference is otherwise");
            }
          }
        });
  }

  /** Walks the difference from every end of a path, and counts the augmenting ones. */
  private static boolean pathsAndCycles(int[] one, int[] other, int larger) {
    int[][] both = {one, other};
    int augmenting = 0;
    for (int v = 0; v < one.length; v++) {
      if (one[v] == other[v]) {
        continue;
      }
      for (int first = 0; first < 2; first++) {
        boolean end = both[first][v] >= 0 && both[1 - first][v] < 0;
        int at = v;
        int turn = first;
        int length = 0;
        while (end && both[turn][at] >= 0) {
          at = both[turn][at];
          turn = 1 - turn;
          if (++length > one.length) {
            return false;
          }
        }
        // A path from a free vertex of the one along the other that ends at a free one again.
        augmenting += end && first == 1 && length % 2 == 1 ? 1 : 0;
      }
    }
    return SmallGraphs.size(other) < SmallGraphs.size(one) + larger || augmenting >= 2;
  }

  private static void theorem(int size, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          SmallGeography played = SmallGeography.ofVertices(graph, cases.control());
          ByTheory<RootedGraph> theory =
              ByTheory.of(GeographyGame.vertex(), GeographyStatements.MATCHING);
          List<int[]> maximum = SmallGraphs.maximum(SmallGraphs.matchings(graph));
          for (int v = 0; v < size; v++) {
            int token = v;
            cases.equal(
                played.wins((1L << size) - 1, v),
                maximum.stream().allMatch(mate -> mate[token] >= 0),
                () -> SmallGraphs.text(graph) + ", every maximum matching covers " + (token + 1));
            theory.outcome(
                played.wins((1L << size) - 1, v) ? Outcome.N : Outcome.P,
                RootedGraph.of(graph, Deletion.VERTICES, v),
                cases);
          }
        });
  }

  private static void sizes(int size, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          List<int[]> maximum = SmallGraphs.maximum(SmallGraphs.matchings(graph));
          for (int v = 0; v < size; v++) {
            int token = v;
            Graph without = SmallGraphs.alone(graph, v);
            int smaller =
                SmallGraphs.size(SmallGraphs.maximum(SmallGraphs.matchings(without)).get(0));
            cases.equal(
                maximum.stream().allMatch(mate -> mate[token] >= 0),
                smaller < SmallGraphs.size(maximum.get(0)),
                () -> SmallGraphs.text(graph) + " without " + (token + 1) + " is smaller");
          }
        });
  }

  private static void strategy(int size, Function<Graph, List<int[]>> followed, Cases cases) {
    SmallGraphs.each(
        size,
        graph -> {
          List<int[]> maximum = SmallGraphs.maximum(SmallGraphs.matchings(graph));
          for (int v = 0; v < size; v++) {
            int token = v;
            boolean next = maximum.stream().allMatch(mate -> mate[token] >= 0);
            for (int[] mate : followed.apply(graph)) {
              if (next || mate[v] < 0) {
                long all = (1L << size) - 1;
                cases.check(
                    next ? replies(graph, mate, all, v) : survives(graph, mate, all, v),
                    () ->
                        SmallGraphs.text(graph) + " from " + (token + 1) + ": the strategy loses");
              }
            }
          }
        });
  }

  /** Whether the player to move, who follows the matching, beats every defence. */
  private static boolean replies(Graph graph, int[] mate, long left, int v) {
    int to = mate[v];
    long after = left & ~(1L << v);
    return to >= 0 && (after >>> to & 1) != 0 && survives(graph, mate, after, to);
  }

  /** The same where the opponent is to move. */
  private static boolean survives(Graph graph, int[] mate, long left, int v) {
    long after = left & ~(1L << v);
    for (long rest = graph.row(v) & after; rest != 0; rest &= rest - 1) {
      if (!replies(graph, mate, after, Long.numberOfTrailingZeros(rest))) {
        return false;
      }
    }
    return true;
  }
}
