package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Table;
import org.farstar.games.order.monotone.blocks.BlockSearch;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.games.order.monotone.posets.PosetDeck;
import org.farstar.games.order.monotone.posets.PosetSearch;
import org.farstar.games.order.monotone.rooks.RookSearch;
import org.farstar.values.player.Outcome;

/** The tables of games on other decks than {1..n}, and of the extended form. */
final class DeckTables {
  private static final Choice MISERE = Choice.flag("misere", "misere instead of normal play");
  private static final String RESULT = "outcome";
  private static final String EDITION = "1";

  private DeckTables() {}

  private static Axis ascending(long from, long to) {
    return Axis.of("a", "the critical length of ascending subsequences", 2, from, to);
  }

  private static Axis descending(long from, long to) {
    return Axis.of("d", "the critical length of descending subsequences", 2, from, to);
  }

  /** Who wins on Q: a table of bits for each cell. */
  static Table dense() {
    return new CellTable(
        "dense",
        "who wins on Q, for a >= d: (d,a) is the mirror image of (a,d)",
        List.of(descending(4, 8), ascending(4, 16)),
        List.of(MISERE),
        RESULT,
        EDITION,
        (settings, control) ->
            at -> {
              int a = lengthA(at);
              int d = lengthD(at);
              boolean misere = settings.flag(MISERE.name());
              return a < d
                  ? Optional.empty()
                  : Optional.of(Cell.of(DenseGame.solve(a, d, misere, control).outcome()));
            });
  }

  /** Who wins the extended form on {1..n}. */
  static Table extended() {
    return new CellTable(
            "extended",
            "who wins the extended form on {1..n}, rooks on a board of n by n, for a >= d",
            List.of(
                descending(3, 4), ascending(3, 4), Axis.of("n", "the number of cards", 1, 1, 6)),
            List.of(MISERE),
            RESULT,
            EDITION,
            (settings, control) ->
                at -> {
                  int a = lengthA(at);
                  int d = lengthD(at);
                  int n = at.get("n").intValue();
                  boolean misere = settings.flag(MISERE.name());
                  return a < d
                      ? Optional.empty()
                      : Optional.of(Cell.of(RookSearch.outcome(a, d, n, misere, control)));
                })
        .filledEasiestFirst();
  }

  /** Who wins on a deck that is chosen. */
  static Table decks() {
    Choice deck = Choice.text("deck", "the deck, as in a position: N, Z, 'w + w*', 2^3", "N");
    return new CellTable(
        "decks",
        "who wins on a deck of any kind",
        List.of(descending(2, 4), ascending(2, 4)),
        List.of(deck, MISERE),
        RESULT,
        EDITION,
        (settings, control) -> {
          Deck chosen = Decks.read(settings.choice(deck.name()), Sources.none());
          boolean misere = settings.flag(MISERE.name());
          return at ->
              Optional.of(Cell.of(outcome(lengthA(at), lengthD(at), chosen, misere, control)));
        });
  }

  private static Outcome outcome(int a, int d, Deck deck, boolean misere, Control control) {
    return deck instanceof PosetDeck poset
        ? PosetSearch.outcome(a, d, poset.poset(), misere, control)
        : BlockSearch.outcome(a, d, deck.chain().orElseThrow().type(), misere, control);
  }

  private static int lengthA(Map<String, Long> at) {
    return at.get("a").intValue();
  }

  private static int lengthD(Map<String, Long> at) {
    return at.get("d").intValue();
  }
}
