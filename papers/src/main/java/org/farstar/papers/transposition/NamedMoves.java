package org.farstar.papers.transposition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.order.transposition.SequenceShape;

/**
 * Plays the moves that a proof names against everything: one player chooses among the moves named,
 * the other among all.
 *
 * <p>Positions are compared without their parity, which only exchanges the two goals, and with
 * their finite parts cut to what the turns left can tell apart. Cost: each such position once for
 * each goal.
 */
final class NamedMoves {
  private final boolean black;
  private final Function<SequenceShape, List<SequenceShape>> named;
  private final Meter meter;
  private final Map<SequenceShape, Boolean> even = new HashMap<>();
  private final Map<SequenceShape, Boolean> odd = new HashMap<>();

  /**
   * @param black whether Black plays them, or White
   * @param named the moves that the proof names, of positions at that player's turn
   * @param control stops the play when its budget ends
   */
  NamedMoves(boolean black, Function<SequenceShape, List<SequenceShape>> named, Control control) {
    this.black = black;
    this.named = named;
    this.meter = control.meter();
  }

  /** Whether they win for a player who wants an even parity, and for one who wants an odd one. */
  boolean win(SequenceShape shape) {
    return meter.during(() -> wins(shape, false) && wins(shape, true));
  }

  private boolean wins(SequenceShape shape, boolean wanted) {
    if (shape.turns() == 0) {
      return shape.odd() == wanted;
    }
    SequenceShape key =
        new SequenceShape(shape.gaps(), shape.endOdd(), false, shape.turns()).capped();
    boolean goal = wanted ^ shape.odd();
    Map<SequenceShape, Boolean> known = goal ? odd : even;
    Boolean found = known.get(key);
    if (found == null) {
      meter.count();
      boolean own = key.turns() % 2 != 0 == black;
      found =
          own
              ? named.apply(key).stream().anyMatch(next -> wins(next, goal))
              : key.next().stream().allMatch(next -> wins(next, goal));
      known.put(key, found);
    }
    return found;
  }
}
