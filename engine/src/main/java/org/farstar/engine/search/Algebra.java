package org.farstar.engine.search;

import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * How the value of a position follows from the values of its options: the mathematics behind a
 * {@link ValueSearch}.
 *
 * @param <V> the values
 */
public interface Algebra<V> {
  /** The value of a position in which nobody can move. */
  V zero();

  /** The value of two independent parts. */
  V sum(V a, V b);

  /** The value with the players exchanged. */
  V negate(V value);

  /**
   * The value of a position from the values of its options; in an impartial game both lists are the
   * same. The lists are the caller's, who may fill them again afterwards.
   *
   * @throws NoSuchValueException where the position has no value of this kind
   */
  V of(List<V> left, List<V> right);

  /**
   * The same value where values live now, for one that was kept; see {@link #era}. What the other
   * methods are given may be of any time.
   */
  default V current(V value) {
    return value;
  }

  /**
   * Stands for where values live, and is another object when they begin to live elsewhere: what a
   * search keeps besides its table is then better found again.
   */
  default Object era() {
    return Algebra.class;
  }

  /**
   * Whether a sum is certainly no better for a player than a third value, whatever else is on the
   * table. False where values of this kind are not compared.
   *
   * @param a one summand
   * @param b the other one
   */
  default boolean isNoBetter(Player player, V a, V b, V other) {
    return false;
  }

  /** The outcome class of every position with this value. */
  Outcome outcome(V value);
}
