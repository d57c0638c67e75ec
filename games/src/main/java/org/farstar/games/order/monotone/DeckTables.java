package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellException;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.text.NotationException;

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
        (settings, control) -> at -> half(at, "Q" + misere(settings), control));
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
                at -> half(at, at.get("n") + " extended" + misere(settings), control))
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
        (settings, control) ->
            at -> Optional.of(cell(at, settings.choice(deck.name()) + misere(settings), control)));
  }

  private static String misere(Settings settings) {
    return settings.flag(MISERE.name()) ? " misere" : "";
  }

  /** The cell, where a is at least d. */
  private static Optional<Cell> half(Map<String, Long> at, String deck, Control control) {
    return at.get("a") < at.get("d") ? Optional.empty() : Optional.of(cell(at, deck, control));
  }

  /** Who wins from the empty board. Cells share nothing, as each may fill all the memory. */
  private static Cell cell(Map<String, Long> at, String deck, Control control) {
    return Cell.of(WholeDecks.outcome(game(at, deck), new Workspace(), control));
  }

  /** The game of a cell, with what stands after {@code deck=}. */
  static Parameters game(Map<String, Long> at, String deck) {
    String text = "a=" + at.get("a") + " d=" + at.get("d") + " deck=" + deck;
    try {
      return Parameters.read(text, name -> Decks.read(name, Sources.none()));
    } catch (NotationException e) {
      throw new CellException(at, e);
    }
  }
}
