package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * A part that is a position which does not fall apart further.
 *
 * @param <P> the positions
 */
final class PositionPart<P> extends Part {
  private final Variant<P> variant;
  private final P position;
  private final boolean ownNegative;
  private volatile ShortGame value;

  /** The effort that was not enough to value it, 0 where nobody has tried. */
  private long tried;

  PositionPart(int id, Variant<P> variant, P position, boolean ownNegative) {
    super(id);
    this.variant = variant;
    this.position = position;
    this.ownNegative = ownNegative;
  }

  Variant<P> variant() {
    return variant;
  }

  P position() {
    return position;
  }

  @Override
  boolean isOwnNegative() {
    return ownNegative;
  }

  @Override
  ShortGame value() {
    return value;
  }

  void learn(ShortGame found) {
    value = found;
  }

  @Override
  String words(boolean swapped) {
    return String.join(
        "\n",
        variant.game(),
        variant.parameters(),
        swapped ? "exchanged" : "as it is",
        variant.rules().write(position));
  }

  /** How many positions a search for the value was allowed in vain. */
  long tried() {
    return tried;
  }

  void triedInVain(long positions) {
    tried = positions;
  }

  /** Made once and kept for a while, since a search comes back to a part in many sums. */
  @Override
  List<PartSum> options(Player player, Parts parts, Meter meter) {
    Player mover = variant.rules().impartial() ? Player.LEFT : player;
    List<PartSum> options = parts.optionsOf(this, mover);
    if (options == null) {
      options = made(mover, parts, meter);
      parts.keepOptions(this, mover, options);
    }
    return options;
  }

  private List<PartSum> made(Player player, Parts parts, Meter meter) {
    Rules<P> rules = variant.rules();
    List<PartSum> options = new ArrayList<>();
    rules.moves(
        position,
        player,
        (to, text) -> {
          options.add(parts.sumOf(variant, to));
          meter.throwIfStopped(options.size());
        });
    return options;
  }
}
