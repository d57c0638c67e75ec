package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainGrundy;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.GrundyTables;
import org.farstar.papers.monotone.ColourPlay.Position;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What the paper says of long decks {1..n}: the block of equivalent first cards, the last draws.
 */
final class LongDeckClaims {
  /** a, d, from which n on the block of equal Grundy values grows, and how far it is followed. */
  private static final int[][] VALUED = {
    {3, 3, 5, 24}, {4, 3, 8, 24}, {5, 3, 12, 24}, {4, 4, 10, 24}, {5, 4, 15, 20}
  };

  private LongDeckClaims() {}

  static List<Claim> all() {
    return List.of(centralValues(), centralMisere(), middle(), lastDraws(), four());
  }

  private static Claim centralValues() {
    return Paper.CLAIMS
        .at("6-central", "Section 6, long-run behaviour")
        .says(
            "The Grundy values of the first cards of the normal game have a block of equal ones in the"
                + " middle; with one card more in the deck it is one longer, and all else is the same:"
                + " from n = 5 on for (3,3), 8 for (4,3), 12 for (5,3), 10 for (4,4) and 15 for"
                + " (5,4).")
        .over("n up to 24, for (5,4) up to 20")
        .butNot("From n = 7 on for (4,3).", cases -> central(4, 3, 7, 24, cases))
        .check(
            cases -> {
              for (int[] game : VALUED) {
                central(game[0], game[1], game[2], game[3], cases);
              }
            });
  }

  private static void central(int a, int d, int from, int to, Cases cases) {
    GrundyTables tables = GrundyTables.of(a, d);
    ChainGrundy values = new ChainGrundy(tables, cases.control());
    List<Integer> before = List.of();
    for (int n = from; n <= to; n++) {
      List<Integer> found = new ArrayList<>();
      for (List<ChainGap> after : firstCards(a, d, n)) {
        OptionalInt value = values.value(after);
        found.add(value.isPresent() ? value.getAsInt() : -1);
      }
      grown(before, found, "(" + a + "," + d + "," + n + ")", cases);
      before = found;
    }
  }

  private static Claim centralMisere() {
    return Paper.CLAIMS
        .at("6-central-misere", "Section 6, long-run behaviour")
        .says(
            "In misère play the outcomes after the first cards of (3,3), (4,3), (5,3), (4,4) and (5,4)"
                + " have such a block from n = 12 on.")
        .over("n from 12 to 24")
        .butNot("From n = 11 on.", cases -> centralMisere(11, cases))
        .check(cases -> centralMisere(12, cases));
  }

  private static void centralMisere(int from, Cases cases) {
    for (int[] game : VALUED) {
      ChainTables tables = ChainTables.of(game[0], game[1], Convention.MISERE);
      ChainSearch search = new ChainSearch(tables, cases.control());
      List<Outcome> before = List.of();
      for (int n = from; n <= 24; n++) {
        List<Outcome> found =
            firstCards(game[0], game[1], n).stream().map(search::outcome).toList();
        grown(before, found, "(" + game[0] + "," + game[1] + "," + n + ") misere", cases);
        before = found;
      }
    }
  }

  /** The positions after each first card, from the lowest. */
  private static List<List<ChainGap>> firstCards(int a, int d, int n) {
    List<List<ChainGap>> cards = new ArrayList<>();
    for (int card = 1; card <= n; card++) {
      cards.add(List.of(new ChainGap(a, d - 1, card - 1), new ChainGap(a - 1, d, n - card)));
    }
    return cards;
  }

  /** Whether a list is the one before with the entry in its middle once more. */
  private static <T> void grown(List<T> before, List<T> found, String game, Cases cases) {
    if (!before.isEmpty()) {
      int place = (before.size() - 1) / 2;
      List<T> expected = new ArrayList<>(before);
      expected.add(place, before.get(place));
      cases.equal(expected, found, () -> game + ": after the first cards");
    }
  }

  private static Claim middle() {
    return Paper.CLAIMS
        .at("4.1-4-4-second", "Section 4.1")
        .says(
            "In W_nor(4,4,n) the first player, who begins with any card from 5 to n-4, can win at once"
                + " or play a second card after which whoever plays neither the smallest nor the"
                + " largest card left loses at once, and this stays so to the end.")
        .over("n from 9 to %d", 9, 13)
        .butNot(
            "So he can after any winning first card, from 4 to n-3.",
            (n, cases) -> middle(n, 4, cases))
        .check((n, cases) -> middle(n, 5, cases));
  }

  private static void middle(int n, int least, Cases cases) {
    ColourPlay play = new ColourPlay(4, 4, Convention.NORMAL);
    Map<Position, Boolean> ordered = new HashMap<>();
    Map<Position, Boolean> lost = new HashMap<>();
    List<Position> first = options(play, Position.whole(n));
    for (int card = least; card <= n + 1 - least; card++) {
      for (Position answer : options(play, first.get(card - 1))) {
        cases.check(
            wins(play, answer)
                || options(play, answer).stream()
                    .anyMatch(
                        second -> lost(play, second, lost) && onlyEnds(play, second, ordered)),
            () -> "(4,4," + n + ") and " + answer + ": no such second card");
      }
    }
  }

  private static List<Position> options(ColourPlay play, Position position) {
    return play.verdict(position).isPresent() ? List.of() : play.options(position, Player.LEFT);
  }

  /** Whether whoever moves can complete a subsequence. */
  private static boolean wins(ColourPlay play, Position position) {
    return options(play, position).stream()
        .anyMatch(next -> play.verdict(next).orElse(null) == Outcome.P);
  }

  private static boolean lost(ColourPlay play, Position position, Map<Position, Boolean> known) {
    Boolean found = known.get(position);
    if (found == null) {
      Outcome over = play.verdict(position).orElse(null);
      found =
          over != null
              ? over == Outcome.P
              : options(play, position).stream().noneMatch(next -> lost(play, next, known));
      known.put(position, found);
    }
    return found;
  }

  /**
   * Whether every card but the smallest and the largest left loses at once, now and from here on.
   */
  private static boolean onlyEnds(
      ColourPlay play, Position position, Map<Position, Boolean> known) {
    Boolean found = known.get(position);
    if (found == null) {
      List<Position> options = options(play, position);
      found = true;
      // The options come in the order of the cards.
      for (int i = 0; i < options.size() && found; i++) {
        boolean inner = i > 0 && i < options.size() - 1;
        boolean suicide = wins(play, options.get(i));
        found = suicide || (!inner && onlyEnds(play, options.get(i), known));
      }
      known.put(position, found);
    }
    return found;
  }

  private static Claim lastDraws() {
    return Paper.CLAIMS
        .at("6-last-draw-normal", "Section 6, the same for W_nor")
        .says(
            "Of the last n for which W_nor(a,d,n) is D: in the four printed rows it is 10 for (5,4), 13"
                + " for (6,4), 14 for (5,5) and 14 for (7,4), closer to a+d than to (a-1)(d-1) for"
                + " (5,4) and (7,4) and farther for the other two.")
        .over("the four rows of section 4.1, all n up to (a-1)(d-1)")
        .reading(
            "The paper asks for a bound and calls the evidence less compelling than in misère play.",
            "It is closer to a+d in all four.",
            cases -> lastDraws(List.of(-1, -1, -1, -1), cases))
        .check(cases -> lastDraws(List.of(-1, 1, 1, -1), cases));
  }

  private static void lastDraws(List<Integer> expected, Cases cases) {
    int[][] games = {{5, 4, 10}, {6, 4, 13}, {5, 5, 14}, {7, 4, 14}};
    for (int i = 0; i < games.length; i++) {
      int a = games[i][0];
      int d = games[i][1];
      int product = (a - 1) * (d - 1);
      int last = product;
      while (TableClaims.outcome(a, d, last, Convention.NORMAL, cases) != Outcome.D) {
        last--;
      }
      String game = "(" + a + "," + d + ")";
      cases.equal(games[i][2], last, () -> game + ": last D");
      int order = Integer.signum(Math.abs(a + d - last) - Math.abs(product - last));
      cases.equal(
          expected.get(i), order, () -> game + ": nearer to the product, 1, or the sum, -1");
    }
  }

  private static Claim four() {
    return Paper.CLAIMS
        .at("6-first-win-four", "Section 6, the last D, with d = 4")
        .says(
            "For a >= 4, W_mis(a,4,n) is D up to n = 2 floor(2a/3) + 1 and N for the n after it. (Of"
                + " larger n some are D again for a = 8, 9 and 10.)")
        .over("all a up to %d", 4, 10)
        .atMost(Parameters.LARGEST)
        .conjecture()
        .butNot("It is D up to n = 2 floor(2a/3) + 2.", (a, cases) -> four(a, 2, cases))
        .check((a, cases) -> four(a, 1, cases));
  }

  private static void four(int a, int more, Cases cases) {
    int last = 2 * (2 * a / 3) + more;
    for (int n = 1; n <= last + 1; n++) {
      cases.equal(
          n <= last ? Outcome.D : Outcome.N,
          TableClaims.outcome(a, 4, n, Convention.MISERE, cases),
          TableClaims.game(a, 4, n));
    }
  }
}
