package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.surreal.Surreal;

/** Arithmetic of values of any kind. */
public final class Values {
  /** Larger nimbers are not made short games: nothing could be done with their options. */
  private static final BigInteger LARGEST_NIMBER = BigInteger.valueOf(1 << 20);

  private Values() {}

  /**
   * The sum of these values. Nimbers add up to a nimber, with infinite nim-values to such a one,
   * and numbers to a number, of any size; everything else is added as short games, or as loopy ones
   * if one is. Empty if one of them is a nimber too large to be a short game beside values of
   * another kind.
   *
   * @param universe where short games live
   */
  public static Optional<Value> sum(List<? extends Value> values, Universe universe) {
    if (values.stream().allMatch(Nimber.class::isInstance)) {
      return Optional.of(values.stream().map(Nimber.class::cast).reduce(Nimber.ZERO, Nimber::plus));
    }
    if (values.stream().allMatch(Dyadic.class::isInstance)) {
      return Optional.of(values.stream().map(Dyadic.class::cast).reduce(Dyadic.ZERO, Dyadic::plus));
    }
    if (values.stream().anyMatch(OrdinalNimber.class::isInstance)) {
      return ordinalSum(values);
    }
    if (values.stream().anyMatch(Surreal.class::isInstance)) {
      return numberSum(values);
    }
    if (values.stream().anyMatch(LoopyNimber.class::isInstance)) {
      return nimSum(values);
    }
    if (values.stream().anyMatch(LoopyGame.class::isInstance)) {
      return loopySum(values, universe);
    }
    List<ShortGame> games = new ArrayList<>();
    for (Value value : values) {
      Optional<ShortGame> game = shortGame(value, universe);
      if (game.isEmpty()) {
        return Optional.empty();
      }
      games.add(game.get());
    }
    return Optional.of(games.stream().reduce(universe.zero(), ShortGame::plus));
  }

  /** A sum of nimbers of which one is infinite; empty beside values of another kind. */
  private static Optional<Value> ordinalSum(List<? extends Value> values) {
    OrdinalNimber sum = OrdinalNimber.ZERO;
    for (Value value : values) {
      Optional<OrdinalNimber> heap =
          value instanceof OrdinalNimber infinite
              ? Optional.of(infinite)
              : nimber(value).map(OrdinalNimber::of);
      if (heap.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(heap.get());
    }
    return Optional.of(
        sum.isFinite()
            ? sum.isZero() ? Nimber.ZERO : Nimber.of(sum.size().terms().get(0).coefficient())
            : sum);
  }

  /** A sum of numbers of which one is not dyadic; empty beside values of another kind. */
  private static Optional<Value> numberSum(List<? extends Value> values) {
    Surreal sum = Surreal.of(Dyadic.ZERO);
    for (Value value : values) {
      Optional<Surreal> number =
          value instanceof Surreal surreal
              ? Optional.of(surreal)
              : nimber(value).filter(Nimber::isZero).isPresent()
                  ? Optional.of(Surreal.of(Dyadic.ZERO))
                  : (value instanceof ShortGame game
                          ? game.asNumber()
                          : Optional.of(value)
                              .filter(Dyadic.class::isInstance)
                              .map(Dyadic.class::cast))
                      .map(Surreal::of);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(number.get());
    }
    Surreal total = sum;
    return Optional.of(total.dyadic().<Value>map(number -> number).orElse(total));
  }

  /**
   * Who wins a sum of games of these values, also where it has no value of a kind known here: a
   * number that is not dyadic beside a game is as a dyadic one between the same stops. Empty where
   * nothing says so.
   */
  public static Optional<Outcome> outcome(List<? extends Value> values, Universe universe) {
    Optional<Value> total = sum(values, universe);
    if (total.isPresent()) {
      return total.map(Values::outcome);
    }
    List<Value> numbers = new ArrayList<>();
    List<Value> games = new ArrayList<>();
    values.forEach(value -> (value instanceof Surreal ? numbers : games).add(value));
    boolean finite =
        games.stream()
            .noneMatch(value -> value instanceof OrdinalNimber || value instanceof LoopyNimber);
    if (numbers.isEmpty() || !finite) {
      return Optional.empty();
    }
    return numberSum(numbers)
        .filter(Surreal.class::isInstance)
        .flatMap(
            number ->
                loopySum(games, universe)
                    .map(LoopyGame.class::cast)
                    .filter(LoopyGame::isStopperSided)
                    .map(
                        game ->
                            game.minus(
                                    LoopyGame.of(
                                        universe.number(game.standIn(((Surreal) number).negate()))))
                                .outcome()))
        .or(
            () ->
                numberSum(numbers)
                    .filter(Dyadic.class::isInstance)
                    .flatMap(
                        number -> {
                          games.add(number);
                          return sum(games, universe).map(Values::outcome);
                        }));
  }

  /** A sum of nim-values of which one is infinite; empty beside values of another kind. */
  private static Optional<Value> nimSum(List<? extends Value> values) {
    Nimber heaps = Nimber.ZERO;
    Optional<LoopyNimber> infinite = Optional.empty();
    for (Value value : values) {
      if (value instanceof LoopyNimber loopy) {
        infinite = Optional.of(infinite.map(loopy::plus).orElse(loopy));
      } else {
        Optional<Nimber> heap = nimber(value);
        if (heap.isEmpty()) {
          return Optional.empty();
        }
        heaps = heaps.plus(heap.get());
      }
    }
    return Optional.of(infinite.orElseThrow().plus(heaps));
  }

  private static Optional<Nimber> nimber(Value value) {
    if (value instanceof Nimber nimber) {
      return Optional.of(nimber);
    }
    boolean zero = value instanceof Dyadic number && number.isZero();
    return zero
        ? Optional.of(Nimber.ZERO)
        : value instanceof ShortGame game && game.isNimber()
            ? Optional.of(new Nimber(game.uptimalExpansion().orElseThrow().nimber()))
            : Optional.empty();
  }

  private static Optional<Value> loopySum(List<? extends Value> values, Universe universe) {
    LoopyGame sum = LoopyGame.of(universe.zero());
    for (Value value : values) {
      Optional<LoopyGame> game =
          value instanceof LoopyGame loopy
              ? Optional.of(loopy.adopted(universe))
              : shortGame(value, universe).map(LoopyGame::of);
      if (game.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(game.get());
    }
    return Optional.of(sum);
  }

  /** The value in a universe; empty for a nimber that is too large for one. */
  public static Optional<ShortGame> shortGame(Value value, Universe universe) {
    if (value instanceof Dyadic number) {
      return Optional.of(universe.number(number));
    }
    if (value instanceof Nimber nimber) {
      return nimber.size().compareTo(LARGEST_NIMBER) <= 0
          ? Optional.of(universe.nimber(nimber.size().intValueExact()))
          : Optional.empty();
    }
    if (value instanceof ShortGame game) {
      return Optional.of(game.universe() == universe ? game : universe.adopt(game));
    }
    throw new IllegalArgumentException("a value of another kind: " + value);
  }

  /** The value with the players exchanged. */
  public static Value negative(Value value) {
    if (value instanceof Dyadic number) {
      return number.negate();
    }
    if (value instanceof LoopyGame game) {
      return game.negate();
    }
    if (value instanceof Surreal number) {
      return number.negate();
    }
    return value instanceof ShortGame game ? game.negate() : value;
  }

  /** Who wins a game of this value; a misère game in misère play. */
  public static Outcome outcome(Value value) {
    if (value instanceof Dyadic number) {
      return Outcome.ofSign(number.signum());
    }
    if (value instanceof Nimber nimber) {
      return nimber.isZero() ? Outcome.P : Outcome.N;
    }
    if (value instanceof Surreal number) {
      return Outcome.ofSign(number.signum());
    }
    if (value instanceof OrdinalNimber nimber) {
      return nimber.isZero() ? Outcome.P : Outcome.N;
    }
    if (value instanceof ShortGame game) {
      return game.outcome();
    }
    if (value instanceof LoopyGame game) {
      return game.outcome();
    }
    if (value instanceof LoopyNimber nimber) {
      return nimber.isWon() ? Outcome.N : Outcome.D;
    }
    if (value instanceof MisereGame game) {
      return game.isLost() ? Outcome.P : Outcome.N;
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
