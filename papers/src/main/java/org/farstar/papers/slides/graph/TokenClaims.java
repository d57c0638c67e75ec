package org.farstar.papers.slides.graph;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Works;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.token.AcyclicDigraph;
import org.farstar.games.graph.token.TokenGame;
import org.farstar.games.graph.token.TokenPosition;
import org.farstar.games.graph.token.TokenStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.papers.small.SmallDigraphs;
import org.farstar.papers.small.SmallGraphs;
import org.farstar.values.player.Outcome;

/**
 * The statements on acyclic digraphs, labelling and the Sprague-Grundy function. Every acyclic
 * digraph is isomorphic to one whose arcs lead from smaller to larger numbers; all of those are
 * checked.
 */
public final class TokenClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String DAGS = "all acyclic digraphs of up to %d vertices, up to isomorphism";

  /** The digraph of a sum of two has its vertices in an int. */
  private static final int SUMS = 5;

  private TokenClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(
        topologicalNumbering(),
        sink(),
        labellingProcedure(),
        labellingIsUnique(),
        zeroMeansPrevious(),
        sumOfTwo(),
        sumOfMany(),
        sumStepByStep(),
        exclusiveOr());
  }

  private static Claim topologicalNumbering() {
    return LECTURE
        .at("topological", "theorem on topological numberings")
        .says("A finite digraph is acyclic if and only if it has a topological numbering.")
        .over("all digraphs on up to %d numbered vertices", 1, 4)
        .check(TokenClaims::topological);
  }

  private static Claim sink() {
    return LECTURE
        .at("sink", "theorem on topological numberings, proof")
        .says("An acyclic digraph has a sink, and a play has fewer moves than there are vertices.")
        .over(DAGS, 1, 6)
        .butNot(
            "A play has at least two moves fewer than there are vertices.",
            (n, cases) -> sinks(n, n - 1, cases))
        .check((n, cases) -> sinks(n, n, cases));
  }

  private static Claim labellingProcedure() {
    return Claims.of(TokenStatements.LABELLING)
        .over(DAGS, 1, 6)
        .corrects(
            Slip.printed("Label x_n with P. N <- empty, P <- empty")
                .meaning("Labelling backwards from P and N empty finds who wins.")
                .because(
                    "With P = {x_n} at the beginning, x_n is a P-position as a sink; then each vertex is labelled by the labels of its out-neighbours, by induction on the numbering."),
            (size, cases) -> labelling(size, false, cases))
        .check((size, cases) -> labelling(size, true, cases));
  }

  private static Claim labellingIsUnique() {
    return LECTURE
        .at("labelling-unique", "lemma on labelling")
        .says(
            "There is one partition into N and P for which x is in N if and only if it has an arc"
                + " into P.")
        .over(DAGS + ", all partitions", 1, 6)
        .butNot(
            "So is one for which every x in N has an arc into P.",
            (n, cases) -> unique(n, true, cases))
        .check((n, cases) -> unique(n, false, cases));
  }

  private static Claim zeroMeansPrevious() {
    return LECTURE
        .at("grundy-zero", "lemma on the Sprague-Grundy numbering")
        .says("x is a P-position if and only if g(x) = 0.")
        .over(DAGS, 1, 6)
        .check(TokenClaims::zero);
  }

  private static Claim sumOfTwo() {
    return Claims.of(Basics.NIM_SUM)
        .over(
            "all pairs of acyclic digraphs of up to %d vertices, all positions, the values of the"
                + " sum by mex over the digraph of the sum",
            1, 4)
        .atMost(SUMS)
        .check(TokenClaims::sum);
  }

  private static Claim sumOfMany() {
    return LECTURE
        .at("sum-many", "theorem on the Sprague-Grundy function of a sum")
        .says("The function of a sum of three games is the exclusive or of theirs.")
        .over("100 random triples of acyclic digraphs of each of up to %d vertices", 2, 7)
        .check(TokenClaims::sumOfThree);
  }

  private static Claim sumStepByStep() {
    return LECTURE
        .at("sum-steps", "theorem on the Sprague-Grundy function of a sum, A1 to A3")
        .says(
            "A position of a sum whose exclusive or is b has followers in one move with every a < b"
                + " and none with b.")
        .over("all pairs of acyclic digraphs of up to %d vertices, all positions", 1, 4)
        .atMost(SUMS)
        .butNot("And one with b.", (n, cases) -> steps(n, 1, cases))
        .check((n, cases) -> steps(n, 0, cases));
  }

  private static Claim exclusiveOr() {
    return LECTURE
        .at("xor", "definition of the exclusive or")
        .says("11 xor 5 = 14.")
        .over("the example")
        .butNot("It is their sum.", cases -> cases.equal(16, digits(11, 5), () -> "11 xor 5"))
        .check(cases -> cases.equal(14, digits(11, 5), () -> "11 xor 5, digit by digit"));
  }

  private static int digits(int a, int b) {
    int result = 0;
    for (int digit = 1; digit <= Math.max(a, b); digit *= 2) {
      result += a / digit % 2 != b / digit % 2 ? digit : 0;
    }
    return result;
  }

  private static void topological(int n, Cases cases) {
    SmallDigraphs.all(n, out -> topological(out, cases));
  }

  private static void topological(Graph out, Cases cases) {
    boolean acyclic = !returns(out);
    cases.equal(
        acyclic, numbered(out, 0, 0), () -> SmallGraphs.text(out) + ": a topological numbering");
    AcyclicDigraph.Sorted sorted = AcyclicDigraph.of(out);
    cases.equal(
        acyclic,
        sorted.digraph().isPresent(),
        () -> SmallGraphs.text(out) + ": the numbering is found");
    List<Integer> cycle = sorted.cycle();
    for (int i = 0; i < cycle.size(); i++) {
      int from = cycle.get(i);
      int to = cycle.get((i + 1) % cycle.size());
      cases.check(
          (out.row(from) >>> to & 1) != 0,
          () -> SmallGraphs.text(out) + ": " + cycle + " is no cycle");
    }
    cases.equal(acyclic, cycle.isEmpty(), () -> SmallGraphs.text(out) + ": a cycle is shown");
  }

  /** Whether some vertex can be reached from itself, by longer and longer walks. */
  private static boolean returns(Graph out) {
    for (int v = 0; v < out.vertices(); v++) {
      long reached = out.row(v);
      for (int step = 0; step < out.vertices(); step++) {
        for (long rest = reached; rest != 0; rest &= rest - 1) {
          reached |= out.row(Long.numberOfTrailingZeros(rest));
        }
      }
      if ((reached >>> v & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the vertices can be put in an order in which no arc leads back, by trying all. */
  private static boolean numbered(Graph out, long placed, int count) {
    if (count == out.vertices()) {
      return true;
    }
    for (int v = 0; v < out.vertices(); v++) {
      if ((placed >>> v & 1) == 0
          && (out.row(v) & placed) == 0
          && numbered(out, placed | 1L << v, count + 1)) {
        return true;
      }
    }
    return false;
  }

  private static void sinks(int n, int bound, Cases cases) {
    SmallDigraphs.dags(
        n,
        out -> {
          cases.check(
              IntStream.range(0, n).anyMatch(v -> out.row(v) == 0),
              () -> SmallGraphs.text(out) + ": no sink");
          int[] longest = new int[n];
          for (int v = n - 1; v >= 0; v--) {
            for (long rest = out.row(v); rest != 0; rest &= rest - 1) {
              longest[v] = Math.max(longest[v], 1 + longest[Long.numberOfTrailingZeros(rest)]);
            }
          }
          cases.check(
              Arrays.stream(longest).allMatch(moves -> moves < bound),
              () -> SmallGraphs.text(out) + ": a play of more moves");
        });
  }

  private static void labelling(int n, boolean withLast, Cases cases) {
    ByTheory<TokenPosition> theory = ByTheory.of(TokenGame.game(), TokenStatements.LABELLING);
    SmallDigraphs.dags(
        n,
        out -> {
          long next = 0;
          long previous = withLast ? 1L << n - 1 : 0;
          for (int i = n - 2; i >= 0; i--) {
            if ((out.row(i) & previous) != 0) {
              next |= 1L << i;
            } else if ((out.row(i) & ~next) == 0) {
              previous |= 1L << i;
            }
          }
          long wins = SmallDigraphs.wins(out, cases.control());
          for (int v = 0; v < n; v++) {
            int at = v;
            boolean isP = v == n - 1 || (previous >>> v & 1) != 0;
            String found = (next >>> v & 1) != 0 ? "N" : isP ? "P" : "neither N nor P";
            cases.equal(
                (wins >>> v & 1) != 0 ? "N" : "P",
                found,
                () -> SmallGraphs.text(out) + ", vertex " + (at + 1));
            theory.outcome(
                (wins >>> v & 1) != 0 ? Outcome.N : Outcome.P,
                new TokenPosition(AcyclicDigraph.of(out).digraph().orElseThrow(), v),
                cases);
          }
        });
  }

  private static void unique(int n, boolean oneWay, Cases cases) {
    SmallDigraphs.dags(
        n,
        out -> {
          int partitions = 0;
          for (long previous = 0; previous < 1L << n; previous++) {
            boolean fits = true;
            for (int v = 0; v < n && fits; v++) {
              boolean inN = (previous >>> v & 1) == 0;
              boolean arc = (out.row(v) & previous) != 0;
              fits = oneWay ? !inN || arc : inN == arc;
            }
            partitions += fits ? 1 : 0;
          }
          cases.equal(1, partitions, () -> SmallGraphs.text(out) + ": partitions");
        });
  }

  private static void zero(int n, Cases cases) {
    SmallDigraphs.dags(
        n,
        out -> {
          int[] values = SmallDigraphs.grundy(out);
          long wins = SmallDigraphs.wins(out, cases.control());
          for (int v = 0; v < n; v++) {
            int at = v;
            cases.equal(
                (wins >>> v & 1) == 0,
                values[v] == 0,
                () -> SmallGraphs.text(out) + ", g(" + (at + 1) + ") = 0");
          }
        });
  }

  private static void sum(int n, Cases cases) {
    SmallDigraphs.dags(
        n,
        one ->
            SmallDigraphs.dags(
                n,
                other -> {
                  int[] a = SmallDigraphs.grundy(one);
                  int[] b = SmallDigraphs.grundy(other);
                  int[] together = SmallDigraphs.grundy(SmallDigraphs.product(one, other));
                  for (int at = 0; at < together.length; at++) {
                    int x = at / n;
                    int y = at % n;
                    cases.equal(
                        a[x] ^ b[y],
                        together[at],
                        () ->
                            SmallGraphs.text(one)
                                + " at "
                                + (x + 1)
                                + " + "
                                + SmallGraphs.text(other)
                                + " at "
                                + (y + 1));
                  }
                }));
  }

  private static void steps(int n, int more, Cases cases) {
    SmallDigraphs.dags(
        n,
        one ->
            SmallDigraphs.dags(
                n,
                other -> {
                  int[] a = SmallDigraphs.grundy(one);
                  int[] b = SmallDigraphs.grundy(other);
                  Graph out = SmallDigraphs.product(one, other);
                  for (int at = 0; at < out.vertices(); at++) {
                    int value = a[at / n] ^ b[at % n];
                    int seen = 0;
                    for (long rest = out.row(at); rest != 0; rest &= rest - 1) {
                      int to = Long.numberOfTrailingZeros(rest);
                      seen |= 1 << (a[to / n] ^ b[to % n]);
                    }
                    int reached = seen;
                    cases.check(
                        (reached & (1 << value + 1) - 1) == (1 << value + more) - 1,
                        () ->
                            SmallGraphs.text(one)
                                + " + "
                                + SmallGraphs.text(other)
                                + ": from "
                                + value);
                  }
                }));
  }

  private static void sumOfThree(int n, Cases cases) {
    Random random = new Random(n);
    for (int i = 0; i < 100; i++) {
      Graph[] games = {
        SmallDigraphs.random(n, random),
        SmallDigraphs.random(n, random),
        SmallDigraphs.random(n, random)
      };
      int[][] values = {
        SmallDigraphs.grundy(games[0]),
        SmallDigraphs.grundy(games[1]),
        SmallDigraphs.grundy(games[2])
      };
      int[] table = new int[n * n * n];
      for (int at = table.length - 1; at >= 0; at--) {
        int[] places = {at / (n * n), at / n % n, at % n};
        int[] weights = {n * n, n, 1};
        TreeSet<Integer> seen = new TreeSet<>();
        for (int game = 0; game < 3; game++) {
          for (long rest = games[game].row(places[game]); rest != 0; rest &= rest - 1) {
            int step = Long.numberOfTrailingZeros(rest) - places[game];
            seen.add(table[at + step * weights[game]]);
          }
        }
        while (seen.contains(table[at])) {
          table[at]++;
        }
        cases.equal(
            values[0][places[0]] ^ values[1][places[1]] ^ values[2][places[2]],
            table[at],
            () -> "at " + Arrays.toString(places) + " of three random games");
      }
    }
  }
}
