package org.farstar.papers.slides.positional;

import static org.farstar.papers.slides.positional.LineClaims.LECTURE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.papers.small.SmallFamilies;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;

/** The theorem of Erdős and Selfridge, its proof, and what it says of tic-tac-toe. */
public final class PotentialClaims {
  private static final String THEOREM =
      "Quasi-probabilistic method, theorem of Erdős and Selfridge";
  private static final String FAMILIES = "all families without comparable sets on up to %d points";

  private PotentialClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return Stream.of(
            List.of(theorem(), sharp(), start(), monotone(), end()),
            List.of(boards(), large(), sharper(), four()),
            WeightClaims.all(),
            ThreatClaims.all())
        .flatMap(List::stream)
        .toList();
  }

  private static Claim theorem() {
    return LECTURE
        .at("erdos-selfridge", THEOREM)
        .says("If each of N < 2^(n-1) sets has at least n points, Player 2 gets a draw at least.")
        .over(FAMILIES + ", by search", 1, 6)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "2^(n-1) such sets are not too many, either.",
            (points, cases) -> fewSets(points, 1, cases))
        .check((points, cases) -> fewSets(points, 0, cases));
  }

  private static void fewSets(int points, int more, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      int n = smallest(sets);
      if (sets.length > 0 && sets.length < (1 << n - 1) + more) {
        notWon(points, sets, cases);
      }
    }
  }

  private static void notWon(int points, int[] sets, Cases cases) {
    Outcome outcome = new PlainPlay(points, sets).outcome();
    cases.check(outcome != Outcome.N, () -> "Player 1 wins " + SmallFamilies.text(sets));
  }

  private static int smallest(int[] sets) {
    return Arrays.stream(sets).map(Integer::bitCount).min().orElse(0);
  }

  private static Claim sharp() {
    return LECTURE
        .beyond("erdos-selfridge-sharp")
        .says("With N = 2^(n-1) sets of n points Player 1 can win: for n = 2 with {1,2} and {1,3}.")
        .over("n = 1, 2, 3")
        .check(
            cases -> {
              int[][] families = {{0b1}, {0b11, 0b101}, {0b111, 0b1011, 0b10101, 0b11001}};
              int[] points = {1, 3, 5};
              for (int i = 0; i < families.length; i++) {
                int[] sets = families[i];
                cases.equal(1 << i, sets.length, () -> "the number of sets");
                // Only Player 1 must be held, so the answer to a set of Player 2 does not matter.
                cases.equal(
                    Outcome.N,
                    new PlainPlay(points[i], sets).outcome(),
                    () -> SmallFamilies.text(sets));
              }
            });
  }

  /** The potential in units of 2^-points. */
  private static long potential(int points, int[] sets, int x, int o) {
    long sum = 0;
    for (int set : sets) {
      if ((set & o) == 0) {
        sum += 1L << points - Integer.bitCount(set & ~x);
      }
    }
    return sum;
  }

  /** The first free point that lies in open sets of the largest total weight, or the smallest. */
  private static int greedy(int points, int[] sets, int x, int o, boolean largest) {
    int best = -1;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < points; i++) {
      if (((x | o) >> i & 1) == 0) {
        int point = i;
        int[] with = Arrays.stream(sets).filter(set -> (set >> point & 1) != 0).toArray();
        long weight = (largest ? 1 : -1) * potential(points, with, x, o);
        if (weight > most) {
          most = weight;
          best = i;
        }
      }
    }
    return best;
  }

  private static Claim start() {
    return LECTURE
        .at("erdos-selfridge", THEOREM)
        .part("start", "proof")
        .says("After the first move the potential is at most N 2^-(n-1).")
        .over(FAMILIES + ", all first moves", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .corrects(
            Slip.printed("Phi < N2^-(n-1) < 1")
                .meaning("After the first move the potential is less than N 2^-(n-1).")
                .because(
                    "A first point that is in all sets, each of n points, makes the potential N 2^-(n-1)."),
            (points, cases) -> starts(points, true, cases))
        .check((points, cases) -> starts(points, false, cases));
  }

  private static void starts(int points, boolean less, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      for (int move = 0; move < points && sets.length > 0; move++) {
        long after = potential(points, sets, 1 << move, 0);
        long bound = (long) sets.length << points - (smallest(sets) - 1);
        int first = move + 1;
        cases.check(
            less ? after < bound : after <= bound,
            () -> "the move " + first + " in " + SmallFamilies.text(sets));
      }
    }
  }

  private static Claim monotone() {
    return LECTURE
        .at("erdos-selfridge", THEOREM)
        .part("monotone", "proof")
        .says(
            "If Player 2 always takes a point of the largest weight, the potential after a move of"
                + " Player 1 is never larger than after the one before.")
        .over(FAMILIES + ", all plays of Player 1", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "If Player 2 always takes a point of the smallest weight, neither.",
            (points, cases) -> rounds(points, false, cases))
        .check((points, cases) -> rounds(points, true, cases));
  }

  private static void rounds(int points, boolean largest, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      rounds(points, SmallFamilies.sets(family), 0, 0, Long.MAX_VALUE, largest, cases);
    }
  }

  private static void rounds(
      int points, int[] sets, int x, int o, long before, boolean largest, Cases cases) {
    for (int move = 0; move < points; move++) {
      if (((x | o) >> move & 1) == 0) {
        int red = x | 1 << move;
        long after = potential(points, sets, red, o);
        cases.check(
            after <= before,
            () -> SmallFamilies.text(sets) + ", Player 1 with " + SmallFamilies.text(red));
        int answer = greedy(points, sets, red, o, largest);
        if (answer >= 0) {
          rounds(points, sets, red, o | 1 << answer, after, largest, cases);
        }
      }
    }
  }

  private static Claim end() {
    return LECTURE
        .at("erdos-selfridge", THEOREM)
        .part("end", "proof")
        .says("On a full board the potential is the number of sets that are all Player 1's.")
        .over(FAMILIES + ", all full boards", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .check(
            (points, cases) -> {
              int all = (1 << points) - 1;
              for (long family : SmallFamilies.antichains(points, cases)) {
                int[] sets = SmallFamilies.sets(family);
                for (int x = 0; x <= all; x++) {
                  int red = x;
                  long whole = Arrays.stream(sets).filter(set -> (set & ~red) == 0).count();
                  cases.equal(
                      whole << points,
                      potential(points, sets, red, all & ~red),
                      () -> SmallFamilies.text(sets) + " at " + SmallFamilies.text(red));
                }
              }
            });
  }

  private static Claim boards() {
    return LECTURE
        .at("erdos-selfridge-boards", "Quasi-probabilistic method, the (n, d) game")
        .says(
            "The (n, d) game has fewer than 2^(n-1) lines from n = 5, 10, 16, 22, 28, 35, 42, 50, 58"
                + " on for d = 2, ..., 10, and not below.")
        .over("d from 2 to 10, n up to 100")
        .check(
            cases -> {
              int[] least = {5, 10, 16, 22, 28, 35, 42, 50, 58};
              for (int d = 2; d <= 10; d++) {
                for (int n = 2; n <= 100; n++) {
                  boolean few = Cube.formula(n, d).compareTo(BigInteger.ONE.shiftLeft(n - 1)) < 0;
                  String board = "[" + n + "]^" + d;
                  cases.equal(n >= least[d - 2], few, () -> "fewer than 2^(n-1) lines in " + board);
                }
              }
            });
  }

  private static Claim sharper() {
    return Claims.of(PositionalStatements.POTENTIAL)
        .over(FAMILIES + ", by search", 1, 6)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "It is enough that the sum is less than 1 before the first move.",
            (points, cases) -> smallSums(points, false, cases))
        .check((points, cases) -> smallSums(points, true, cases));
  }

  private static void smallSums(int points, boolean moved, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      long most = potential(points, sets, 0, 0);
      for (int move = 0; move < points && moved; move++) {
        most = Math.max(most, potential(points, sets, 1 << move, 0));
      }
      if (most < 1L << points) {
        notWon(points, sets, cases);
      }
    }
  }

  private static Claim four() {
    return LECTURE
        .beyond("erdos-selfridge-four")
        .says(
            "The 4x4 game is a draw by the potential alone, which is 5/8 and after any first move at"
                + " most 13/16: no search is needed where there is no pairing.")
        .over("all first moves of the 4x4 board")
        .butNot(
            "The 3x3 game is a draw by the potential alone, too.", cases -> firstMoves(3, cases))
        .check(
            cases -> {
              int most = firstMoves(4, cases);
              Dyadic after = Dyadic.of(PlainLines.masks(4, 2).length + most, 4);
              cases.equal(Dyadic.of(13, 4), after, () -> "the most");
            });
  }

  /** Checks that the potential stays below 1, and gives the most lines through a cell. */
  private static int firstMoves(int n, Cases cases) {
    int[] lines = PlainLines.masks(n, 2);
    int most = 0;
    for (int move = 0; move < n * n; move++) {
      int cell = move;
      int through = (int) Arrays.stream(lines).filter(l -> (l >> cell & 1) != 0).count();
      most = Math.max(most, through);
      cases.check(
          Dyadic.of(lines.length + through, n).compareTo(Dyadic.ONE) < 0, () -> "the move " + cell);
    }
    return most;
  }

  private static Claim large() {
    return LECTURE
        .at("erdos-selfridge-large", "Quasi-probabilistic method, remark on the (n, d) game")
        .says(
            "With e = 1 from d = 3 on, and with e = 1/2 from d = 92 on, the (n, d) game has fewer than"
                + " 2^(n-1) lines for the least n that is at least (1 + e) d log2 d.")
        .over("d up to 400")
        .butNot("With e = 1/2 from d = 91 on.", cases -> fewLines(1.5, 91, cases))
        .check(
            cases -> {
              fewLines(2, 3, cases);
              fewLines(1.5, 92, cases);
            });
  }

  private static void fewLines(double factor, int from, Cases cases) {
    for (int d = from; d <= 400; d++) {
      int n = (int) Math.ceil(factor * d * Math.log(d) / Math.log(2));
      String board = "[" + n + "]^" + d;
      cases.check(
          Cube.formula(n, d).compareTo(BigInteger.ONE.shiftLeft(n - 1)) < 0,
          () -> "2^(n-1) lines or more in " + board);
    }
  }
}
