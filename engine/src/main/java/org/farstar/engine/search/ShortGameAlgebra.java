package org.farstar.engine.search;

import java.util.List;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * Positions of short partizan games, whose values are canonical forms. Every position in which all
 * options are listed has one.
 *
 * <p>The values live in one {@link Universe}; when that is full the search stops as one whose
 * memory is used up.
 */
public final class ShortGameAlgebra implements Algebra<ShortGame> {
  private final Universe universe;

  /**
   * @param universe owns the values
   */
  public ShortGameAlgebra(Universe universe) {
    this.universe = universe;
  }

  @Override
  public ShortGame zero() {
    return universe.zero();
  }

  @Override
  public ShortGame negate(ShortGame value) {
    return value.negate();
  }

  @Override
  public ShortGame sum(ShortGame a, ShortGame b) {
    try {
      return a.plus(b);
    } catch (UniverseFullException e) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  @Override
  public ShortGame of(List<ShortGame> left, List<ShortGame> right) {
    try {
      return universe.of(left, right);
    } catch (UniverseFullException e) {
      throw new SearchStopped(StopReason.MEMORY);
    } catch (GameTooLargeException e) {
      throw new NoSuchValueException("has a value too large to compute: " + e.getMessage());
    }
  }

  @Override
  public Outcome outcome(ShortGame value) {
    return value.outcome();
  }
}
