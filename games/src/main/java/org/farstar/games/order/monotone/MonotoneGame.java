package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.games.order.monotone.board.MonotonePosition;

/** Monotonic sequence games as Farstar offers them. */
public final class MonotoneGame {
  /** The game's name on the command line. */
  public static final String ID = "monotone";

  private MonotoneGame() {}

  /** The game with its theory and claims. */
  public static Game<MonotonePosition> game() {
    return new Game<>(
            ID,
            new Game.Card(
                "Monotonic sequence game",
                "order",
                "monotone",
                "A move adds an unused card to the right end of the row; who completes an ascending"
                    + " subsequence of length a or a descending one of length d wins (misere: loses).",
                "a=.. d=.. deck=.. [misere] [extended] : CARDS from left to right, extended CARD@COLUMN",
                List.of(
                    "a=, d=    the critical lengths, from 2 to 1000",
                    "deck=     a number n for {1..n}; Q (dense, fractions), N, Z; blocks joined by +: a"
                        + " size, w, w*, z, q, with cards i:e as in the transposition game; 2^k, the"
                        + " subsets of a k-set; @FILE, a poset: lines of names with < between them",
                    "misere    who completes a critical subsequence loses",
                    "extended  a card may go into any column, as a rook on an n by n board; on Q anywhere"),
                List.of(
                    new Game.Example("a=4 d=4 deck=9 :", "the least deck of (4,4) that is no draw"),
                    new Game.Example("a=5 d=3 deck=20 misere : 7 3 12", "a board with a past"),
                    new Game.Example("a=6 d=4 deck=1000000 misere :", "a deck of any size"),
                    new Game.Example("a=6 d=5 deck=Q :", "a dense deck"),
                    new Game.Example("a=3 d=3 deck=2^3 :", "the cube, won by the second player"),
                    new Game.Example("a=3 d=3 deck=5 extended : 4@2", "rooks"))),
            new Monotone(),
            List.of(new ChainTheory(), new PosetTheory(), new EmptyBoardTheory()),
            MonotoneClaims.all(),
            Optional.empty())
        .with(
            List.of(
                game -> CertificateTables.outcomes(),
                game -> CertificateTables.certificates(),
                game -> DeckTables.dense(),
                game -> DeckTables.extended(),
                game -> DeckTables.decks()));
  }
}
