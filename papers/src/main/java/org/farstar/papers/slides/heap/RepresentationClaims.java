package org.farstar.papers.slides.heap;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.takeaway.TakeAwayHeap;
import org.farstar.games.heap.takeaway.TakeAwayStatements;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the lecture says about the sequence H and representations by its terms. */
final class RepresentationClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
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
        ones(),
        caps(),
        moves());
  }

  private interface GameCheck {
    void run(TakeAwaySearch.Solved solved, int n, Cases cases);
  }

  private static Claim each(Claims.Told statement, int last, GameCheck check) {
    return sized(statement, last).check(each(check));
  }

  private static Claims.Sized sized(Claims.Told statement, int last) {
    return statement.over(SCOPE, 1, last).atMost(TakeAwayClaims.MOST);
  }

  private static Claim.Check each(GameCheck check) {
    return (n, cases) ->
        cases
            .table(TakeAwayClaims.SEARCH, TakeAwaySearch::new)
            .upTo(n)
            .forEach(solved -> check.run(solved, n, cases));
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
            (j, cases) -> {
              cases.equal(
                  fibonacci(j),
                  SmallTakeAway.twice(fibonacci(j)).sequence().get(j - 1),
                  () -> "H_" + j);
              // Why the next H_l is H_(j-1): twice H_(j-2) is too small.
              cases.check(
                  j < 3 || 2 * fibonacci(j - 2) < fibonacci(j), () -> "2 H_(j-2) for j = " + j);
            });
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
    return sized(
            LECTURE
                .at("h-doubles", "Proof of the existence of a unique decomposition")
                .says("H_(j+1) <= 2 H_j."),
            SIZE)
        .butNot("H_(j+1) < 2 H_j.", each((solved, n, cases) -> doubles(solved, n, 1, cases)))
        .check(each((solved, n, cases) -> doubles(solved, n, 0, cases)));
  }

  private static void doubles(TakeAwaySearch.Solved solved, int n, int less, Cases cases) {
    List<Integer> sequence = solved.game().sequence();
    int at = sequence.indexOf(n);
    if (at > 0) {
      cases.check(
          n <= 2 * sequence.get(at - 1) - less, () -> "H = " + n + " with " + solved.game());
    }
  }

  private static Claim existence() {
    return sized(Claims.of(TakeAwayStatements.EXISTENCE), SIZE)
        .butNot(
            "Every n is such a sum of at most three terms.",
            each(
                (solved, n, cases) ->
                    cases.check(
                        solved.game().representations(n).stream()
                            .anyMatch(terms -> terms.size() <= 3),
                        () -> n + " with " + solved.game())))
        .check(
            each(
                (solved, n, cases) -> {
                  List<List<Integer>> all = solved.game().representations(n);
                  cases.check(!all.isEmpty(), () -> "none for " + n + " with " + solved.game());
                  shown(solved, n, cases)
                      .ifPresent(
                          terms ->
                              cases.check(
                                  all.contains(terms),
                                  () -> n + " = " + terms + " by the theory, " + solved.game()));
                }));
  }

  private static Claim uniqueness() {
    return sized(Claims.of(TakeAwayStatements.UNIQUENESS), SIZE)
        .butNot(
            "There is only one sum of different terms for each n.",
            each(
                (solved, n, cases) ->
                    cases.check(
                        sums(solved.game().sequence(), 0, n) <= 1,
                        () -> n + " with " + solved.game())))
        .check(
            each(
                (solved, n, cases) ->
                    cases.check(
                        solved.game().representations(n).size() <= 1,
                        () -> solved.game().representations(n) + " with " + solved.game())));
  }

  /** In how many ways n is a sum of different terms from one on. */
  private static int sums(List<Integer> sequence, int from, int n) {
    int ways = n == 0 ? 1 : 0;
    for (int i = from; i < sequence.size() && sequence.get(i) <= n; i++) {
      ways += sums(sequence, i + 1, n - sequence.get(i));
    }
    return ways;
  }

  private static Claim singleTerm() {
    return sized(
            LECTURE
                .at("h-term", GENERAL + "consequence of uniqueness")
                .says("No H_k is such a sum of two or more terms."),
            SIZE)
        .corrects(
            Slip.printed("for all k and sequences j_1, j_2, ..., j_p")
                .meaning("No H_k is such a sum of one or more terms.")
                .because(
                    "With p = 1 and j_1 = k both sides are equal; for p of at least 2 it is uniqueness."),
            each((solved, n, cases) -> singleTerm(solved, n, List.of(), cases)))
        .check(each((solved, n, cases) -> singleTerm(solved, n, List.of(List.of(n)), cases)));
  }

  private static void singleTerm(
      TakeAwaySearch.Solved solved, int n, List<List<Integer>> expected, Cases cases) {
    if (solved.game().sequence().contains(n)) {
      cases.equal(
          expected,
          solved.game().representations(n),
          () -> "representations of " + n + " with " + solved.game());
    }
  }

  private static Claim belowTheNext() {
    return sized(
            LECTURE
                .at("h-next", "Uniqueness, (3)")
                .says("Such a sum is below the term of H that follows its largest."),
            SIZE)
        .butNot(
            "It is at least two below that term.",
            each((solved, n, cases) -> belowTheNext(solved, n, 1, cases)))
        .check(each((solved, n, cases) -> belowTheNext(solved, n, 0, cases)));
  }

  private static void belowTheNext(TakeAwaySearch.Solved solved, int n, int more, Cases cases) {
    List<Integer> sequence = solved.game().sequence();
    for (List<Integer> terms : solved.game().representations(n)) {
      int index = sequence.indexOf(terms.get(terms.size() - 1));
      if (index + 1 < sequence.size()) {
        cases.check(n + more < sequence.get(index + 1), () -> terms + " with " + solved.game());
      }
    }
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

  private static Claim ones() {
    return sized(
            LECTURE
                .at("h-ones", GENERAL + "second Theorem, proof")
                .says(
                    "After A has taken the least term H_j1 of two or more, no move of B, who may take"
                        + " up to f(H_j1), leaves fewer terms than A did; the least term that is left"
                        + " can be taken."),
            100)
        .butNot(
            "Every move of B leaves more terms.",
            each((solved, n, cases) -> ones(solved.game(), n, 1, cases)))
        .check(each((solved, n, cases) -> ones(solved.game(), n, 0, cases)));
  }

  private static void ones(SmallTakeAway game, int n, int more, Cases cases) {
    List<Integer> terms = game.representations(n).get(0);
    if (terms.size() < 2) {
      return;
    }
    int rest = n - terms.get(0);
    for (int x = 1; x <= Math.min(rest - 1, game.f(terms.get(0))); x++) {
      int taken = x;
      List<Integer> left = game.representations(rest - x).get(0);
      cases.check(
          left.size() >= terms.size() - 1 + more && left.get(0) <= game.f(x),
          () -> n + " after " + terms.get(0) + " and " + taken + " with " + game);
    }
  }

  private static Claim caps() {
    return each(
        Claims.of(TakeAwayStatements.CAPS),
        100,
        (solved, n, cases) -> {
          int least = solved.game().representations(n).get(0).get(0);
          for (int x = 0; x <= n; x++) {
            int cap = x;
            cases.equal(
                x >= least,
                solved.wins(n, x, cases),
                () -> "the next player wins (" + n + ", " + cap + ") with " + solved.game());
            solved
                .fact(n, x, cases)
                .ifPresent(
                    fact ->
                        cases.equal(
                            solved.wins(n, cap, cases),
                            fact.outcome() == Outcome.N,
                            () -> "the theory on (" + n + ", " + cap + ") with " + solved.game()));
          }
        });
  }

  private static Claim moves() {
    return each(
        Claims.of(TakeAwayStatements.MOVES),
        60,
        (solved, n, cases) -> {
          List<Integer> terms = solved.game().representations(n).get(0);
          for (int x = 0; x <= n; x++) {
            int cap = x;
            cases.equal(
                leastTerms(solved.game(), terms, x),
                solved.winningMoves(n, x, cases),
                () -> "winning moves from (" + n + ", " + cap + ") with " + solved.game());
            solved
                .fact(n, x, cases)
                .ifPresent(
                    fact ->
                        cases.equal(
                            solved.winningMoves(n, cap, cases),
                            taken(fact, n),
                            () -> "the theory's moves from (" + n + ", " + cap + ")"));
          }
        });
  }

  /** What the moves take that leave a heap worth 0. */
  private static TreeSet<Integer> taken(Fact<TakeAwayHeap> fact, int n) {
    TreeSet<Integer> taken = new TreeSet<>();
    fact.winning()
        .orElseThrow()
        .moves(Player.LEFT, Nimber.ZERO)
        .moves()
        .forEach(move -> taken.add(n - move.to().n().intValueExact()));
    return taken;
  }

  /** The terms that the theory's reason shows, the least first; empty for random functions. */
  private static Optional<List<Integer>> shown(TakeAwaySearch.Solved solved, int n, Cases cases) {
    return solved
        .fact(n, n, cases)
        .map(
            fact ->
                fact.outcomeProof().steps().stream()
                    .filter(step -> step.kind() == StepKind.REPRESENTATION)
                    .flatMap(step -> ((List<?>) step.data().get("values")).stream())
                    .map(value -> Integer.valueOf(value.toString()))
                    .toList());
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
