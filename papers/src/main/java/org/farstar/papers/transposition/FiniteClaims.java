package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.Element;
import org.farstar.games.order.pennies.Delta;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.SequenceShape;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.games.order.transposition.TranspositionStatements;
import org.farstar.values.player.Outcome;

/** Section 2: finite domains. */
final class FiniteClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE =
      "all sets of used elements of 1..d and all numbers of turns, up to d = %d";
  private static final int LAST = 10;

  private FiniteClaims() {}

  static List<Claim> all() {
    return List.of(
        full(),
        lastChoice(),
        noPivot(),
        onePivot(),
        pivots(),
        lastTurnButOne(),
        anotherPivot(),
        clumps(),
        delta());
  }

  private static Claim full() {
    return slipAtOne(
        TranspositionStatements.FULL,
        "If d = m + n, White wins",
        "With as many turns as free elements White wins",
        position -> spare(position) == 0,
        "White");
  }

  private static Claim lastChoice() {
    return PAPER
        .theorem("2.1")
        .part("choice", "proof, d = m+n")
        .says(
            "With two turns and two free elements left, the two choices end in different parities.")
        .over("all sets of used elements of 1..d, up to d = %d", 2, LAST)
        .butNot(
            "So they do with three turns and three free elements.",
            (d, cases) -> lastChoice(d, 3, cases))
        .check((d, cases) -> lastChoice(d, 2, cases));
  }

  private static void lastChoice(int d, int turns, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (position.turns() == turns && spare(position) == 0) {
        List<Element> free = new ArrayList<>();
        for (int i = 1; i <= d; i++) {
          if (position.free(Element.of(1, i))) {
            free.add(Element.of(1, i));
          }
        }
        Set<Boolean> parities = new HashSet<>();
        for (int first = 0; first < turns; first++) {
          TranspositionPosition end = position;
          for (int i = 0; i < turns; i++) {
            end = end.choose(free.get((first + i) % turns));
          }
          parities.add(end.structure().used().oddInversions());
        }
        cases.equal(2, parities.size(), () -> position + ": parities");
      }
    }
  }

  private static Claim anotherPivot() {
    return PAPER
        .lemma("2.2")
        .part("pivot", "proof, and Theorem 2.1, proof")
        .says(
            "With at least two elements to spare and exactly one pivot, Black, before his last turn,"
                + " can create another one.")
        .over(SCOPE, 1, LAST)
        .corrects(
            Slip.printed("If there is a pivot, then Black can create another pivot")
                .meaning(
                    "With at least two elements to spare and one pivot or more, Black, before his last turn, can"
                        + " create another one. (The conclusions stand.)")
                .because(
                    "Of at least five free elements three lie on one side of the only pivot. The middle one of three neighbours is chosen: the block it makes has odd size and free elements on both sides, and the old pivot is not beside it."),
            (d, cases) -> anotherPivot(d, 99, cases))
        .check((d, cases) -> anotherPivot(d, 1, cases));
  }

  private static void anotherPivot(int d, int most, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      int before = pivots(position);
      boolean blacks = position.turns() % 2 != 0 && position.turns() >= 3;
      if (blacks && spare(position) > 1 && before >= 1 && before <= most) {
        boolean more = false;
        for (int i = 1; i <= d; i++) {
          Element element = Element.of(1, i);
          more |= position.free(element) && pivots(position.choose(element)) > before;
        }
        boolean found = more;
        cases.check(found, () -> position + ": no choice leaves more than " + before + " pivots");
      }
    }
  }

  private static Claim clumps() {
    return PAPER
        .at("2.3-clumps", "Section 2.2, definition of the n_i, and rules (iii) and (v)")
        .says(
            "The n_i are the numbers of free elements between pivots, the odd S-blocks with free"
                + " elements on both sides; an odd S-block at an end of D does not count.")
        .over("all sets of used elements of 1..d with one element to spare, up to d = %d", 2, LAST)
        .corrects(
            Slip.printed(
                    "the number of free elements between the (i-1)-th odd S-block and the i-th odd S-block")
                .meaning("They are the numbers between odd S-blocks.")
                .because(
                    "An odd S-block at an end of the order has free elements on one side only. It is no pivot, and the choice beside it is one of (i) or (ii)."),
            (d, cases) -> clumps(d, true, cases))
        .check((d, cases) -> clumps(d, false, cases));
  }

  private static void clumps(int d, boolean ends, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (spare(position) == 1) {
        List<Long> sizes = new ArrayList<>(List.of(0L));
        int run = 0;
        for (int i = 1; i <= d + 1; i++) {
          boolean used = i <= d && !position.free(Element.of(1, i));
          if (used) {
            run++;
            continue;
          }
          boolean end = i - run == 1 || i == d + 1;
          if (run % 2 != 0 && (ends || !end)) {
            sizes.add(0L);
          }
          run = 0;
          if (i <= d) {
            sizes.set(sizes.size() - 1, sizes.get(sizes.size() - 1) + 1);
          }
        }
        cases.equal(sizes, OutcomeTheorems.clumps(position.shape()), () -> position + ": the n_i");
      }
    }
  }

  private static Claim noPivot() {
    return slipAtOne(
        TranspositionStatements.ROOM_NO_PIVOT,
        "there is no pivot, White wins",
        "With at least two elements to spare and no pivot White wins",
        position -> spare(position) > 1 && pivots(position) == 0,
        "White");
  }

  private static Claim onePivot() {
    return Claims.of(TranspositionStatements.ROOM_ONE_PIVOT)
        .over(SCOPE, 1, LAST)
        .butNot(
            "With one pivot Black wins.",
            (d, cases) -> compare(d, p -> spare(p) > 1 && pivots(p) == 1, "Black", cases))
        .check((d, cases) -> compare(d, p -> spare(p) > 1 && pivots(p) == 1, "first", cases));
  }

  private static Claim pivots() {
    return Claims.of(TranspositionStatements.ROOM_PIVOTS)
        .over(SCOPE, 1, LAST)
        .check((d, cases) -> compare(d, p -> spare(p) > 1 && pivots(p) > 1, "Black", cases));
  }

  private static Claim lastTurnButOne() {
    return PAPER
        .lemma("2.2")
        .says(
            "At Black's last turn but one (n = 3) with at least two elements to spare, White wins"
                + " without a pivot and Black wins with one.")
        .over(SCOPE, 1, LAST)
        .check(
            (d, cases) -> {
              compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) == 0, "White", cases);
              compare(d, p -> p.turns() == 3 && spare(p) > 1 && pivots(p) > 0, "Black", cases);
            });
  }

  private static Claim delta() {
    return Claims.of(TranspositionStatements.DELTA)
        .over(SCOPE, 1, LAST)
        .corrects(
            Slip.printed(
                    "At Black's turn, Black wins if and only if |Delta(n_1, ..., n_k)| is not 0")
                .meaning(
                    "With one element to spare, whatever n is, White wins at White's turn if and only if |Delta| ="
                        + " 1, and Black wins at Black's turn if and only if Delta is not 0.")
                .because(
                    "For n = 1 White has no turn, and Corollaries 1.2 and 1.3 decide. From n = 2 on the printed proof stands."),
            (d, cases) -> compareDelta(d, 1, cases))
        .check((d, cases) -> compareDelta(d, 2, cases));
  }

  /** A statement about White and Black's last turns that the paper also makes for a single turn. */
  private static Claim slipAtOne(
      Statement truth,
      String line,
      String statement,
      Predicate<TranspositionPosition> where,
      String winner) {
    return Claims.of(truth)
        .over(SCOPE, 1, LAST)
        .corrects(
            Slip.printed(line)
                .meaning(
                    statement
                        + ", also for n = 1, where White has no turn and the parity is forced.")
                .because(
                    "White chooses the parity, or keeps the line free of pivots, at turns of his own, and there is one from n = 2 on. For n = 1 the parity is forced by Corollary 1.2."),
            (d, cases) -> compare(d, where, winner, cases))
        .check((d, cases) -> compare(d, where.and(p -> p.turns() > 1), winner, cases));
  }

  private static long spare(TranspositionPosition position) {
    return position.shape().free().orElseThrow() - position.turns();
  }

  private static int pivots(TranspositionPosition position) {
    return position.shape().pivots();
  }

  private static void compareDelta(int d, int least, Cases cases) {
    Predicate<TranspositionPosition> where = p -> spare(p) == 1 && p.turns() >= least;
    Predicate<TranspositionPosition> black =
        p -> Delta.blackWins(Delta.of(OutcomeTheorems.clumps(p.shape())), p.turns() % 2 != 0);
    compare(d, where.and(black), "Black", cases);
    compare(d, where.and(black.negate()), "White", cases);
  }

  private static void compare(
      int d, Predicate<TranspositionPosition> where, String winner, Cases cases) {
    for (TranspositionPosition position : TranspositionReferee.finite(d)) {
      if (where.test(position)) {
        SequenceShape shape = position.shape();
        Outcome expected =
            switch (winner) {
              case "White" -> OutcomeTheorems.white(shape);
              case "Black" -> OutcomeTheorems.black(shape);
              default -> Outcome.N;
            };
        TranspositionReferee.of(cases).compare(expected, position, cases);
        cases.equal(
            expected, OutcomeTheorems.of(shape).outcome(), () -> position + ": by the theory");
      }
    }
  }
}
