package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Values of every kind as short games. */
final class Worths {
  /** Nimbers beyond this are not made short games: nothing could be done with their options. */
  private static final BigInteger MOST = BigInteger.valueOf(1 << 20);

  private Worths() {}

  /** The value in a universe; empty for a nimber that is too large for one. */
  static Optional<ShortGame> shortGame(Value value, Universe universe) {
    if (value instanceof Dyadic number) {
      return Optional.of(universe.number(number));
    }
    if (value instanceof Nimber nimber) {
      return nimber.size().compareTo(MOST) <= 0
          ? Optional.of(universe.nimber(nimber.size().intValueExact()))
          : Optional.empty();
    }
    if (value instanceof ShortGame game) {
      return Optional.of(game.universe() == universe ? game : universe.adopt(game));
    }
    throw new IllegalArgumentException("a value of another kind: " + value);
  }
}
