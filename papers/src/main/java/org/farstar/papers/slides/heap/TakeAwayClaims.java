package org.farstar.papers.slides.heap;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.takeaway.Limit;
import org.farstar.games.heap.takeaway.TakeAway;
import org.farstar.games.heap.takeaway.TakeAwayHeap;
import org.farstar.games.heap.takeaway.TakeAwayTable;
import org.farstar.values.player.Outcome;

/** What the lecture says about take-away games; {@link RepresentationClaims} has the rest. */
public final class TakeAwayClaims {
  /** The square of twice this is an int still, and games are made for twice what is asked. */
  static final int MOST = 23_170;

  /** What the claims of one run have found. */
  static final Cases.Key<TakeAwaySearch> SEARCH = new Cases.Key<>();

  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String SAME = "A more complicated one pile game, ";

  private TakeAwayClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(List.of(won(), powerOfTwo(), lost(), ones(), lowestOne()));
    claims.addAll(RepresentationClaims.all());
    claims.add(multiPile());
    claims.addAll(CapPeriodClaims.all());
    return claims;
  }

  private static Claim won() {
    return LECTURE
        .at("halving-a", SAME + "Theorem (a)")
        .says("With f(x) = x and n = m 2^k, m odd: (n, x) is an N-position if x >= 2^k.")
        .over("all (n, x) with n up to %d", 1, 200)
        .atMost(MOST)
        .butNot(
            "It is if x >= 2^k - 1.",
            (n, cases) -> halving(n, Integer.lowestOneBit(n) - 1, true, cases))
        .check(
            (n, cases) -> {
              for (int x = Integer.lowestOneBit(n); x <= n; x++) {
                halving(n, x, true, cases);
              }
            });
  }

  private static Claim powerOfTwo() {
    return LECTURE
        .at("halving-b", SAME + "Theorem (b)")
        .says("With f(x) = x and n = 2^k: (n, x) is a P-position if x < n.")
        .over("all (n, x) with n a power of two up to 2^%d", 0, 7)
        .atMost(14)
        .butNot("It is if x <= n.", (k, cases) -> halving(1 << k, 1 << k, false, cases))
        .check(
            (k, cases) -> {
              for (int x = 0; x < 1 << k; x++) {
                halving(1 << k, x, false, cases);
              }
            });
  }

  private static Claim lost() {
    return LECTURE
        .at("halving-rest", SAME + "Theorem")
        .says(
            "(Not stated in the lecture.) With f(x) = x and n = m 2^k, m odd: (n, x) is a P-position"
                + " if x < 2^k, whatever m is.")
        .over("all (n, x) with n up to %d", 1, 200)
        .atMost(MOST)
        .butNot(
            "It is if x <= 2^k.", (n, cases) -> halving(n, Integer.lowestOneBit(n), false, cases))
        .check(
            (n, cases) -> {
              for (int x = 0; x < Integer.lowestOneBit(n); x++) {
                halving(n, x, false, cases);
              }
            });
  }

  private static void halving(int n, int x, boolean wins, Cases cases) {
    cases.equal(
        wins,
        cases.table(SEARCH, TakeAwaySearch::new).same(n).wins(n, x, cases),
        () -> "the next player wins (" + n + ", " + x + ")");
  }

  private static Claim ones() {
    return LECTURE
        .at("halving-ones", SAME + "proof of (a)")
        .says(
            "After A has removed 2^k chips from n = m 2^k, m > 1 odd, and B at most as many from the"
                + " n' that are left, n'' has at least as many ones in binary as n'.")
        .over("all n up to %d", 1, 200)
        .corrects(
            Slip.printed("ones(n'') > ones(n')")
                .meaning("n'' has more ones in binary than n'.")
                .because(
                    "The lowest 1 of n' stands above place k. Taking x of at most 2^k replaces it, 2^rho, by 2^rho - x, which has at least one 1, and keeps the other ones."),
            (n, cases) -> ones(n, 1, cases))
        .check((n, cases) -> ones(n, 0, cases));
  }

  private static Claim lowestOne() {
    return LECTURE
        .at("halving-rho", SAME + "proof of (a)")
        .says(
            "n' has one 1 in binary less than n; and if B takes x'' <= 2^k chips and leaves n'', then"
                + " x'' >= 2^rho(n''), where 2^rho(n'') is the lowest 1 of n'' and of x''.")
        .over("all n up to %d that are no power of two", 1, 200)
        .butNot("x'' > 2^rho(n'').", (n, cases) -> lowestOne(n, 1, cases))
        .check((n, cases) -> lowestOne(n, 0, cases));
  }

  private static void lowestOne(int n, int more, Cases cases) {
    int taken = Integer.lowestOneBit(n);
    int left = n - taken;
    cases.equal(Integer.bitCount(n) - 1, Integer.bitCount(left), () -> "ones of n' for n = " + n);
    for (int x = 1; x <= taken && left > 0; x++) {
      int answer = x;
      int lowest = Integer.lowestOneBit(left - x);
      cases.check(
          x >= lowest + more && lowest == Integer.lowestOneBit(x),
          () -> "n = " + n + ", n' = " + left + ", x'' = " + answer);
    }
  }

  private static void ones(int n, int more, Cases cases) {
    int taken = Integer.lowestOneBit(n);
    int left = n - taken;
    for (int x = 1; x <= Math.min(taken, left); x++) {
      int answer = x;
      cases.check(
          Integer.bitCount(left - x) >= Integer.bitCount(left) + more,
          () -> "n = " + n + ", n' = " + left + ", n'' = " + (left - answer));
    }
  }

  private static Claim multiPile() {
    return LECTURE
        .at("multi-pile", "Note on Sprague-Grundy numbers and multi-pile versions")
        .says(
            "(The lecture leaves this open.) Grundy values of (n, x) by recursion decide sums of two"
                + " heaps: the sum is a P-position exactly if the values are equal.")
        .over("all sums of two heaps (n, x) with n up to %d, for f(x) = x, 2x, x+1 and x^2", 0, 9)
        .check(
            (n, cases) -> {
              for (String f : List.of("f(x)=x", "f(x)=2*x", "f(x)=x+1", "f(x)=x*x")) {
                twoHeaps(n, Limit.read(f), cases);
              }
            });
  }

  /** All sums whose larger heap is n; the search plays them as they are, heap beside heap. */
  private static void twoHeaps(int n, Limit limit, Cases cases) {
    Variant<TakeAwayHeap> variant = Variant.of(new TakeAway(limit));
    TakeAwayTable values = cases.control().metered(meter -> new TakeAwayTable(limit, n, meter));
    OutcomeTable<Sum> table = OutcomeTable.remembering();
    for (int m = 0; m <= n; m++) {
      for (int x = 0; x <= n; x++) {
        for (int y = 0; y <= m; y++) {
          Sum sum = Sum.of(variant, List.of(TakeAwayHeap.of(n, x), TakeAwayHeap.of(m, y)));
          OutcomeSearch<Sum> search = new OutcomeSearch<>(new SumPlay(sum), table, cases.control());
          cases.equal(
              values.value(n, x) == values.value(m, y) ? Outcome.P : Outcome.N,
              search.outcome(sum),
              () -> limit + ": " + sum);
        }
      }
    }
  }
}
