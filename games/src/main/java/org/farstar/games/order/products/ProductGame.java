package org.farstar.games.order.products;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;

/**
 * Who wins the transposition game on an order with products, with nothing used, by trying every
 * choice; on the types of what is free.
 *
 * <p>A position is the types of the gaps between used elements, whether the number of used elements
 * above each gap is odd, and the turns left; all else follows from the definition of the game.
 */
public final class ProductGame {
  private final OrderTypes types;
  private final Meter meter;
  private final Map<Position, Boolean> known = new HashMap<>();

  /**
   * What is left of a play.
   *
   * @param gaps the types of the gaps that are not empty, from the lowest, for as many turns
   * @param odd for each gap whether an odd number of used elements is above it
   * @param turns how many turns are left
   * @param flip whether the player to move wants the parity to change from now on
   */
  private record Position(List<Integer> gaps, List<Boolean> odd, int turns, boolean flip) {}

  /**
   * @param control stops the search when its budget ends
   */
  public ProductGame(Control control) {
    this.meter = control.meter();
    this.types = new OrderTypes(meter);
  }

  /**
   * The outcome class, Left wanting an even parity.
   *
   * @param order at least as many elements as turns
   */
  public Outcome outcome(ProductOrder order, int turns) {
    return meter.during(() -> searched(order, turns));
  }

  private Outcome searched(ProductOrder order, int turns) {
    List<Integer> gaps = List.of(types.of(order, turns));
    boolean even = wins(new Position(gaps, List.of(false), turns, false));
    boolean odd = wins(new Position(gaps, List.of(false), turns, true));
    return even ? (odd ? Outcome.N : Outcome.L) : odd ? Outcome.R : Outcome.P;
  }

  private boolean wins(Position position) {
    if (position.turns == 0) {
      return !position.flip;
    }
    Boolean found = known.get(position);
    if (found == null) {
      meter.count();
      found = tries(position);
      known.put(position, found);
    }
    return found;
  }

  private boolean tries(Position position) {
    for (int gap = 0; gap < position.gaps.size(); gap++) {
      for (long[] pair : types.pairs(position.gaps.get(gap))) {
        if (!wins(after(position, gap, (int) pair[0], (int) pair[1]))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The position after a choice, as the other player sees it, who wants the opposite. */
  private Position after(Position position, int gap, int low, int high) {
    List<Integer> gaps = new ArrayList<>();
    List<Boolean> odd = new ArrayList<>();
    for (int i = 0; i < position.gaps.size(); i++) {
      boolean above = position.odd.get(i);
      if (i == gap) {
        add(low, !above, gaps, odd);
        add(high, above, gaps, odd);
      } else {
        // The element chosen is above the gaps below its own.
        add(types.coarser(position.gaps.get(i), position.turns), above ^ i < gap, gaps, odd);
      }
    }
    boolean changes = position.odd.get(gap);
    return new Position(gaps, odd, position.turns - 1, !(position.flip ^ changes));
  }

  private static void add(int type, boolean above, List<Integer> gaps, List<Boolean> odd) {
    if (type != OrderTypes.EMPTY) {
      gaps.add(type);
      odd.add(above);
    }
  }
}
