package org.farstar.papers.slides.heap;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.corner.CornerRules;
import org.farstar.games.heap.corner.CornerStatements;
import org.farstar.games.heap.corner.PrintedPairs;
import org.farstar.games.heap.corner.WythoffPairs;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the lecture says about Wythoff's game. */
public final class WythoffClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String MEX = "Wythoff, first Theorem";
  private static final String GOLDEN = "Wythoff, second Theorem";
  private static final Cases.Key<PointSearch> OUTCOMES = new Cases.Key<>();
  private static final Root ZERO = new Root(0, 0);

  /** Random numbers compared for each number of digits. */
  private static final int SAMPLES = 12;

  private static final double BITS_OF_100_DIGITS = 332.2;

  private WythoffClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(
        diagonalMoves(),
        pairs(),
        printedPairs(),
        eachNumberOnce(),
        lastCase(),
        cases(),
        identity(),
        sumOfParts(),
        goldenRatio(),
        largeNumbers(),
        eachNumberOnceByFormula(),
        nextPair(),
        halves());
  }

  private static PointSearch search(Cases cases) {
    return cases.table(OUTCOMES, () -> new PointSearch(CornerRules.wythoff()));
  }

  private static Claim diagonalMoves() {
    return LECTURE
        .at("game-2a", "Game 2a")
        .says(
            "A diagonal move takes a from both with 1 <= a <= min(m, n), so that every move lowers"
                + " m + n.")
        .over("all points with coordinates up to %d", 0, 12)
        .corrects(
            Slip.printed("0 <= a <= min{m, n}")
                .meaning(
                    "0 <= a, by which a move may leave the chip where it is and no play need end.")
                .because(
                    "With a = 0 the chip stays where it is. With a of at least 1 every move lowers m + n."),
            (m, cases) -> diagonals(0, m, cases))
        .check((m, cases) -> diagonals(1, m, cases));
  }

  private static void diagonals(int least, int m, Cases cases) {
    for (int n = 0; n <= m; n++) {
      for (int a = least; a <= n; a++) {
        int from = n;
        int taken = a;
        boolean move =
            CornerRules.wythoff()
                .play(Corner.of(m, n), Player.LEFT, (m - a) + " " + (n - a))
                .isPresent();
        cases.check(
            move && m - a + n - a < m + n,
            () -> "taking " + taken + " from both of (" + m + ", " + from + ") lowers nothing");
      }
    }
  }

  private static Claim pairs() {
    return Claims.of(CornerStatements.PAIRS)
        .over("all points with coordinates up to %d", 0, 60)
        .check(
            (m, cases) -> {
              Map<Integer, Integer> partners = partnersByMex(m + 1);
              search(cases).square(m, (x, y) -> partners.get(x) == y, cases);
              for (int n = 0; n <= m; n++) {
                ByTheory.of(CornerGame.wythoff(), CornerStatements.PAIRS)
                    .outcome(partners.get(m) == n ? Outcome.P : Outcome.N, Corner.of(m, n), cases);
              }
            });
  }

  private static Map<Integer, Integer> partnersByMex(int count) {
    int[] first = WythoffPairs.byMex(count);
    Map<Integer, Integer> partners = new HashMap<>();
    for (int k = 0; k < count; k++) {
      partners.put(first[k], first[k] + k);
      partners.put(first[k] + k, first[k]);
    }
    return partners;
  }

  private static Claim printedPairs() {
    return LECTURE
        .at("wythoff-table", "Wythoff, the sequence A starts")
        .says("The 18 pairs printed are the first ones.")
        .over("the 18 pairs")
        .check(
            cases -> {
              int[] first = WythoffPairs.byMex(PrintedPairs.PAIRS.length);
              for (int k = 0; k < PrintedPairs.PAIRS.length; k++) {
                int index = k;
                cases.equal(
                    List.of(PrintedPairs.PAIRS[k][0], PrintedPairs.PAIRS[k][1]),
                    List.of(first[k], first[k] + k),
                    () -> "pair " + index);
              }
            });
  }

  private static Claim eachNumberOnce() {
    return LECTURE
        .at("wythoff-once", MEX + ", proof")
        .says("Each positive integer is exactly once an a_i or a b_i.")
        .over("all numbers up to %d", 1, 2000)
        .butNot("The same with b_i = a_i + i - 1.", (n, cases) -> once(n, 1, cases))
        .check((n, cases) -> once(n, 0, cases));
  }

  private static void once(int n, int less, Cases cases) {
    int[] first = WythoffPairs.byMex(n + 1);
    int found = 0;
    for (int i = 1; i <= n; i++) {
      found += (first[i] == n ? 1 : 0) + (first[i] + i - less == n ? 1 : 0);
    }
    int times = found;
    cases.equal(1, times, () -> "how often " + n + " is in a pair");
  }

  private static Claim lastCase() {
    return LECTURE
        .at("wythoff-case-4", MEX + ", proof, last case")
        .says(
            "If d = b_i and c = b_j is below a_i, then d can be lowered to a_j, a P-position with"
                + " c.")
        .over("all pairs (b_j, b_i) with b_j < a_i and i up to %d", 2, 12)
        .corrects(
            Slip.printed("by removing d - a_i from the d pile")
                .meaning("d is lowered by d - a_i, which leaves a_i.")
                .because(
                    "(a_j, b_j) with c = b_j is reached from d by leaving a_j, as the first Theorem numbers the pairs."),
            (i, cases) -> lastCase(i, true, cases))
        .check((i, cases) -> lastCase(i, false, cases));
  }

  private static void lastCase(int i, boolean printed, Cases cases) {
    int[] first = WythoffPairs.byMex(i + 1);
    for (int j = 1; j < i; j++) {
      int c = first[j] + j;
      int d = first[i] + i;
      if (c > first[i]) {
        continue; // The lecture's case before.
      }
      int to = printed ? first[i] : first[j];
      cases.equal(
          Outcome.P,
          search(cases).outcome(Corner.of(c, to), cases),
          () -> "(" + c + ", " + d + ") with the second lowered to " + to);
    }
  }

  private static Claim cases() {
    return LECTURE
        .at("wythoff-cases", MEX + ", proof, the moves into A")
        .says(
            "A point (c, d) outside A with c <= d is of one of five kinds: c = a_i and d > b_i, lower"
                + " d to b_i; c = a_i and d < b_i, lower both by c - a_(d-c); d = b_i and c > a_i, lower"
                + " c to a_i; d = b_i, c = b_j < a_i, lower d to a_j; c = b_j and d = a_i, lower d to"
                + " a_j. Each names a move to A.")
        .over("all points with d up to %d", 1, 40)
        .corrects(
            Slip.printed("c = a_i and d < b_i")
                .meaning("The first four kinds are all there are.")
                .because(
                    "Each number is once an a_i or a b_i. For c = a_i the point lies above the partner of c, or below it, and then the diagonal leads to A; for c = b_j, c <= d, the partner a_j is below d. The fifth kind is c = b_j where d is no b_i."),
            (d, cases) -> kinds(d, false, cases))
        .check((d, cases) -> kinds(d, true, cases));
  }

  private static void kinds(int d, boolean fifth, Cases cases) {
    Map<Integer, Integer> partners = partnersByMex(d + 1);
    for (int c = 0; c <= d; c++) {
      if (partners.get(c) == d) {
        continue;
      }
      int low = c;
      int[] to = named(c, d, partners, fifth);
      cases.check(to != null, () -> "(" + low + ", " + d + ") is of none of the kinds");
      boolean move = to[0] == c || to[1] == d || c - to[0] == d - to[1];
      cases.check(
          move
              && to[0] <= c
              && to[1] <= d
              && search(cases).outcome(Corner.of(to[0], to[1]), cases) == Outcome.P,
          () -> "(" + low + ", " + d + ") to (" + to[0] + ", " + to[1] + ")");
    }
  }

  /** The point of A that the proof moves to, or null. */
  private static int[] named(int c, int d, Map<Integer, Integer> partners, boolean fifth) {
    int beside = partners.get(c);
    if (beside >= c) {
      if (d > beside) {
        return new int[] {c, beside};
      }
      for (int a : partners.keySet()) {
        if (partners.get(a) - a == d - c) {
          return new int[] {a, partners.get(a)};
        }
      }
    }
    int below = partners.get(d);
    if (below < d && c > below) {
      return new int[] {below, d};
    }
    return below < d || fifth ? new int[] {c, beside} : null;
  }

  private static Claim sumOfParts() {
    return LECTURE
        .at("wythoff-parts", GOLDEN + ", proof of (*), (4) to (8)")
        .says(
            "With the least p and q for which alpha and beta are positive, that is 0 < alpha <"
                + " (1+sqrt 5)/2 and 0 < beta < (3+sqrt 5)/2, p + q - n = 1.")
        .over("all n up to %d", 1, 500)
        .corrects(
            Slip.printed("alpha(-1 + sqrt 5)/2 + beta(3 - sqrt 5)/2 = p + q - n = 1")
                .meaning(
                    "It is 1 for all p and q with 0 < alpha < p(1+sqrt 5)/2 and 0 < beta < q(3+sqrt 5)/2.")
                .because(
                    "(8) follows from 0 < alpha < (1+sqrt 5)/2 and 0 < beta < (3+sqrt 5)/2, which hold for the least p and q, and not from the printed (6) and (7)."),
            (n, cases) -> parts(n, 1, cases))
        .check((n, cases) -> parts(n, 0, cases));
  }

  private static Claim identity() {
    return LECTURE
        .at("wythoff-identity", GOLDEN + ", proof of (*), (4) to (8)")
        .says(
            "Of alpha = p(1+sqrt 5)/2 - n and beta = q(3+sqrt 5)/2 - n the sum alpha(-1+sqrt 5)/2 +"
                + " beta(3-sqrt 5)/2 is p + q - n, and it lies strictly between 0 and 2 where 0 < alpha"
                + " < (1+sqrt 5)/2 and 0 < beta < (3+sqrt 5)/2.")
        .over("all n up to %d, all p and q up to n", 1, 60)
        .butNot(
            "Between the same bounds the sum lies strictly between 0 and 1.",
            (n, cases) -> identity(n, 1, cases))
        .check((n, cases) -> identity(n, 2, cases));
  }

  private static void identity(int n, int bound, Cases cases) {
    for (int p = 0; p <= n; p++) {
      for (int q = 0; q <= n; q++) {
        identity(n, p, q, bound, cases);
      }
    }
  }

  private static void identity(int n, int p, int q, int bound, Cases cases) {
    Root alpha = new Root(p - 2L * n, p);
    Root beta = new Root(3L * q - 2L * n, q);
    Root sum = alpha.times(new Root(-1, 1)).plus(beta.times(new Root(3, -1)));
    Supplier<String> what = () -> "n = " + n + ", p = " + p + ", q = " + q;
    cases.equal(new Root(2L * (p + q - n), 0), sum, what);
    if (alpha.between(ZERO, new Root(1, 1)) && beta.between(ZERO, new Root(3, 1))) {
      cases.check(sum.between(ZERO, new Root(2L * bound, 0)), what);
    }
  }

  /** The number (a + b sqrt 5)/2, where a and b are both even or both odd. */
  private record Root(long a, long b) {
    Root plus(Root other) {
      return new Root(a + other.a, b + other.b);
    }

    Root times(Root other) {
      return new Root((a * other.a + 5 * b * other.b) / 2, (a * other.b + b * other.a) / 2);
    }

    boolean between(Root low, Root high) {
      return above(a - low.a, b - low.b) && above(high.a - a, high.b - b);
    }

    /** Whether a + b sqrt 5 is above 0. */
    private static boolean above(long a, long b) {
      return a >= 0 && b >= 0 ? a + b > 0 : a > 0 ? a * a > 5 * b * b : b > 0 && 5 * b * b > a * a;
    }
  }

  private static void parts(int n, int more, Cases cases) {
    int p = 1;
    while (WythoffPairs.a(BigInteger.valueOf(p)).intValueExact() < n) {
      p++;
    }
    int q = 1;
    while (WythoffPairs.b(BigInteger.valueOf(q)).intValueExact() < n) {
      q++;
    }
    int sum = p + more + q - n;
    String what = "p = " + (p + more) + ", q = " + q + ", n = " + n + ": p + q - n";
    cases.equal(1, sum, () -> what);
  }

  private static Claim goldenRatio() {
    return Claims.of(CornerStatements.GOLDEN)
        .over("all k below %d00", 1, 100)
        .butNot(
            "b_k is the integer part of k (2+sqrt 5)/2.",
            (hundred, cases) -> golden(hundred, 2, cases))
        .check((hundred, cases) -> golden(hundred, 3, cases));
  }

  private static void golden(int hundred, int odd, Cases cases) {
    int[] first = WythoffPairs.byMex(100 * hundred);
    for (int k = 100 * (hundred - 1); k < 100 * hundred; k++) {
      int index = k;
      cases.check(
          golden(first[k], k, 1) && golden(first[k] + k, k, odd),
          () -> "pair " + index + " is " + first[index] + ", " + (first[index] + index));
    }
  }

  /**
   * Whether n is the integer part of k (odd + sqrt 5) / 2, in integers: n is at most that if {@code
   * (2n - odd k)^2 <= 5 k^2} where the left side is positive, and n + 1 exceeds it.
   */
  private static boolean golden(long n, long k, int odd) {
    long low = 2 * n - odd * k;
    long high = low + 2;
    return (low <= 0 || low * low <= 5 * k * k) && high > 0 && high * high > 5 * k * k;
  }

  private static boolean golden(BigInteger n, BigInteger k, int odd) {
    BigInteger low = n.shiftLeft(1).subtract(k.multiply(BigInteger.valueOf(odd)));
    BigInteger high = low.add(BigInteger.TWO);
    BigInteger square = k.multiply(k).multiply(BigInteger.valueOf(5));
    return (low.signum() <= 0 || low.multiply(low).compareTo(square) <= 0)
        && high.signum() > 0
        && high.multiply(high).compareTo(square) > 0;
  }

  private static Claim largeNumbers() {
    return LECTURE
        .at("wythoff-large", GOLDEN)
        .says(
            "The formulas in exact integers: for k of any size floor(k (1+sqrt 5)/2) is what the"
                + " square root of 5 allows, and every number finds its own pair.")
        .over("12 random numbers of each of 100, 200, ... %d00 digits", 1, 10)
        .butNot(
            "a_k is one more.",
            (hundreds, cases) -> {
              BigInteger k = BigInteger.TEN.pow(100 * hundreds);
              cases.check(golden(WythoffPairs.a(k).add(BigInteger.ONE), k, 1), k::toString);
            })
        .check(WythoffClaims::large);
  }

  private static void large(int hundreds, Cases cases) {
    Random random = new Random(hundreds);
    for (int i = 0; i < SAMPLES; i++) {
      int bits = (int) (hundreds * BITS_OF_100_DIGITS) - i;
      BigInteger k = new BigInteger(bits, random).add(BigInteger.ONE);
      BigInteger a = WythoffPairs.a(k);
      BigInteger b = WythoffPairs.b(k);
      cases.check(golden(a, k, 1) && golden(b, k, 3), () -> "pair " + k);
      cases.check(
          WythoffPairs.partner(a).equals(b) && WythoffPairs.partner(b).equals(a),
          () -> "the partners of pair " + k);
      BigInteger partner = WythoffPairs.partner(k);
      BigInteger index = partner.subtract(k).abs();
      cases.check(
          golden(partner.min(k), index, 1) && golden(partner.max(k), index, 3),
          () -> k + " and " + partner);
    }
  }

  private static Claim eachNumberOnceByFormula() {
    return LECTURE
        .at("wythoff-star", GOLDEN + ", (*)")
        .says(
            "Every positive integer n is exactly once an x_k or a y_k: of p and q with x_p = n and"
                + " y_q = n exactly one exists, by the formulas alone.")
        .over("all n up to %d", 1, 2000)
        .corrects(
            Slip.printed("each non-negative integer appears exactly once")
                .meaning("Every non-negative integer is.")
                .because(
                    "0 is x_0 and y_0, hence twice; for positive integers the printed proof stands."),
            (n, cases) -> onceByFormula(n - 1, cases))
        .check(WythoffClaims::onceByFormula);
  }

  private static void onceByFormula(int n, Cases cases) {
    int found = 0;
    for (int k = 0; k <= n; k++) {
      found += (golden(n, k, 1) ? 1 : 0) + (golden(n, k, 3) ? 1 : 0);
    }
    int times = found;
    cases.equal(1, times, () -> "how often " + n + " is an x_k or a y_k");
  }

  private static Claim nextPair() {
    return LECTURE
        .at("wythoff-next", GOLDEN + ", proof")
        .says("y_(k+1) = x_(k+1) + (k+1).")
        .over("all k up to %d", 0, 1000)
        .corrects(
            Slip.printed("y_(k+1) = x_(k+1) + k")
                .meaning("y_(k+1) = x_(k+1) + k.")
                .because("y_k - x_k = k by the formulas, for k+1 as for every k."),
            (k, cases) -> next(k, 0, cases))
        .check((k, cases) -> next(k, 1, cases));
  }

  private static void next(int k, int more, Cases cases) {
    BigInteger next = BigInteger.valueOf(k + 1L);
    cases.equal(
        WythoffPairs.a(next).add(BigInteger.valueOf((long) k + more)),
        WythoffPairs.b(next),
        () -> "y_" + next);
  }

  private static Claim halves() {
    return LECTURE
        .at("wythoff-halves", GOLDEN + ", proof of (*), last lines")
        .says(
            "With the least p and q for which alpha and beta are positive, exactly one of the two is"
                + " below 1. In case (i), alpha < 1, n is floor(p (1+sqrt 5)/2); in case (ii), beta <"
                + " 1, it is floor(q (3+sqrt 5)/2).")
        .over("all n up to %d", 1, 400)
        .corrects(
            Slip.printed("n = floor(p(1 + sqrt 5)), while in case (ii) n = floor(q(3 + sqrt 5))")
                .meaning("In case (i) n is floor(p (1+sqrt 5)), in case (ii) floor(q (3+sqrt 5)).")
                .because("(9) and (10) define alpha and beta with the factor 1/2."),
            (n, cases) -> halves(n, 2, false, cases))
        .butNot(
            "In case (i) n is floor(q (3+sqrt 5)/2), in case (ii) floor(p (1+sqrt 5)/2).",
            (n, cases) -> halves(n, 1, true, cases))
        .check((n, cases) -> halves(n, 1, false, cases));
  }

  /** The formulas times a factor, of the case or of the other one. */
  private static void halves(int n, int factor, boolean exchanged, Cases cases) {
    int p = leastAbove(n, 1);
    int q = leastAbove(n, 3);
    boolean first = below(n + 1, p, 1);
    cases.check(first != below(n + 1, q, 3), () -> n + " is in both cases or in none");
    boolean byP = first != exchanged;
    cases.check(
        golden(n, factor * (byP ? p : q), byP ? 1 : 3),
        () -> n + " in case " + (first ? "(i)" : "(ii)") + ", p = " + p + ", q = " + q);
  }

  /** The least k with k(odd + sqrt 5)/2 > n. */
  private static int leastAbove(int n, int odd) {
    int k = 1;
    while (below(n, k, odd)) {
      k++;
    }
    return k;
  }

  /** Whether k(odd + sqrt 5)/2 is below n; they are never equal. */
  private static boolean below(long n, long k, int odd) {
    long rest = 2 * n - odd * k;
    return rest > 0 && rest * rest > 5 * k * k;
  }
}
