package org.farstar.games.heap.takeaway;

import java.util.List;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;

/** What the lecture says about the sequence H and representations by its terms. */
final class RepresentationClaims {
  private static final Claims LECTURE = Claims.of("slides");
  private static final String GENERAL = "Generalisation to f, ";
  private static final int SIZE = 300;
  private static final String SCOPE =
      "all n up to %d for 17 functions f: x, 2x, 3x, 5x, x+1, x+7, 2x-1, x^2, x^2-2x+2 and 8 random"
          + " ones";

  private RepresentationClaims() {}

  /** All of them. */
  static List<Claim> all() {
    return List.of(
        positions(),
        powers(),
        fibonacci(),
        doubles(),
        existence(),
        uniqueness(),
        singleTerm(),
        belowTheNext(),
        theorem(),
        caps(),
        moves());
  }

  private interface GameCheck {
    void run(TakeAwaySearch.Solved solved, int n, Cases cases);
  }

  private static Claim each(Claims.Statement statement, int last, GameCheck check) {
    return statement
        .over(SCOPE, 1, last)
        .atMost(TakeAwayClaims.MOST)
        .check(
            (n, cases) ->
                cases
                    .table(TakeAwayClaims.SEARCH, TakeAwaySearch::new)
                    .upTo(n)
                    .forEach(solved -> check.run(solved, n, cases)));
  }

  private static Claim positions() {
    return each(
        LECTURE
            .at("h-positions", GENERAL + "sequence H")
            .says(
                "The initial pile sizes for which the first player loses are the terms of H_1 = 1,"
                    + " H_(j+1) = H_j + H_l with the least H_l for which f(H_l) >= H_j (j >= 1)."),
        SIZE,
        (solved, n, cases) ->
            cases.equal(
                solved.game().sequence().contains(n),
                !solved.wins(n, n - 1, cases),
                () -> "the first player loses " + n + " with " + solved.game()));
  }

  private static Claim powers() {
    return LECTURE
        .at("h-powers", GENERAL + "f(x) = x")
        .says("For f(x) = x, H_j = 2^(j-1).")
        .over("all j up to %d", 1, 9)
        // The numbers stay below MOST.
        .atMost(14)
        .check(
            (j, cases) ->
                cases.equal(
                    1 << (j - 1),
                    SmallTakeAway.same(1 << j).sequence().get(j - 1),
                    () -> "H_" + j));
  }

  private static Claim fibonacci() {
    return LECTURE
        .at("h-fibonacci", GENERAL + "f(x) = 2x")
        .says("For f(x) = 2x, H_j is the Fibonacci number 1, 2, 3, 5, 8, ...")
        .over("all j up to %d", 1, 12)
        // The numbers stay below MOST.
        .atMost(21)
        .check(
            (j, cases) ->
                cases.equal(
                    fibonacci(j),
                    SmallTakeAway.twice(fibonacci(j)).sequence().get(j - 1),
                    () -> "H_" + j));
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

  private static Claim doubles() {
    return each(
        LECTURE
            .at("h-doubles", "Proof of the existence of a unique decomposition")
            .says("H_(j+1) <= 2 H_j."),
        SIZE,
        (solved, n, cases) -> {
          List<Integer> sequence = solved.game().sequence();
          int at = sequence.indexOf(n);
          if (at > 0) {
            cases.check(n <= 2 * sequence.get(at - 1), () -> "H = " + n + " with " + solved.game());
          }
        });
  }

  private static Claim existence() {
    return each(
        LECTURE
            .at("h-existence", GENERAL + "first Theorem, Existence")
            .says("Every n is a sum of terms of H, f of each below the next."),
        SIZE,
        (solved, n, cases) ->
            cases.check(
                !solved.game().representations(n).isEmpty(),
                () -> "none for " + n + " with " + solved.game()));
  }

  private static Claim uniqueness() {
    return each(
        LECTURE
            .at("h-uniqueness", GENERAL + "first Theorem, Uniqueness")
            .says("There is only one such sum for each n."),
        SIZE,
        (solved, n, cases) ->
            cases.check(
                solved.game().representations(n).size() <= 1,
                () -> solved.game().representations(n) + " with " + solved.game()));
  }

  private static Claim singleTerm() {
    return each(
        LECTURE
            .at("h-term", GENERAL + "consequence of uniqueness")
            .says("No H_k is such a sum of two or more terms."),
        SIZE,
        (solved, n, cases) -> {
          if (solved.game().sequence().contains(n)) {
            cases.equal(
                List.of(List.of(n)),
                solved.game().representations(n),
                () -> "representations of " + n + " with " + solved.game());
          }
        });
  }

  private static Claim belowTheNext() {
    return each(
        LECTURE
            .at("h-next", "Uniqueness, (3)")
            .says("Such a sum is below the term of H that follows its largest."),
        SIZE,
        (solved, n, cases) -> {
          List<Integer> sequence = solved.game().sequence();
          for (List<Integer> terms : solved.game().representations(n)) {
            int index = sequence.indexOf(terms.get(terms.size() - 1));
            if (index + 1 < sequence.size()) {
              cases.check(n < sequence.get(index + 1), () -> terms + " with " + solved.game());
            }
          }
        });
  }

  private static Claim theorem() {
    return each(
        LECTURE
            .at("h-theorem", GENERAL + "second Theorem")
            .says(
                "At the start, n is an N-position exactly if it is no term of H, and removing the"
                    + " least term of its representation wins."),
        SIZE,
        (solved, n, cases) -> {
          List<Integer> terms = solved.game().representations(n).get(0);
          TreeSet<Integer> moves = solved.winningMoves(n, n - 1, cases);
          cases.equal(terms.size() > 1, !moves.isEmpty(), () -> n + " with " + solved.game());
          cases.check(
              terms.size() == 1 || moves.contains(terms.get(0)),
              () -> "removing " + terms.get(0) + " from " + n + " with " + solved.game());
        });
  }

  private static Claim caps() {
    return each(
        LECTURE
            .at("h-caps", GENERAL + "second Theorem, proof")
            .says(
                "(The lecture uses it for play after the first move.) (n, x) is an N-position"
                    + " exactly if x is at least the least term of the representation of n."),
        100,
        (solved, n, cases) -> {
          int least = solved.game().representations(n).get(0).get(0);
          for (int x = 0; x <= n; x++) {
            int cap = x;
            cases.equal(
                x >= least,
                solved.wins(n, x, cases),
                () -> "the next player wins (" + n + ", " + cap + ") with " + solved.game());
          }
        });
  }

  private static Claim moves() {
    return each(
        LECTURE
            .at("h-moves", GENERAL + "second Theorem")
            .says(
                "(Not in the lecture.) The winning moves from (n, x) are the sums y <= x of the"
                    + " least terms of the representation of n for which y = n or f(y) is below the"
                    + " next term."),
        60,
        (solved, n, cases) -> {
          List<Integer> terms = solved.game().representations(n).get(0);
          for (int x = 0; x <= n; x++) {
            int cap = x;
            cases.equal(
                leastTerms(solved.game(), terms, x),
                solved.winningMoves(n, x, cases),
                () -> "winning moves from (" + n + ", " + cap + ") with " + solved.game());
          }
        });
  }

  private static TreeSet<Integer> leastTerms(SmallTakeAway game, List<Integer> terms, int cap) {
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
}
