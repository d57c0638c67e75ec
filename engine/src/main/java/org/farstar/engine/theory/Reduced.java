package org.farstar.engine.theory;

import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * A smaller game that has the outcome of the position it was made from, ready to be searched: a
 * position of a {@link org.farstar.engine.play.Play}, which the engine searches, or a packed search
 * that a game brings along. One object serves one question and keeps what it finds.
 */
public interface Reduced {
  /**
   * Who wins.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; asking again goes
   *     on from there
   */
  Outcome outcome(Control control);

  /**
   * The same where some outcome classes are ruled out before.
   *
   * @param possible what is left; the search takes away what it rules out, so that this is what is
   *     known when the budget ends
   */
  default Outcome outcome(Control control, Set<Outcome> possible) {
    return possible.size() == 1 ? possible.iterator().next() : outcome(control);
  }

  /** What it is worth, where that is the value of the position too and can be found. */
  default Optional<Value> value(Control control) {
    return Optional.empty();
  }

  /** How many positions were visited so far. */
  long visited();
}
