package org.farstar.engine.item;

import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/** An item whose value is known, moved by a number so that its mean value is 0. */
final class ValueItem extends Item {
  private final ShortGame value;
  private volatile boolean weighed;
  private volatile ItemSum[] left;
  private volatile ItemSum[] right;

  ValueItem(int id, ShortGame value) {
    super(id, value.equals(value.negate()), ItemLimits.of(value));
    this.value = value;
    for (Player player : Player.values()) {
      learn(player, value.outcome().forMover(player) == Result.WIN);
    }
  }

  ShortGame value() {
    return value;
  }

  @Override
  boolean isAllSmall() {
    return weights(false) != null;
  }

  /** Found when it is first asked for. */
  @Override
  Weights weights(boolean swapped) {
    if (!weighed) {
      learn(Weights.of(value));
      weighed = true;
    }
    return super.weights(swapped);
  }

  @Override
  protected boolean isNoNumber() {
    return true;
  }

  /** The canonical options of a player; they are made when they are first asked for. */
  ItemSum[] options(Player player, ItemStock stock) {
    ItemSum[] known = player == Player.LEFT ? left : right;
    if (known == null) {
      known =
          (player == Player.LEFT ? value.leftOptions() : value.rightOptions())
              .stream().map(stock::sumOf).toArray(ItemSum[]::new);
      if (player == Player.LEFT) {
        left = known;
      } else {
        right = known;
      }
    }
    return known;
  }
}
