package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Values of any kinds added: nimbers among themselves and numbers among themselves stay what they
 * are, of whatever size; everything else is added as short games.
 */
public final class Total {
  private Total() {}

  /**
   * The sum of these values; empty if one of them is a nimber too large to be a short game beside
   * values of another kind.
   *
   * @param universe where short games live
   */
  public static Optional<Value> of(List<? extends Value> values, Universe universe) {
    if (values.stream().allMatch(Nimber.class::isInstance)) {
      return Optional.of(values.stream().map(Nimber.class::cast).reduce(Nimber.ZERO, Nimber::plus));
    }
    if (values.stream().allMatch(Dyadic.class::isInstance)) {
      return Optional.of(values.stream().map(Dyadic.class::cast).reduce(Dyadic.ZERO, Dyadic::plus));
    }
    List<ShortGame> games = new ArrayList<>();
    for (Value value : values) {
      Optional<ShortGame> game = Worths.shortGame(value, universe);
      if (game.isEmpty()) {
        return Optional.empty();
      }
      games.add(game.get());
    }
    return Optional.of(games.stream().reduce(universe.zero(), ShortGame::plus));
  }

  /** The value with the players exchanged. */
  public static Value negative(Value value) {
    if (value instanceof Dyadic number) {
      return number.negate();
    }
    return value instanceof ShortGame game ? game.negate() : value;
  }

  /** Who wins a game of this value. */
  public static Outcome outcome(Value value) {
    if (value instanceof Dyadic number) {
      return Outcome.ofSign(number.signum());
    }
    if (value instanceof Nimber nimber) {
      return nimber.isZero() ? Outcome.P : Outcome.N;
    }
    if (value instanceof ShortGame game) {
      return game.outcome();
    }
    throw new IllegalArgumentException("a value of another kind: " + value);
  }

  /** The sizes of nimbers, where all values are nimbers. */
  public static Optional<List<BigInteger>> nimbers(List<? extends Value> values) {
    return values.stream().allMatch(Nimber.class::isInstance)
        ? Optional.of(values.stream().map(value -> ((Nimber) value).size()).toList())
        : Optional.empty();
  }
}
