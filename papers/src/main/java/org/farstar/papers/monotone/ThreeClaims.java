package org.farstar.papers.monotone;

import java.util.List;
import java.util.Set;
import java.util.function.ToLongBiFunction;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckOutcomes;
import org.farstar.games.order.monotone.chain.ThreeRule;
import org.farstar.games.order.monotone.chain.ThreeSets;
import org.farstar.values.player.Outcome;

/** Beyond section 6: who wins every deck {1..n} in misère play with d = 3, for every a. */
final class ThreeClaims {
  private static final String PLACE = "Section 6, the last D, with the first conjecture";
  private static final int LARGEST_CELL = 60;

  private ThreeClaims() {}

  static List<Claim> all() {
    return List.of(lost(), drawn(), first(), rule());
  }

  private static Claim lost() {
    return Paper.CLAIMS
        .at("6-three-lost", PLACE)
        .says(
            "Misère play with d = 3, a gap (x,3,u) and below it no live card, one card in (X,2), or h"
                + " > 1 cards in (x+1,2); e = 4x-3u, x > 7. The player to move loses if e is 1, -1 or"
                + " -4; beside a card with X = x if e is 4, 2 or -1, with X > x if e is 2 or -3;"
                + " beside h cards if e is 3 or -2, or 5 with h > 2. If a dead card is left he loses"
                + " also if e is even and at least 4; beside a card with X = x if e is odd and at least"
                + " 7, with X > x if e is 0, or odd and at least 5; beside two cards if e is 5.")
        .over("every card and every answer, x up to %d, h up to 7, X up to x+3", 2, 16)
        .atMost(LARGEST_CELL)
        .butNot(
            "Without lower cards he loses also if e is -2.",
            (x, cases) -> new ThreeCheck(new ThreeSets(3, Set.of(1, -1, -2, -4)), cases).lost(x))
        .butNot(
            "Without lower cards he loses if e is -1 or -4, and not if it is 1.",
            (x, cases) -> new ThreeCheck(new ThreeSets(3, Set.of(-1, -4)), cases).lost(x))
        .check((x, cases) -> new ThreeCheck(ThreeSets.PROVED, cases).lost(x));
  }

  private static Claim drawn() {
    return Paper.CLAIMS
        .at("6-three-drawn", PLACE)
        .says(
            "Such a position, with no dead card and at most one card below (x,3,u), is a draw if e is"
                + " at least 3, beside a card with X = x at least 6, and with X > x at least 4.")
        .over("every card and every answer, x up to %d, X up to x+3", 2, 16)
        .atMost(LARGEST_CELL)
        .butNot(
            "If e is at least 2, 5 and 3.",
            (x, cases) -> new ThreeCheck(new ThreeSets(2, ThreeSets.PROVED.lost()), cases).drawn(x))
        .check((x, cases) -> new ThreeCheck(ThreeSets.PROVED, cases).drawn(x));
  }

  private static Claim first() {
    return Paper.CLAIMS
        .at("6-three-first", PLACE)
        .says(
            "Of these positions are: the whole deck {1..n}, as a drawn one if 4a-3n is at least 3 and"
                + " as a lost one if it is 1, -1 or -4; and otherwise, but for a = 5 and n > 8, what a"
                + " first card leaves that has below it: for a = 3m, 1 card if n = 4m and else n-4m+2,"
                + " or 2 if a = 3; for a = 3m+1, n-4m; for a = 3m+2, no card if n = 4m+2 and else"
                + " n-4m-3.")
        .over("a up to %d, n up to 3a+12", 3, 60)
        .atMost(Parameters.LARGEST)
        .butNot(
            "A card with one more below it.",
            (a, cases) -> first(a, (length, n) -> ThreeRule.below(length.intValue(), n) + 1, cases))
        .check((a, cases) -> first(a, (length, n) -> ThreeRule.below(length.intValue(), n), cases));
  }

  private static void first(int a, ToLongBiFunction<Integer, Long> below, Cases cases) {
    for (long n = 1; n <= 3L * a + 12; n++) {
      if (ThreeRule.exceptional(a) && n > 8) {
        return;
      }
      ThreeSets sets = ThreeSets.PROVED;
      List<ChainGap> whole = List.of(new ChainGap(a, 3, n));
      boolean found =
          switch (ThreeRule.outcome(a, n)) {
            case D -> sets.drawn(whole, false);
            case P -> sets.lost(whole, false);
            default -> sets.lost(ThreeRule.after(a, n, below.applyAsLong(a, n)), false);
          };
      cases.check(found, TableClaims.game(a, 3, (int) n));
    }
  }

  private static Claim rule() {
    return Claims.of(MonotoneStatements.THREE)
        .over("proved for every a; every n and all a up to %d, by certificates", 3, 18)
        .atMost(Parameters.LARGEST)
        .butNot("It is P also if e is -2.", (a, cases) -> certificate(a, true, cases))
        .check((a, cases) -> certificate(a, false, cases));
  }

  private static void certificate(int a, boolean more, Cases cases) {
    ChainTables tables = ChainTables.of(a, 3, Convention.MISERE);
    DeckOutcomes made = DeckOutcomes.make(a, 3, tables, cases.control());
    for (int n = 1; n <= made.bound(); n++) {
      Outcome expected = more && 4 * a - 3 * n == -2 ? Outcome.P : ThreeRule.outcome(a, n);
      cases.equal(expected, made.outcome(n), TableClaims.game(a, 3, n));
    }
  }
}
