package org.farstar.engine.proof;

import java.math.BigInteger;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.ShortGame;

/**
 * What is known of the stops and the mean value of a game, in units of 1/65536, rounded away from
 * what would be claimed.
 *
 * @param leftStop at least the Left stop
 * @param rightStop at most the Right stop
 * @param leftStopLow at most the Left stop
 * @param rightStopHigh at least the Right stop
 * @param meanLow at most the mean value
 * @param meanHigh at least the mean value
 * @param slackLow the game is at least one with the mean value {@code meanLow} and at most this
 *     temperature
 * @param slackHigh the game is at most one with the mean value {@code meanHigh} and at most this
 *     temperature
 */
public record Limits(
    long leftStop,
    long rightStop,
    long leftStopLow,
    long rightStopHigh,
    long meanLow,
    long meanHigh,
    long slackLow,
    long slackHigh) {
  private static final int PLACES = 16;
  private static final BigInteger MOST = BigInteger.ONE.shiftLeft(50);

  /** What is known of a game of which a value is known. */
  static Limits of(ShortGame game) {
    Dyadic left = game.leftStop();
    Dyadic right = game.rightStop();
    long slack = Math.max(0, high(game.temperature()));
    return new Limits(
        high(left),
        low(right),
        low(left),
        high(right),
        low(game.mean()),
        high(game.mean()),
        slack,
        slack);
  }

  /** The same of the negative. */
  Limits negative() {
    return new Limits(
        -rightStop,
        -leftStop,
        -rightStopHigh,
        -leftStopLow,
        -meanHigh,
        -meanLow,
        slackHigh,
        slackLow);
  }

  /** A number rounded down; nothing beyond 2^34 is used. */
  static long low(Dyadic number) {
    return clamp(number.shift(PLACES).floor());
  }

  /** A number rounded up. */
  static long high(Dyadic number) {
    return clamp(number.shift(PLACES).ceiling());
  }

  private static long clamp(BigInteger number) {
    if (number.abs().compareTo(MOST) > 0) {
      throw new ArithmeticException("a number beyond 2^34 in a sum of positions");
    }
    return number.longValue();
  }
}
