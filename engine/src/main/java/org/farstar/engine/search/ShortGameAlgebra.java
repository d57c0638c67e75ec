package org.farstar.engine.search;

import java.util.List;
import java.util.function.Function;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * Positions of short partizan games, whose values are canonical forms. Every position in which all
 * options are listed has one.
 *
 * <p>The values live in one {@link Universe} at a time. An algebra of a universe stops the search,
 * when that is full, because its memory is used up. An algebra of a workspace goes on in another
 * universe: it adopts the values of the old one where they are computed with, so that only those
 * that are still wanted come over, and it stops where these alone leave no room.
 *
 * <p>Thread-safe.
 */
public final class ShortGameAlgebra implements Algebra<ShortGame> {
  /** Null where there is to be no other universe. */
  private final Workspace workspace;

  private volatile Universe universe;

  /**
   * @param universe owns the values
   */
  public ShortGameAlgebra(Universe universe) {
    this.workspace = null;
    this.universe = universe;
  }

  /**
   * An algebra that continues when a universe is full.
   *
   * @param workspace owns the universe
   */
  public ShortGameAlgebra(Workspace workspace) {
    this.workspace = workspace;
    this.universe = workspace.universe();
  }

  @Override
  public ShortGame zero() {
    return universe.zero();
  }

  @Override
  public ShortGame current(ShortGame value) {
    return value.universe() == universe ? value : made(u -> u.adopt(value));
  }

  @Override
  public Object era() {
    return universe;
  }

  @Override
  public ShortGame negate(ShortGame value) {
    if (value.universe() == universe) {
      try {
        return value.negate();
      } catch (UniverseFullException e) {
        // Then as for a value of another universe.
      }
    }
    return made(u -> u.adopt(value).negate());
  }

  @Override
  public ShortGame sum(ShortGame a, ShortGame b) {
    Universe now = universe;
    if (a.universe() == now && b.universe() == now) {
      try {
        return a.plus(b);
      } catch (UniverseFullException e) {
        // Then as for values of another universe.
      }
    }
    return made(u -> u.adopt(a).plus(u.adopt(b)));
  }

  @Override
  public ShortGame of(List<ShortGame> left, List<ShortGame> right) {
    try {
      return made(u -> u.of(adopted(left, u), adopted(right, u)));
    } catch (GameTooLargeException e) {
      throw new NoSuchValueException("has a value too large to compute: " + e.getMessage());
    }
  }

  /** The list itself, as long as no universe has ended. */
  private static List<ShortGame> adopted(List<ShortGame> options, Universe universe) {
    for (ShortGame option : options) {
      if (option.universe() != universe) {
        return options.stream().map(universe.adopting()).toList();
      }
    }
    return options;
  }

  /** A value made in the universe of now, or in the next one if that is full. */
  private ShortGame made(Function<Universe, ShortGame> how) {
    Universe now = universe;
    try {
      return how.apply(now);
    } catch (UniverseFullException e) {
      if (workspace == null) {
        throw new SearchStopped(StopReason.MEMORY);
      }
    }
    try {
      return how.apply(next(now));
    } catch (UniverseFullException e) {
      throw new SearchStopped(StopReason.MEMORY);
    }
  }

  private synchronized Universe next(Universe full) {
    if (universe == full) {
      universe = workspace.renew(full);
    }
    return universe;
  }

  @Override
  public boolean isNoBetter(Player player, ShortGame a, ShortGame b, ShortGame other) {
    Universe now = universe;
    if (a.universe() == now && b.universe() == now && other.universe() == now) {
      try {
        return a.sumIsNoBetter(player, b, other);
      } catch (UniverseFullException e) {
        // Then as for values of another universe.
      }
    }
    return made(u -> u.adopt(a).sumIsNoBetter(player, u.adopt(b), u.adopt(other)) ? a : null)
        != null;
  }

  @Override
  public Outcome outcome(ShortGame value) {
    return value.outcome();
  }
}
