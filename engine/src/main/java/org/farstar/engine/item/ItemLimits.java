package org.farstar.engine.item;

import java.math.BigInteger;
import java.util.List;
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
record ItemLimits(
    long leftStop,
    long rightStop,
    long leftStopLow,
    long rightStopHigh,
    long meanLow,
    long meanHigh,
    long slackLow,
    long slackHigh) {
  /** How many binary places the unit has. */
  static final int PLACES = 16;

  /** What stands for 1. */
  static final long UNIT = 1L << PLACES;

  private static final BigInteger MOST = BigInteger.ONE.shiftLeft(50);

  /** Stands for what is not known, beyond every number that is used. */
  static final long FAR = 1L << 52;

  /** What is known of a game of which nothing is known. */
  static final ItemLimits NONE = new ItemLimits(FAR, -FAR, -FAR, FAR, -FAR, FAR, 0, 0);

  /** What is known of a game whose stops are 0. */
  static final ItemLimits ZERO = new ItemLimits(0, 0, 0, 0, 0, 0, 0, 0);

  /** What is known of a game of which a value is known. */
  static ItemLimits of(ShortGame game) {
    Dyadic left = game.leftStop();
    Dyadic right = game.rightStop();
    long slack = Math.max(0, high(game.temperature()));
    return new ItemLimits(
        high(left),
        low(right),
        low(left),
        high(right),
        low(game.mean()),
        high(game.mean()),
        slack,
        slack);
  }

  /** What is known of a game in a bracket. */
  static ItemLimits of(Bracket bracket, ItemStock stock) {
    ItemLimits low = atLeast(bracket.lows());
    ItemLimits high = atLeast(bracket.highs().stream().map(sum -> sum.negative(stock)).toList());
    return new ItemLimits(
        -high.rightStop,
        low.rightStop,
        low.leftStopLow,
        -high.leftStopLow,
        low.meanLow,
        -high.meanLow,
        low.slackLow,
        high.slackLow);
  }

  /**
   * What is known of a game in which at most so many moves are left: it lies between that number
   * and its negative.
   */
  static ItemLimits ofMoves(long moves) {
    long most = Math.min(moves, MOST.shiftRight(PLACES).longValue()) * UNIT;
    return NONE.atMost(most).negative().atMost(most).negative();
  }

  /** The best of what some sums say as lower bounds; the other fields mean nothing. */
  private static ItemLimits atLeast(List<ItemSum> sums) {
    long right = Long.MIN_VALUE;
    long left = Long.MIN_VALUE;
    long mean = Long.MIN_VALUE;
    long slack = 0;
    for (ItemSum sum : sums) {
      long sumRight = sum.plain().low();
      long gain = 0;
      long hottest = 0;
      for (int i = 0; i < sum.size(); i++) {
        ItemLimits item = sum.item(i).limits(sum.swapped(i));
        sumRight += item.rightStop;
        gain = Math.max(gain, item.leftStopLow - item.rightStop);
        hottest = Math.max(hottest, item.slackLow);
      }
      right = Math.max(right, sumRight);
      left = Math.max(left, sumRight + gain);
      // The items of a sum of values have the mean value 0.
      if (sum.plain().low() > mean || sum.plain().low() == mean && hottest < slack) {
        mean = sum.plain().low();
        slack = hottest;
      }
    }
    return new ItemLimits(0, right, left, 0, mean, 0, slack, 0);
  }

  /** Whether numbers are known that the mean value is between. */
  boolean hasEnds() {
    return meanLow > -FAR && meanHigh < FAR;
  }

  /** The same and that the game is at most a number. */
  ItemLimits atMost(long number) {
    return new ItemLimits(
        Math.min(number, leftStop),
        rightStop,
        leftStopLow,
        rightStopHigh,
        meanLow,
        Math.min(number, meanHigh),
        slackLow,
        number < meanHigh ? 0 : slackHigh);
  }

  /** The same and that the Left stop is at least a number. */
  ItemLimits withLeftStopFrom(long number) {
    return new ItemLimits(
        leftStop,
        rightStop,
        Math.max(number, leftStopLow),
        rightStopHigh,
        meanLow,
        meanHigh,
        slackLow,
        slackHigh);
  }

  /** Likewise for the negative. */
  ItemLimits negative() {
    return new ItemLimits(
        -rightStop,
        -leftStop,
        -rightStopHigh,
        -leftStopLow,
        -meanHigh,
        -meanLow,
        slackHigh,
        slackLow);
  }

  /** A number rounded down; beyond 2^34 what is known to be less. */
  static long low(Dyadic number) {
    BigInteger units = number.shift(PLACES).floor();
    return units.abs().compareTo(MOST) <= 0
        ? units.longValue()
        : units.signum() > 0 ? MOST.longValue() : -FAR;
  }

  /** A number rounded up; beyond 2^34 what is known to be more. */
  static long high(Dyadic number) {
    return -low(number.negate());
  }
}
