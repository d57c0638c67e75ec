package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.games.order.monotone.chain.Certificate;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.PlainSearch;
import org.farstar.values.player.Outcome;

/** Propositions 5 and 6: large gaps. The referee cuts nothing and leaves nothing out. */
final class GapClaims {
  /** How far beyond the bound the plain search can go: a, d, largest n. */
  private static final int[][] GAMES = {
    {2, 2, 14}, {3, 2, 16}, {4, 2, 16}, {5, 2, 14}, {3, 3, 24}, {4, 3, 22}
  };

  private GapClaims() {}

  static List<Claim> all() {
    return List.of(
        Claim.fixed(
            "monotone/5",
            "Proposition 5",
            "For fixed a and d the outcomes on {1..n} are the same from some n on, with both"
                + " conventions: from max(B(a,d), (a-1)(d-1)+1) at the latest.",
            "(2,2) to n = 14, (3,2) and (4,2) to 16, (5,2) to 14, (3,3) to 24, (4,3) to 22",
            (size, cases) -> constant(cases)),
        Claim.sized(
                "monotone/6-bound",
                "Section 4, before Proposition 6",
                "B(x,y) = 2 C(x+y-2,x-1) - 1 is the least with B(1,y) = B(x,1) = 1 and B(x,y) ="
                    + " B(x-1,y) + B(x,y-1) + 1.",
                "all x and y up to %d",
                1,
                30,
                GapClaims::recurrence)
            // Beyond that the bounds are no longer exact.
            .atMost(30),
        Claim.sized(
            "monotone/6",
            "Proposition 6",
            "Boards with the same colours, whose gaps are equal or both large, have the same outcome.",
            "%d random boards of colours and gaps for each of (2,2), (3,2), (3,3) and both conventions,"
                + " with one large gap made larger",
            1,
            60,
            GapClaims::enlarged),
        Claim.fixed(
                "monotone/6-deck",
                "After Proposition 6",
                "Decks of at least B(a,d) = 2 C(a+d-2,a-1) - 1 cards have the same outcome. (Printed"
                    + " with a-2 as the lower index.)",
                "(2,2) to n = 14, (3,2) and (4,2) to 16, (5,2) to 14, (3,3) to 24, (4,3) to 22",
                (size, cases) -> fromBound(false, cases))
            .corrects((size, cases) -> fromBound(true, cases)),
        Claim.fixed(
            "monotone/6-tight",
            "Not in the paper: smaller bounds",
            "The packed search, with its smaller bounds on gaps and without the moves that nobody"
                + " makes, finds the outcomes of the plain one.",
            "(2,2) to n = 14, (3,2) and (4,2) to 16, (5,2) to 14, (3,3) to 24, (4,3) to 22",
            (size, cases) -> tight(cases)));
  }

  private static void constant(Cases cases) {
    for (int[] game : GAMES) {
      for (Convention convention : Convention.values()) {
        PlainSearch referee = new PlainSearch(game[0], game[1], convention, cases.control());
        int from =
            (int) Math.max(LargeGap.paper(game[0], game[1]), (game[0] - 1) * (game[1] - 1) + 1);
        for (int n = from; n <= game[2]; n++) {
          cases.equal(referee.outcome(from), referee.outcome(n), name(game, convention, n));
        }
      }
    }
  }

  private static Supplier<String> name(int[] game, Convention convention, int n) {
    return () -> "(" + game[0] + "," + game[1] + "," + n + ") " + convention.word();
  }

  private static void recurrence(int x, Cases cases) {
    for (int y = 1; y <= x; y++) {
      int other = y;
      long expected =
          x == 1 || y == 1 ? 1 : LargeGap.paper(x - 1, y) + LargeGap.paper(x, y - 1) + 1;
      if (expected < 1L << 60) {
        cases.equal(expected, LargeGap.paper(x, y), () -> "B(" + x + "," + other + ")");
        cases.equal(expected, LargeGap.paper(y, x), () -> "B(" + other + "," + x + ")");
      }
    }
  }

  private static void enlarged(int seed, Cases cases) {
    Random random = new Random(seed);
    for (int[] game : new int[][] {{2, 2}, {3, 2}, {3, 3}}) {
      int a = game[0];
      int d = game[1];
      ColourSequence colours = ColourSequence.EMPTY;
      for (int moves = random.nextInt(3); moves > 0; moves--) {
        ColourSequence next = colours.insert(random.nextInt(colours.size() + 1));
        colours = next.reddish() < a && next.bluish() < d ? next : colours;
      }
      List<Integer> gaps = new ArrayList<>();
      int large = random.nextInt(colours.size() + 1);
      List<Integer> larger = new ArrayList<>();
      for (int i = 0; i <= colours.size(); i++) {
        int cap = cap(a, d, colours, i);
        gaps.add(i == large ? cap : random.nextInt(Math.min(4, cap + 1)));
        larger.add(i == large ? cap + 1 + random.nextInt(4) : gaps.get(i));
      }
      ColourSequence seen = colours;
      for (Convention convention : Convention.values()) {
        PlainSearch referee = new PlainSearch(a, d, convention, cases.control());
        cases.equal(
            referee.outcome(colours, gaps),
            referee.outcome(colours, larger),
            () -> a + "," + d + " " + convention.word() + " " + seen + gaps + " and " + larger);
      }
    }
  }

  private static int cap(int a, int d, ColourSequence colours, int gap) {
    return (int) LargeGap.paper(a - colours.reddishBelow(gap), d - colours.bluishAbove(gap));
  }

  private static void fromBound(boolean printed, Cases cases) {
    for (int[] game : GAMES) {
      int a = game[0];
      int d = game[1];
      long bound = printed ? 2 * LargeGap.binomial(a + d - 2, a - 2) - 1 : LargeGap.paper(a, d);
      for (Convention convention : Convention.values()) {
        PlainSearch referee = new PlainSearch(a, d, convention, cases.control());
        Outcome last = referee.outcome(game[2]);
        for (int n = (int) bound; n < game[2]; n++) {
          cases.equal(last, referee.outcome(n), name(game, convention, n));
        }
      }
    }
  }

  private static void tight(Cases cases) {
    for (int[] game : GAMES) {
      for (Convention convention : Convention.values()) {
        PlainSearch referee = new PlainSearch(game[0], game[1], convention, cases.control());
        ChainTables tables = ChainTables.of(game[0], game[1], convention);
        Certificate found = Certificate.make(game[0], game[1], tables, cases.control());
        ChainSearch search = new ChainSearch(tables, cases.control());
        for (int n = 1; n <= game[2]; n++) {
          Outcome expected = referee.outcome(n);
          cases.equal(expected, search.outcome(game[0], game[1], n), name(game, convention, n));
          cases.equal(expected, found.outcome(n), name(game, convention, n));
        }
      }
    }
  }
}
