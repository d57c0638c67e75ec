package org.farstar.engine.sum;

import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * One part of a sum as the solver knows it, with an identity of its own: equal parts of one
 * workspace are one object as long as its table remembers them. Parts that differ by a symmetry or
 * by an exchange of the players share an object, see {@link Member}.
 */
abstract sealed class Part permits ValuePart, PositionPart {
  private final int id;

  /**
   * Who wins this part alone in normal play, two bits for each player moving first:
   *
   * <pre>
   *   bit  3 2     | 1 0
   *        Right   | Left moves first      0 unknown, 1 the mover wins, 2 the mover loses
   * </pre>
   */
  private volatile byte results;

  Part(int id) {
    this.id = id;
  }

  /** A number that no other part of the workspace has. */
  final int id() {
    return id;
  }

  /** Whether it is its own negative, so that two of them cancel. */
  abstract boolean isOwnNegative();

  /** What it is, in words that mean the same in every process. */
  abstract String words(boolean swapped);

  /** What it is worth; null as long as that is not known. */
  abstract ShortGame value();

  /**
   * What it becomes by the moves of a player, each split into parts.
   *
   * @param meter is asked now and then whether the work may go on
   */
  abstract List<PartSum> options(Player player, Parts parts, Meter meter);

  /** Whether a player wins it alone moving first; null as long as that is not known. */
  final Boolean wins(Player mover) {
    int code = results >>> shift(mover) & 3;
    return code == 0 ? null : code == 1;
  }

  /** Remembers whether a player wins it alone moving first. */
  final void learn(Player mover, boolean wins) {
    results |= (byte) ((wins ? 1 : 2) << shift(mover));
  }

  private static int shift(Player mover) {
    return mover == Player.LEFT ? 0 : 2;
  }
}
