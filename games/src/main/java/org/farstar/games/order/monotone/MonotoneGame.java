package org.farstar.games.order.monotone;

import org.farstar.engine.game.Game;
import org.farstar.games.order.monotone.board.MonotonePosition;

/** Monotonic sequence games as Farstar offers them. */
public final class MonotoneGame {
  /** The game's name on the command line. */
  public static final String ID = "monotone";

  private MonotoneGame() {}

  /** The game with its variants, tables and claims. */
  public static Game<MonotonePosition> game() {
    return Game.named(ID)
        .title("Monotonic sequence game")
        .board("order")
        .paper("monotone")
        .rules(
            "There are a deck of numbered cards, a row that begins empty, and two lengths "
                + "a and d.",
            "A move puts an unused card at the right end of the row.",
            "Whoever completes an ascending subsequence of length a or a descending one "
                + "of length d wins; in misère play that player loses.")
        .goal(
            "A move adds an unused card to the right end of the row; who completes an ascending"
                + " subsequence of length a or a descending one of length d wins (misere: loses).")
        .text(
            "a=.. d=.. deck=.. [misere] [extended] : CARDS from left to right, extended CARD@COLUMN")
        .parameter("a=, d=    the critical lengths, from 2 to 1000")
        .parameter(
            "deck=     a number n for {1..n}; Q (dense, fractions), N, Z; blocks joined by +: a"
                + " size, w, w*, z, q, with cards i:e as in the transposition game; 2^k, the"
                + " subsets of a k-set; @FILE, a poset: lines of names with < between them")
        .parameter("misere    who completes a critical subsequence loses")
        .parameter(
            "extended  a card may go into any column, as a rook on an n by n board; on Q anywhere")
        .example(
            "a=4 d=4 deck=9 :",
            "the least deck of (4,4) that is no draw",
            "Albert and others, Monotonic sequence games, section 4.1 (2006)")
        .example("a=5 d=3 deck=20 misere : 7 3 12", "a board with a past", Game.Example.OWN)
        .example("a=6 d=4 deck=1000000 misere :", "a deck of any size", Game.Example.OWN)
        .example(
            "a=6 d=5 deck=Q :",
            "a dense deck",
            "Albert and others, Monotonic sequence games, Theorem 9 (2006)")
        .example(
            "a=3 d=3 deck=2^3 :",
            "the cube, won by the second player",
            "Albert and others, Monotonic sequence games, section 2 (2006)")
        .example("a=3 d=3 deck=5 extended : 4@2", "rooks", Game.Example.OWN)
        .of(new MonotoneFamily())
        .table(game -> CertificateTables.outcomes())
        .table(game -> CertificateTables.certificates())
        .table(game -> DeckTables.dense())
        .table(game -> DeckTables.extended())
        .table(game -> DeckTables.decks())
        .printed(CertificateTables.printed("4.1", "5..7", "4..5", CertificateTables.NORMAL))
        .printed(CertificateTables.printed("4.2", "3..9", "3..5", CertificateTables.MISERE))
        .build();
  }
}
