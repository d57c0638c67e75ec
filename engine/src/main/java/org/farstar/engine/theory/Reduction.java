package org.farstar.engine.theory;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Outcome;

/**
 * A theorem that maps a position to a smaller game with the same outcome. The engine searches what
 * it hands over; an answer found this way names the theorem, and is compared with the search of the
 * rules themselves where both are asked for.
 *
 * @param <P> the positions
 */
public interface Reduction<P> {
  /** The statements that allow it. */
  List<Statement> statements();

  /** The other statements that steps of its reasons cite. */
  default List<Statement> alsoCited() {
    return List.of();
  }

  /**
   * The smaller game; empty where the theorem does not apply. Positions at which the play is over
   * are never asked about.
   *
   * @param position the position
   * @param workspace owns the tables that this search and later ones share
   */
  Optional<Reduced> reduce(P position, Workspace workspace);

  /**
   * The same for theorems that find by a computation whether they apply.
   *
   * @param control stops the computation
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  default Optional<Reduced> reduce(P position, Workspace workspace, Control control) {
    return reduce(position, workspace);
  }

  /**
   * The reason in steps; none where moves and answers say as much, which the engine then lists.
   *
   * @param position the position
   * @param outcome who wins it
   * @param workspace where the tables of the search are
   * @param control stops what takes a search of its own
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  default List<Step> reason(P position, Outcome outcome, Workspace workspace, Control control) {
    return List.of();
  }
}
