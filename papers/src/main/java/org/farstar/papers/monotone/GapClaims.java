package org.farstar.papers.monotone;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckOutcomes;
import org.farstar.papers.monotone.ColourPlay.Position;
import org.farstar.values.player.Outcome;

/** Propositions 5 and 6: large gaps. The referee cuts nothing and leaves nothing out. */
final class GapClaims {
  /** How far beyond the bound the plain search can go: a, d, largest n. */
  private static final int[][] GAMES = {
    {2, 2, 14}, {3, 2, 16}, {4, 2, 16}, {5, 2, 14}, {3, 3, 24}, {4, 3, 22}
  };

  private static final String SCOPE =
      "(2,2) to n = 14, (3,2) and (4,2) to 16, (5,2) to 14, (3,3) to 24, (4,3) to 22";

  private GapClaims() {}

  static List<Claim> all() {
    return List.of(
        constant(),
        naive(),
        recurrence(),
        enlarged(),
        severalEnlarged(),
        MatchedPlayClaims.values(),
        MatchedPlayClaims.lengths(),
        bound(),
        smallerBounds());
  }

  private static Claim constant() {
    return Paper.CLAIMS
        .proposition("5")
        .says(
            "For fixed a and d the outcomes on {1..n} are the same from some n on, with both"
                + " conventions: from max(B(a,d), (a-1)(d-1)+1) at the latest.")
        .over(SCOPE)
        .check(GapClaims::constant);
  }

  private static Claim naive() {
    return Paper.CLAIMS
        .at("5-naive", "Section 4, the naive bound")
        .says(
            "Decks of at least 2^((a-1)(d-1)+1) - 1 cards have the same outcome: a play has up to"
                + " (a-1)(d-1)+1 moves.")
        .over(SCOPE)
        .corrects(
            Slip.printed("2^((a-1)(d-1)) - 1")
                .meaning("Decks of at least 2^((a-1)(d-1)) - 1 cards have the same outcome.")
                .because(
                    "A play has up to (a-1)(d-1)+1 moves, and so many rounds tell linear orders of fewer than 2 to this power less 1 cards apart."),
            cases -> fromBound((a, d) -> (1L << (a - 1) * (d - 1)) - 1, cases))
        .check(cases -> fromBound((a, d) -> (1L << (a - 1) * (d - 1) + 1) - 1, cases));
  }

  private static Claim severalEnlarged() {
    return Paper.CLAIMS
        .proposition("6")
        .part("several")
        .says("Boards with the same colours, all of whose gaps are large, have the same outcome.")
        .over("%d random boards for each of (2,2), (3,2), (3,3), (4,3) and both conventions", 1, 10)
        .butNot(
            "The same if the gaps are half as large.",
            (seed, cases) -> severalEnlarged(seed, 2, cases))
        .check((seed, cases) -> severalEnlarged(seed, 1, cases));
  }

  private static void severalEnlarged(int seed, int part, Cases cases) {
    Random random = new Random(seed);
    for (int[] game : new int[][] {{2, 2}, {3, 2}, {3, 3}, {4, 3}}) {
      int a = game[0];
      int d = game[1];
      ColourSequence colours = ColourSequence.EMPTY;
      int least = game[0] + game[1] > 6 ? 2 : 1;
      for (int moves = least + random.nextInt(2); moves > 0; moves--) {
        ColourSequence next = colours.insert(random.nextInt(colours.size() + 1));
        colours = next.reddish() < a && next.bluish() < d ? next : colours;
      }
      List<Integer> gaps = new ArrayList<>();
      List<Integer> larger = new ArrayList<>();
      for (int i = 0; i <= colours.size(); i++) {
        gaps.add(cap(a, d, colours, i) / part);
        larger.add(gaps.get(i) + random.nextInt(3));
      }
      ColourSequence seen = colours;
      for (Convention convention : Convention.values()) {
        OutcomeSearch<Position> referee = referee(a, d, convention, cases);
        cases.equal(
            referee.outcome(new Position(seen, gaps)),
            referee.outcome(new Position(seen, larger)),
            () -> a + "," + d + " " + convention.word() + " " + seen + gaps + " and " + larger);
      }
    }
  }

  private static Claim recurrence() {
    return Paper.CLAIMS
        .at("6-bound", "Section 4, before Proposition 6")
        .says(
            "B(x,y) = 2 C(x+y-2,x-1) - 1 is the least with B(1,y) = B(x,1) = 1 and B(x,y) ="
                + " B(x-1,y) + B(x,y-1) + 1.")
        .over("all x and y up to %d", 1, 30)
        .check(GapClaims::recurrence);
  }

  private static Claim enlarged() {
    return Claims.of(MonotoneStatements.LARGE_GAPS)
        .over(
            "%d random boards of colours and gaps for each of (2,2), (3,2), (3,3) and both"
                + " conventions, with one large gap made larger",
            1, 60)
        .check(GapClaims::enlarged);
  }

  private static Claim bound() {
    return Paper.CLAIMS
        .at("6-deck", "After Proposition 6")
        .says("Decks of at least B(a,d) = 2 C(a+d-2,a-1) - 1 cards have the same outcome.")
        .over(SCOPE)
        .corrects(
            Slip.printed("2 binom(a+d-2, a-2) - 1")
                .meaning("Decks of at least 2 C(a+d-2,a-2) - 1 cards have the same outcome.")
                .because("The binomial of the definition of B is binom(a+d-2, a-1)."),
            cases -> fromBound(GapClaims::printed, cases))
        .check(cases -> fromBound(LargeGap::paper, cases));
  }

  private static long printed(int a, int d) {
    return 2 * LargeGap.binomial(a + d - 2, a - 2) - 1;
  }

  private static Claim smallerBounds() {
    return Paper.CLAIMS
        .at("6-tight", "Not in the paper: smaller bounds")
        .says(
            "The packed search, with its smaller bounds on gaps and without the moves that nobody"
                + " makes, finds the outcomes of the plain one.")
        .over(SCOPE)
        .check(GapClaims::tight);
  }

  private static OutcomeSearch<Position> referee(int a, int d, Convention convention, Cases cases) {
    return new OutcomeSearch<>(
        new ColourPlay(a, d, convention), OutcomeTable.remembering(), cases.control());
  }

  private static void constant(Cases cases) {
    for (int[] game : GAMES) {
      for (Convention convention : Convention.values()) {
        OutcomeSearch<Position> referee = referee(game[0], game[1], convention, cases);
        int from =
            (int) Math.max(LargeGap.paper(game[0], game[1]), (game[0] - 1) * (game[1] - 1) + 1);
        for (int n = from; n <= game[2]; n++) {
          cases.equal(
              referee.outcome(Position.whole(from)),
              referee.outcome(Position.whole(n)),
              name(game, convention, n));
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
      BigInteger expected =
          x == 1 || y == 1
              ? BigInteger.ONE
              : LargeGap.exact(x - 1, y).add(LargeGap.exact(x, y - 1)).add(BigInteger.ONE);
      BigInteger capped = expected.min(BigInteger.valueOf(LargeGap.UNBOUNDED));
      cases.equal(expected, LargeGap.exact(x, y), () -> "B(" + x + "," + other + ")");
      cases.equal(expected, LargeGap.exact(y, x), () -> "B(" + other + "," + x + ")");
      cases.equal(
          capped, BigInteger.valueOf(LargeGap.paper(x, y)), () -> "B(" + x + "," + other + ")");
    }
  }

  private static void enlarged(int seed, Cases cases) {
    enlarged(
        seed,
        (a, d, small, large) -> {
          for (Convention convention : Convention.values()) {
            OutcomeSearch<Position> referee = referee(a, d, convention, cases);
            cases.equal(
                referee.outcome(small),
                referee.outcome(large),
                () -> a + "," + d + " " + convention.word() + " " + small + " and " + large);
          }
        });
  }

  /** Hears of two boards with the same colours, of which one has a larger large gap. */
  interface Pair {
    void board(int a, int d, Position small, Position large);
  }

  /** Hands over such a pair for each of three games. */
  static void enlarged(int seed, Pair pairs) {
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
      pairs.board(a, d, new Position(colours, gaps), new Position(colours, larger));
    }
  }

  private static int cap(int a, int d, ColourSequence colours, int gap) {
    return (int) LargeGap.paper(a - colours.reddishBelow(gap), d - colours.bluishAbove(gap));
  }

  private static void fromBound(ToLongBiFunction<Integer, Integer> bound, Cases cases) {
    for (int[] game : GAMES) {
      int a = game[0];
      int d = game[1];
      for (Convention convention : Convention.values()) {
        OutcomeSearch<Position> referee = referee(a, d, convention, cases);
        Outcome last = referee.outcome(Position.whole(game[2]));
        for (int n = (int) bound.applyAsLong(a, d); n < game[2]; n++) {
          cases.equal(last, referee.outcome(Position.whole(n)), name(game, convention, n));
        }
      }
    }
  }

  private static void tight(Cases cases) {
    for (int[] game : GAMES) {
      for (Convention convention : Convention.values()) {
        OutcomeSearch<Position> referee = referee(game[0], game[1], convention, cases);
        ChainTables tables = ChainTables.of(game[0], game[1], convention);
        DeckOutcomes found = DeckOutcomes.make(game[0], game[1], tables, cases.control());
        ChainSearch search = new ChainSearch(tables, cases.control());
        for (int n = 1; n <= game[2]; n++) {
          Outcome expected = referee.outcome(Position.whole(n));
          cases.equal(expected, search.outcome(game[0], game[1], n), name(game, convention, n));
          cases.equal(expected, found.outcome(n), name(game, convention, n));
        }
      }
    }
  }
}
