package org.farstar.papers.monotone;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.rooks.RookReduction;
import org.farstar.papers.small.SmallPermutations;
import org.farstar.values.player.Outcome;

/** Section 5, the extended form on a dense order, and what section 6 asks of it on a finite one. */
public final class ExtendedFormClaims {
  private ExtendedFormClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    return List.of(eleven(), elevenSharp(), safeMoves(), twelve(), finite());
  }

  private static Claim eleven() {
    return Paper.CLAIMS
        .lemma("11")
        .says(
            "To fewer than rs points without r+1 increasing or s+1 decreasing ones a point can be"
                + " added so that this stays so.")
        .over("all sets of up to %d points, all r and s up to 4", 0, 7)
        .butNot(
            "To rs points, too.",
            (size, cases) ->
                SmallPermutations.each(size, p -> extended(new Permutation(p), 1, cases)))
        .check(
            (size, cases) ->
                SmallPermutations.each(size, p -> extended(new Permutation(p), 0, cases)));
  }

  private static void extended(Permutation points, int more, Cases cases) {
    for (int r = Math.max(1, points.ascending()); r <= 4; r++) {
      for (int s = Math.max(1, points.descending()); s <= 4; s++) {
        int rise = r;
        int fall = s;
        if (points.size() < r * s + more) {
          cases.check(
              PointPlay.extensions(points).stream()
                  .anyMatch(longer -> longer.ascending() <= rise && longer.descending() <= fall),
              () -> points.ranks() + " " + rise + " " + fall);
        }
      }
    }
  }

  private static Claim elevenSharp() {
    return Paper.CLAIMS
        .lemma("11")
        .part("sharp")
        .says(
            "To 8 points without 4 increasing or decreasing ones, the most that the lemma speaks of for"
                + " r = s = 3, a point can be added so that this stays so.")
        .over("all sets of 8 points without 4 increasing or decreasing ones")
        .butNot("To 9 points, too.", cases -> full(Permutation.EMPTY, 9, cases))
        .check(cases -> full(Permutation.EMPTY, 8, cases));
  }

  /** Sets of this many points to which one can be added, none with 4 in a row. */
  private static void full(Permutation points, int size, Cases cases) {
    if (points.ascending() > 3 || points.descending() > 3) {
      return;
    }
    if (points.size() == size) {
      cases.check(
          PointPlay.extensions(points).stream()
              .anyMatch(longer -> longer.ascending() <= 3 && longer.descending() <= 3),
          () -> points.ranks().toString());
      return;
    }
    for (int rank = 0; rank <= points.size(); rank++) {
      full(points.plus(points.size(), rank), size, cases);
    }
  }

  private static Claim safeMoves() {
    return Paper.CLAIMS
        .at("12-safe", "before Theorem 12")
        .says(
            "In the extended normal game on Q a player who is to move after k points, none of them"
                + " suicidal, has a move that is not suicidal if k < (a-2)(d-2), and none if k ="
                + " (a-2)(d-2).")
        .over(
            "all sets of k = 0, .. points without suicide, a and d up to 5 with (a-2)(d-2) up to %d",
            1, 6)
        .butNot("He has one also with k = (a-2)(d-2).", (size, cases) -> safeMoves(size, 1, cases))
        .check((size, cases) -> safeMoves(size, 0, cases));
  }

  private static void safeMoves(int size, int more, Cases cases) {
    for (int rise = 1; rise <= 3; rise++) {
      int fall = size / rise;
      if (rise * fall == size && fall <= 3) {
        safeMoves(Permutation.EMPTY, rise, fall, more, cases);
      }
    }
  }

  /** Everything that can be built with at most this many points in an ascent and in a descent. */
  private static void safeMoves(Permutation points, int rise, int fall, int more, Cases cases) {
    if (points.ascending() > rise || points.descending() > fall) {
      return;
    }
    boolean safe =
        PointPlay.extensions(points).stream()
            .anyMatch(longer -> longer.ascending() <= rise && longer.descending() <= fall);
    cases.check(
        safe == points.size() < rise * fall + more,
        () -> points.ranks() + ", a=" + (rise + 2) + " d=" + (fall + 2));
    for (int rank = 0; rank <= points.size(); rank++) {
      safeMoves(points.plus(points.size(), rank), rise, fall, more, cases);
    }
  }

  private static Claim twelve() {
    return Claims.of(MonotoneStatements.EXTENDED)
        .over("all a and d from 2 on with a*d up to %d, by the definition", 4, 22)
        .check(
            (size, cases) -> {
              for (int a = 2; a <= size / 2; a++) {
                int d = size / a;
                if (a * d == size) {
                  String what = "(" + a + "," + d + ")";
                  cases.equal(
                      size % 2 == 1 ? Outcome.N : Outcome.P,
                      searched(new PointPlay(a, d, false), Permutation.EMPTY, cases),
                      () -> what);
                }
              }
            });
  }

  private static <Q> Outcome searched(Play<Q> play, Q position, Cases cases) {
    return new OutcomeSearch<>(play, OutcomeTable.remembering(), cases.control()).outcome(position);
  }

  private static Claim finite() {
    return Paper.CLAIMS
        .at("6-rooks", "Section 6, the extended form on a finite deck")
        .says(
            "The fast search and the definition agree on the extended form on {1..n}; the normal"
                + " game (4,4,n) is D up to 6, N at 7 and D at 8, and (3,3,n) is N from 3 on.")
        .supports(MonotoneStatements.ROOKS)
        .over("all n up to %d; the definition for a and d up to 4 and n up to 4", 1, 7)
        .atMost(RookReduction.MOST_COLUMNS)
        .check(ExtendedFormClaims::finite);
  }

  private static Outcome reduced(int a, int d, int n, boolean misere, Cases cases) {
    Parameters game = new Parameters(a, d, ChainDeck.upTo(n), misere, true);
    return new RookReduction(game)
        .reduce(MonotonePosition.empty(game.deck()), Paper.tables(cases))
        .orElseThrow()
        .outcome(cases.control());
  }

  private static void finite(int n, Cases cases) {
    if (n <= 8) {
      Outcome four = reduced(4, 4, n, false, cases);
      cases.equal(n == 7 ? Outcome.N : Outcome.D, four, () -> "(4,4," + n + ")");
    }
    Outcome three = reduced(3, 3, n, false, cases);
    cases.equal(n < 3 ? Outcome.D : Outcome.N, three, () -> "(3,3," + n + ")");
    for (int a = 2; a <= 4 && n <= 4; a++) {
      for (int d = 2; d <= a; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          String what = "(" + a + "," + d + "," + n + ")" + (misere ? " misere" : "");
          cases.equal(
              searched(new RookReferee(a, d, misere), RookReferee.empty(n), cases),
              reduced(a, d, n, misere, cases),
              () -> what);
        }
      }
    }
  }
}
