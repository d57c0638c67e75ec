package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;

/** Who wins from the empty board, by the first reduction of the game that applies. */
public final class WholeDecks {
  private WholeDecks() {}

  /**
   * The outcome of a game.
   *
   * @param game the game
   * @param workspace owns the tables
   * @param control stops the search when its budget ends
   */
  public static Outcome outcome(Parameters game, Workspace workspace, Control control) {
    Variant<MonotonePosition> variant = MonotoneFamily.variant(game);
    MonotonePosition empty = MonotonePosition.empty(game.deck());
    Optional<Outcome> verdict = variant.rules().verdict(empty);
    if (verdict.isPresent()) {
      return verdict.get();
    }
    for (Reduction<MonotonePosition> reduction : variant.reductions()) {
      Optional<Reduced> reduced = reduction.reduce(empty, workspace);
      if (reduced.isPresent()) {
        return reduced.get().outcome(control);
      }
    }
    OutcomeTable<MonotonePosition> table =
        workspace.table(List.of(WholeDecks.class, game), OutcomeTable::remembering);
    return new OutcomeSearch<>(variant.rules(), table, control).outcome(empty);
  }
}
