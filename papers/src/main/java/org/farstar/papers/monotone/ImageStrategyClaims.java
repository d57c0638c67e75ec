package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.games.order.monotone.posets.PosetSymmetries;
import org.farstar.papers.small.SmallDigraphs;

/**
 * Section 2, the proofs: the second player's strategy of images played against everything, and how
 * long a play can be on a deck without large antichains.
 */
final class ImageStrategyClaims {
  private ImageStrategyClaims() {}

  static List<Claim> all() {
    return List.of(width(), keeping(), reversing());
  }

  private static Claim width() {
    return Paper.CLAIMS
        .proposition("1")
        .part("width", "infinite decks")
        .says(
            "Give each card on the board the lengths of the longest ascending and the longest"
                + " descending subsequence that end with it. Cards with the same two lengths are an"
                + " antichain, and on a board without a critical subsequence there are (a-1)(d-1) pairs"
                + " of lengths at most. So such a board has at most k(a-1)(d-1) cards where antichains"
                + " have at most k, and is finite where they are finite.")
        .over("all posets of up to %d cards, a and d up to 3, all plays", 1, 5)
        .atMost(PosetClaims.MOST_CARDS)
        .butNot(
            "A board without a critical subsequence has less than k(a-1)(d-1) cards.",
            (n, cases) -> SmallDigraphs.posets(n, poset -> width(poset, 1, true, cases)))
        .butNot(
            "Cards with the same longest ascending subsequence are an antichain.",
            (n, cases) -> SmallDigraphs.posets(n, poset -> width(poset, 0, false, cases)))
        .check((n, cases) -> SmallDigraphs.posets(n, poset -> width(poset, 0, true, cases)));
  }

  private static void width(Poset poset, int less, boolean both, Cases cases) {
    int width = antichain(poset);
    for (int a = 2; a <= 3; a++) {
      for (int d = 2; d <= 3; d++) {
        int most = width * (a - 1) * (d - 1) - less;
        String game = "a=" + a + " d=" + d + " on " + PosetClaims.lines(poset);
        int found = longestPlay(poset, a, d, new ArrayList<>(), both, cases);
        cases.check(found <= most, () -> game + ": " + found + " cards without a critical one");
      }
    }
  }

  /**
   * That the last card of a board has few lengths, and not those of a card that compares with it.
   */
  private static void last(
      Poset poset, int a, int d, List<Integer> board, boolean both, Cases cases) {
    int last = board.size() - 1;
    int up = endingWith(poset, board, last, false);
    int down = endingWith(poset, board, last, true);
    Supplier<String> text = () -> PosetClaims.lines(poset) + ", board " + board;
    cases.check(up < a && down < d, () -> text.get() + ": a critical subsequence");
    for (int i = 0; i < last; i++) {
      boolean comparable =
          poset.less(board.get(i), board.get(last)) || poset.less(board.get(last), board.get(i));
      boolean alike =
          endingWith(poset, board, i, false) == up
              && (!both || endingWith(poset, board, i, true) == down);
      cases.check(
          !comparable || !alike, () -> text.get() + ": comparable cards with the same lengths");
    }
  }

  /** The length of the longest ascending or descending subsequence that ends with a card. */
  private static int endingWith(Poset poset, List<Integer> board, int last, boolean down) {
    int longest = 1;
    for (int i = 0; i < last; i++) {
      boolean fits =
          down
              ? poset.less(board.get(last), board.get(i))
              : poset.less(board.get(i), board.get(last));
      if (fits) {
        longest = Math.max(longest, 1 + endingWith(poset, board, i, down));
      }
    }
    return longest;
  }

  private static int antichain(Poset poset) {
    int largest = 0;
    for (int set = 1; set < 1 << poset.size(); set++) {
      boolean apart = true;
      for (int card = 0; card < poset.size(); card++) {
        apart &= (set >> card & 1) == 0 || (poset.above(card) & set) == 0;
      }
      largest = apart ? Math.max(largest, Integer.bitCount(set)) : largest;
    }
    return largest;
  }

  /**
   * How many cards a play can have before a critical subsequence is complete; all boards checked.
   */
  private static int longestPlay(
      Poset poset, int a, int d, List<Integer> played, boolean both, Cases cases) {
    if (!played.isEmpty()) {
      last(poset, a, d, played, both, cases);
    }
    int longest = played.size();
    for (int card = 0; card < poset.size(); card++) {
      if (!played.contains(card)) {
        played.add(card);
        if (!critical(poset, a, d, played)) {
          longest = Math.max(longest, longestPlay(poset, a, d, played, both, cases));
        }
        played.remove(played.size() - 1);
      }
    }
    return longest;
  }

  private static boolean critical(Poset poset, int a, int d, List<Integer> played) {
    return PosetClaims.longest(poset, played, false) >= a
        || PosetClaims.longest(poset, played, true) >= d;
  }

  private static Claim keeping() {
    return Paper.CLAIMS
        .at("obs-2-strategy", "Observation 2, proof")
        .says(
            "A second player who wins where she can and otherwise plays the image of the last card"
                + " never leaves the first player a winning card.")
        .over("all posets of up to %d cards with such an involution, all a and d up to 4", 2, 6)
        .atMost(PosetClaims.MOST_CARDS)
        .butNot(
            "So it is where the involution reverses the order, with any a and d.",
            (n, cases) ->
                SmallDigraphs.posets(n, poset -> images(poset, true, false, false, cases)))
        .check(
            (n, cases) ->
                SmallDigraphs.posets(n, poset -> images(poset, false, false, false, cases)));
  }

  private static Claim reversing() {
    return Paper.CLAIMS
        .at("obs-3-strategy", "Observation 3, proof")
        .says(
            "With a = d > 2 and an order-reversing involution as in the observation the same strategy"
                + " never leaves the first player a winning card.")
        .over("all posets of up to %d cards with such an involution, a up to 4", 2, 6)
        .atMost(PosetClaims.MOST_CARDS)
        .butNot(
            "So it is with any order-reversing involution that moves every card.",
            (n, cases) -> SmallDigraphs.posets(n, poset -> images(poset, true, true, false, cases)))
        .check(
            (n, cases) -> SmallDigraphs.posets(n, poset -> images(poset, true, true, true, cases)));
  }

  /** Plays the strategy with every involution of one kind. */
  private static void images(
      Poset poset, boolean reversed, boolean equal, boolean extreme, Cases cases) {
    PosetSymmetries maps = PosetSymmetries.of(poset, PosetClaims.MANY);
    for (int[] map : reversed ? maps.reversing() : maps.keeping()) {
      if (!PosetClaims.pairsAll(map) || (extreme && !PosetClaims.extremes(poset, map))) {
        continue;
      }
      for (int a = equal ? 3 : 2; a <= 4; a++) {
        for (int d = equal ? a : 2; d <= (equal ? a : 4); d++) {
          play(poset, map, a, d, new ArrayList<>(), cases);
        }
      }
    }
  }

  /** The first player plays every card; the second answers by the strategy. */
  private static void play(
      Poset poset, int[] map, int a, int d, List<Integer> played, Cases cases) {
    for (int card = 0; card < poset.size(); card++) {
      if (played.contains(card)) {
        continue;
      }
      List<Integer> next = new ArrayList<>(played);
      next.add(card);
      cases.check(
          !critical(poset, a, d, next),
          () -> "a=" + a + " d=" + d + ": the cards " + next + " on " + PosetClaims.lines(poset));
      if (!canWin(poset, a, d, next)) {
        next.add(map[card]);
        play(poset, map, a, d, next, cases);
      }
    }
  }

  private static boolean canWin(Poset poset, int a, int d, List<Integer> played) {
    for (int card = 0; card < poset.size(); card++) {
      if (!played.contains(card)) {
        List<Integer> next = new ArrayList<>(played);
        next.add(card);
        if (critical(poset, a, d, next)) {
          return true;
        }
      }
    }
    return false;
  }
}
