package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Meter;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * A part whose value is known and is not a number with ups and stars added: those are added up at
 * once and never become parts. Its moves are the options of its canonical form.
 */
final class ValuePart extends Part {
  private final ShortGame value;
  private final boolean ownNegative;
  private Dyadic mean;
  private Dyadic temperature;
  private volatile Optional<Dyadic> atomicWeight;
  private volatile List<PartSum> left;
  private volatile List<PartSum> right;

  ValuePart(int id, ShortGame value) {
    super(id);
    this.value = value;
    this.ownNegative = value.equals(value.negate());
  }

  @Override
  boolean isOwnNegative() {
    return ownNegative;
  }

  @Override
  ShortGame value() {
    return value;
  }

  /** The mean value. */
  Dyadic mean() {
    if (mean == null) {
      mean = value.mean();
    }
    return mean;
  }

  /** The temperature, at least -1. */
  Dyadic temperature() {
    if (temperature == null) {
      temperature = value.temperature();
    }
    return temperature;
  }

  /** The atomic weight where the value is all-small and the weight an integer; otherwise null. */
  Dyadic atomicWeight() {
    if (atomicWeight == null) {
      atomicWeight =
          value.isAllSmall()
              ? value.atomicWeight().asNumber().filter(Dyadic::isInteger)
              : Optional.empty();
    }
    return atomicWeight.orElse(null);
  }

  @Override
  List<PartSum> options(Player player, Parts parts, Meter meter) {
    List<PartSum> options = player == Player.LEFT ? left : right;
    if (options == null) {
      options = new ArrayList<>();
      for (ShortGame option : player == Player.LEFT ? value.leftOptions() : value.rightOptions()) {
        options.add(parts.sumOf(option));
      }
      if (player == Player.LEFT) {
        left = options;
      } else {
        right = options;
      }
    }
    return options;
  }
}
