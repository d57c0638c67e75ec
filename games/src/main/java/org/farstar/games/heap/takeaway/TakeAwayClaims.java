package org.farstar.games.heap.takeaway;

import java.util.List;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.values.player.Outcome;

/** What the lecture says about take-away games. */
public final class TakeAwayClaims {
  /** The square of twice this is an int still, and games are made for twice what is asked. */
  private static final int MOST = 23_170;

  private static final String SAME = "A more complicated one pile game, ";
  private static final String GENERAL = "Generalisation to f, ";
  private static final int SIZE = 300;
  private static final String FUNCTIONS =
      " for 17 functions f: x, 2x, 3x, 5x, x+1, x+7, 2x-1, x^2, x^2-2x+2 and 8 random ones";

  private List<IntGame> games = IntGame.all(SIZE);

  private TakeAwayClaims() {}

  private interface GameCheck {
    void run(IntGame game, int n, Cases cases);
  }

  /** All of them. */
  public static List<Claim> all() {
    TakeAwayClaims claims = new TakeAwayClaims();
    return List.of(
        Claim.sized(
                "slides/halving-a",
                SAME + "Theorem (a)",
                "With f(x) = x and n = m 2^k, m odd: (n, x) is an N-position if x >= 2^k.",
                "all (n, x) with n up to %d",
                1,
                200,
                (n, cases) -> {
                  for (int x = Integer.lowestOneBit(n); x <= n; x++) {
                    claims.halving(n, x, true, cases);
                  }
                })
            .atMost(MOST),
        Claim.sized(
                "slides/halving-b",
                SAME + "Theorem (b)",
                "With f(x) = x and n = 2^k: (n, x) is a P-position if x < n.",
                "all (n, x) with n a power of two up to 2^%d",
                0,
                7,
                (k, cases) -> {
                  for (int x = 0; x < 1 << k; x++) {
                    claims.halving(1 << k, x, false, cases);
                  }
                })
            .atMost(14),
        Claim.sized(
                "slides/halving-rest",
                SAME + "Theorem",
                "(Not stated in the lecture.) With f(x) = x and n = m 2^k, m odd: (n, x) is a P-position"
                    + " if x < 2^k, whatever m is.",
                "all (n, x) with n up to %d",
                1,
                200,
                (n, cases) -> {
                  for (int x = 0; x < Integer.lowestOneBit(n); x++) {
                    claims.halving(n, x, false, cases);
                  }
                })
            .atMost(MOST),
        Claim.sized(
                "slides/halving-ones",
                SAME + "proof of (a)",
                "After A has removed 2^k chips from n = m 2^k, m > 1 odd, and B at most as many from the"
                    + " n' that are left, n'' has at least as many ones in binary as n'."
                    + " (Printed: more.)",
                "all n up to %d",
                1,
                200,
                (n, cases) -> ones(n, 0, cases))
            .corrects((n, cases) -> ones(n, 1, cases)),
        claims.each(
            "slides/h-positions",
            GENERAL + "sequence H",
            "The initial pile sizes for which the first player loses are the terms of H_1 = 1,"
                + " H_(j+1) = H_j + H_l with the least H_l for which f(H_l) >= H_j (j >= 1).",
            SIZE,
            (game, n, cases) ->
                cases.equal(
                    game.sequence().contains(n),
                    !game.wins(n, n - 1, cases),
                    () -> "the first player loses " + n + " with " + game)),
        Claim.sized(
                "slides/h-powers",
                GENERAL + "f(x) = x",
                "For f(x) = x, H_j = 2^(j-1).",
                "all j up to %d",
                1,
                9,
                (j, cases) ->
                    cases.equal(
                        1 << (j - 1),
                        claims.games(1 << j).get(0).sequence().get(j - 1),
                        () -> "H_" + j))
            // The numbers stay below MOST.
            .atMost(14),
        Claim.sized(
                "slides/h-fibonacci",
                GENERAL + "f(x) = 2x",
                "For f(x) = 2x, H_j is the Fibonacci number 1, 2, 3, 5, 8, ...",
                "all j up to %d",
                1,
                12,
                (j, cases) ->
                    cases.equal(
                        fibonacci(j),
                        claims.games(fibonacci(j)).get(1).sequence().get(j - 1),
                        () -> "H_" + j))
            // The numbers stay below MOST.
            .atMost(21),
        claims.each(
            "slides/h-doubles",
            "Proof of the existence of a unique decomposition",
            "H_(j+1) <= 2 H_j.",
            SIZE,
            (game, n, cases) -> {
              int at = game.sequence().indexOf(n);
              if (at > 0) {
                cases.check(
                    n <= 2 * game.sequence().get(at - 1), () -> "H = " + n + " with " + game);
              }
            }),
        claims.each(
            "slides/h-existence",
            GENERAL + "first Theorem, Existence",
            "Every n is a sum of terms of H, f of each below the next.",
            SIZE,
            (game, n, cases) ->
                cases.check(
                    !game.representations(n).isEmpty(), () -> "none for " + n + " with " + game)),
        claims.each(
            "slides/h-uniqueness",
            GENERAL + "first Theorem, Uniqueness",
            "There is only one such sum for each n.",
            SIZE,
            (game, n, cases) ->
                cases.check(
                    game.representations(n).size() <= 1,
                    () -> game.representations(n) + " with " + game)),
        claims.each(
            "slides/h-term",
            GENERAL + "consequence of uniqueness",
            "No H_k is such a sum of two or more terms.",
            SIZE,
            (game, n, cases) -> {
              if (game.sequence().contains(n)) {
                cases.equal(
                    List.of(List.of(n)),
                    game.representations(n),
                    () -> "representations of " + n + " with " + game);
              }
            }),
        claims.each(
            "slides/h-next",
            "Uniqueness, (3)",
            "Such a sum is below the term of H that follows its largest.",
            SIZE,
            (game, n, cases) -> {
              for (List<Integer> terms : game.representations(n)) {
                int index = game.sequence().indexOf(terms.get(terms.size() - 1));
                if (index + 1 < game.sequence().size()) {
                  cases.check(n < game.sequence().get(index + 1), () -> terms + " with " + game);
                }
              }
            }),
        claims.each(
            "slides/h-theorem",
            GENERAL + "second Theorem",
            "At the start, n is an N-position exactly if it is no term of H, and removing the least"
                + " term of its representation wins.",
            SIZE,
            (game, n, cases) -> {
              List<Integer> terms = game.representations(n).get(0);
              TreeSet<Integer> moves = game.winningMoves(n, n - 1, cases);
              cases.equal(terms.size() > 1, !moves.isEmpty(), () -> n + " with " + game);
              cases.check(
                  terms.size() == 1 || moves.contains(terms.get(0)),
                  () -> "removing " + terms.get(0) + " from " + n + " with " + game);
            }),
        claims.each(
            "slides/h-caps",
            GENERAL + "second Theorem, proof",
            "(The lecture uses it for play after the first move.) (n, x) is an N-position exactly if x"
                + " is at least the least term of the representation of n.",
            100,
            (game, n, cases) -> {
              int least = game.representations(n).get(0).get(0);
              for (int x = 0; x <= n; x++) {
                int cap = x;
                cases.equal(
                    x >= least,
                    game.wins(n, x, cases),
                    () -> "the next player wins (" + n + ", " + cap + ") with " + game);
              }
            }),
        claims.each(
            "slides/h-moves",
            GENERAL + "second Theorem",
            "(Not in the lecture.) The winning moves from (n, x) are the sums y <= x of the least terms"
                + " of the representation of n for which y = n or f(y) is below the next term.",
            60,
            (game, n, cases) -> {
              List<Integer> terms = game.representations(n).get(0);
              for (int x = 0; x <= n; x++) {
                int cap = x;
                cases.equal(
                    leastTerms(game, terms, x),
                    game.winningMoves(n, x, cases),
                    () -> "winning moves from (" + n + ", " + cap + ") with " + game);
              }
            }),
        Claim.sized(
            "slides/multi-pile",
            "Note on Sprague-Grundy numbers and multi-pile versions",
            "(The lecture leaves this open.) Grundy values of (n, x) by recursion decide sums of two"
                + " heaps: the sum is a P-position exactly if the values are equal.",
            "all sums of two heaps (n, x) with n up to %d, for f(x) = x, 2x, x+1 and x^2",
            0,
            9,
            TakeAwayClaims::twoHeaps));
  }

  private Claim each(String id, String cite, String statement, int last, GameCheck check) {
    return Claim.sized(
            id,
            cite,
            statement,
            "all n up to %d" + FUNCTIONS,
            1,
            last,
            (n, cases) -> games(n).forEach(game -> check.run(game, n, cases)))
        .atMost(MOST);
  }

  /** The games on numbers up to n at least, n up to {@value #MOST}. */
  private List<IntGame> games(int n) {
    if (n > games.get(0).size()) {
      games = IntGame.all(2 * n);
    }
    return games;
  }

  private void halving(int n, int x, boolean wins, Cases cases) {
    cases.equal(
        wins,
        games(n).get(0).wins(n, x, cases),
        () -> "the next player wins (" + n + ", " + x + ")");
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

  private static int fibonacci(int j) {
    int before = 1;
    int now = 1;
    for (int i = 1; i < j; i++) {
      int next = before + now;
      before = now;
      now = next;
    }
    return now;
  }

  private static TreeSet<Integer> leastTerms(IntGame game, List<Integer> terms, int cap) {
    TreeSet<Integer> moves = new TreeSet<>();
    int sum = 0;
    for (int i = 0; i < terms.size(); i++) {
      sum += terms.get(i);
      boolean last = i == terms.size() - 1;
      if (sum <= cap && (last || game.f(sum) < terms.get(i + 1))) {
        moves.add(sum);
      }
    }
    return moves;
  }

  /** All sums whose larger heap is n; the search plays them as they are, heap beside heap. */
  private static void twoHeaps(int n, Cases cases) {
    for (String f : List.of("f(x)=x", "f(x)=2*x", "f(x)=x+1", "f(x)=x*x")) {
      Limit limit = Limit.read(f);
      SumRuleset<TakeAwayHeap> rules = new SumRuleset<>(new TakeAway(limit));
      TakeAwayTable values = new TakeAwayTable(limit, n, cases.control().meter());
      OutcomeTable<Sum<TakeAwayHeap>> table = OutcomeTable.remembering();
      for (int m = 0; m <= n; m++) {
        for (int x = 0; x <= n; x++) {
          for (int y = 0; y <= m; y++) {
            Sum<TakeAwayHeap> sum = Sum.of(List.of(TakeAwayHeap.of(n, x), TakeAwayHeap.of(m, y)));
            Outcome found = new OutcomeSearch<>(rules, table, cases.control()).outcome(sum);
            cases.equal(
                values.value(n, x) == values.value(m, y) ? Outcome.P : Outcome.N,
                found,
                () -> f + ": " + rules.write(sum));
          }
        }
      }
    }
  }
}
