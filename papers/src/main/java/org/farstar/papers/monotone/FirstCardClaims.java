package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.ChainReduction;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the paper says of first cards in the normal game on a finite deck. */
final class FirstCardClaims {
  private FirstCardClaims() {}

  static List<Claim> all() {
    return List.of(firstOfTwo(), firstOfThree(), firstOfFour());
  }

  private static Claim firstOfTwo() {
    return Paper.CLAIMS
        .at("4.1-2-first", "Section 4.1")
        .says("With d = 2 every first card but the smallest loses at once.")
        .over("a up to %d, n up to a+4", 2, 9)
        .butNot(
            "With d = 2 the smallest first card loses at once, too.",
            (a, cases) -> losesAtOnce(a, 1, cases))
        .check(
            (a, cases) -> {
              firstCards(a, 2, a + 4, n -> List.of(1L), false, cases);
              losesAtOnce(a, 2, cases);
            });
  }

  /** After each first card from one on, a second one ends the play, by the rules. */
  private static void losesAtOnce(int a, long least, Cases cases) {
    for (long n = least; n <= a + 4; n++) {
      Domain domain = Domain.upTo(n);
      Deck deck = new ChainDeck(domain);
      BasicForm game = new BasicForm(new Parameters(a, 2, deck, false, false));
      for (long card = least; card <= n; card++) {
        MonotonePosition first =
            MonotonePosition.empty(deck).plus(domain.readElement(Long.toString(card)));
        boolean loses =
            game.moveList(first, Player.LEFT).stream()
                .anyMatch(move -> game.verdict(move.to()).equals(Optional.of(Outcome.P)));
        String text = "a = " + a + ", n = " + n + ", first card " + card;
        cases.check(loses, () -> text);
      }
    }
  }

  private static Claim firstOfThree() {
    return Paper.CLAIMS
        .at("4.1-3-first", "Section 4.1")
        .says(
            "With d = 3 the first player, where he wins, does so by the largest card if a is even and by"
                + " the second largest if a is odd.")
        .over("a up to %d, n up to a+6", 3, 8)
        .butNot(
            "He wins by the largest also if a is odd.",
            (a, cases) -> firstCards(a, 3, a + 6, n -> List.of((long) n), true, cases))
        .check((a, cases) -> firstCards(a, 3, a + 6, n -> List.of((long) n - a % 2), true, cases));
  }

  private static Claim firstOfFour() {
    return Paper.CLAIMS
        .at("4.1-4-4-first", "Section 4.1")
        .says("In W_nor(4,4,n) the winning first cards are those from 4 to n-3.")
        .over("n from 9 to %d", 9, 20)
        .butNot(
            "The third and the third last win, too.",
            (n, cases) ->
                cases.equal(range(3, n - 2), winning(4, 4, n, cases), TableClaims.game(4, 4, n)))
        .check(
            (n, cases) ->
                cases.equal(range(4, n - 3), winning(4, 4, n, cases), TableClaims.game(4, 4, n)));
  }

  private static List<Long> range(long from, long to) {
    return LongStream.rangeClosed(from, to).boxed().toList();
  }

  /** Whether the cards expected win, in games that are won, or whether no others win in any. */
  private static void firstCards(
      int a, int d, int most, IntFunction<List<Long>> expected, boolean won, Cases cases) {
    for (int n = 1; n <= most; n++) {
      List<Long> cards = winning(a, d, n, cases);
      if (won && TableClaims.outcome(a, d, n, Convention.NORMAL, cases) == Outcome.N) {
        List<Long> card = expected.apply(n);
        String game = TableClaims.game(a, d, n).get();
        cases.check(cards.containsAll(card), () -> game + ": " + card + " of " + cards);
      } else if (!won) {
        cases.check(expected.apply(n).containsAll(cards), TableClaims.game(a, d, n));
      }
    }
  }

  private static List<Long> winning(int a, int d, int n, Cases cases) {
    ChainTables tables =
        ChainReduction.tables(Math.max(a, 7), 6, Convention.NORMAL, Paper.tables(cases));
    ChainSearch search = new ChainSearch(tables, cases.control());
    List<Long> cards = new ArrayList<>();
    for (long card = 1; card <= n; card++) {
      List<ChainGap> after =
          List.of(new ChainGap(a, d - 1, card - 1), new ChainGap(a - 1, d, n - card));
      if (search.outcome(after) == Outcome.P) {
        cards.add(card);
      }
    }
    return cards;
  }
}
