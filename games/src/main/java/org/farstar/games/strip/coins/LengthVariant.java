package org.farstar.games.strip.coins;

import java.util.Optional;
import java.util.StringJoiner;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * The variant in which Left turns k tails, k from one set of lengths, and Right a tail and k-1
 * heads to its left, k from another; and which of its lines are numbers.
 *
 * <p>Values are kept as {@code long} multiples of a small fraction, as small as the whole numbers
 * leave room for. A number that fits no way ends the search; among lines of up to 16 coins with
 * lengths from 2 to 5 none does. The lines of n coins take 2^n {@code long}s, and as much time as
 * they have moves.
 *
 * @param left the lengths for Left, bit k for k
 * @param right the lengths for Right
 */
public record LengthVariant(int left, int right) {
  /** Lines of more coins have values that do not fit. */
  public static final int MOST_COINS = 16;

  /** The scales tried: 1 is kept as 2 to this power. */
  private static final int FINEST = 58;

  private static final int COARSEST = 54;
  private static final long NONE_LOW = Long.MIN_VALUE;
  private static final long NONE_HIGH = Long.MAX_VALUE;

  /**
   * A line that is no number.
   *
   * @param line the line
   * @param text the line with the best options of both players
   */
  public record Flaw(CoinLine line, String text) {}

  /** The lengths of a set as text, {@code 2,3}. */
  public static String text(int lengths) {
    StringJoiner text = new StringJoiner(",");
    for (int k = 1; k < Integer.SIZE; k++) {
      if ((lengths >> k & 1) != 0) {
        text.add(Integer.toString(k));
      }
    }
    return text.toString();
  }

  /** The parameters of the game, {@code left=11,111 right=01}. */
  public String parameters() {
    StringJoiner ones = new StringJoiner(",");
    StringJoiner heads = new StringJoiner(",");
    for (int k = 1; k < Integer.SIZE; k++) {
      if ((left >> k & 1) != 0) {
        ones.add("1".repeat(k));
      }
      if ((right >> k & 1) != 0) {
        heads.add("0".repeat(k - 1) + "1");
      }
    }
    return "left=" + ones + " right=" + heads;
  }

  /**
   * Whether every length of Left's plus every one of Right's less 2 is one of Left's, which makes
   * all lines numbers: moves that share no coin can be played in either order (F2); moves that
   * share one share the tail that Right turns, and after Right's move Left turns the heads that
   * Right has turned and the rest of her own coins, which leads to her own option (F1).
   *
   * @param most lengths beyond this do not count, as no line has this many coins
   */
  boolean closed(int most) {
    for (int k = 1; k <= most; k++) {
      for (int m = 1; m <= most; m++) {
        boolean both = (left >> k & 1) != 0 && (right >> m & 1) != 0;
        int reply = k + m - 2;
        if (both && reply <= most && (reply < 1 || (left >> reply & 1) == 0)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * The first line of up to so many coins that is no number, shorter lines first.
   *
   * @throws SearchStopped when the budget ends, or at a number that does not fit
   * @throws IllegalArgumentException at more than {@link #MOST_COINS} coins
   */
  public Optional<Flaw> firstFlaw(int coins, Control control) {
    if (coins > MOST_COINS) {
      throw new IllegalArgumentException("lines of " + coins + " coins, of at most " + MOST_COINS);
    }
    for (int scale = FINEST; scale >= COARSEST; scale--) {
      long whole = 1L << scale;
      try {
        return control.metered(meter -> firstFlaw(new long[1 << coins], whole, meter));
      } catch (ArithmeticException e) {
        // A number did not fit: either a whole one, or one between its neighbours. Try the next.
        continue;
      }
    }
    throw new SearchStopped(StopReason.MEMORY);
  }

  private Optional<Flaw> firstFlaw(long[] values, long one, Meter meter) {
    for (int line = 0; line < values.length; line++) {
      meter.count();
      long low = low(line, values);
      long high = high(line, values);
      if (low != NONE_LOW && high != NONE_HIGH && low >= high) {
        CoinLine found = CoinLine.of(line);
        String options = "{" + (double) low / one + "|" + (double) high / one + "}";
        return Optional.of(new Flaw(found, found + " = " + options));
      }
      values[line] = simplest(low, high, one);
    }
    return Optional.empty();
  }

  private long low(int line, long[] values) {
    long best = NONE_LOW;
    for (int lengths = left; lengths != 0; lengths &= lengths - 1) {
      best = Math.max(best, best(line, line, Integer.numberOfTrailingZeros(lengths), 1, values));
    }
    return best;
  }

  private long high(int line, long[] values) {
    long best = NONE_LOW;
    for (int tails = line; tails != 0; tails &= tails - 1) {
      int tail = tails & -tails;
      int heads = ~line & (tail - 1);
      for (int lengths = right; lengths != 0; lengths &= lengths - 1) {
        int more = Integer.numberOfTrailingZeros(lengths) - 1;
        best = Math.max(best, best(line ^ tail, heads, more, -1, values));
      }
    }
    return best == NONE_LOW ? NONE_HIGH : -best;
  }

  /** The largest value, with sign -1 of the negatives, with this many of these coins turned. */
  private static long best(int line, int coins, int more, int sign, long[] values) {
    if (more == 0) {
      return sign * values[line];
    }
    long best = NONE_LOW;
    for (int rest = coins; Integer.bitCount(rest) >= more; rest &= rest - 1) {
      int coin = rest & -rest;
      best = Math.max(best, best(line ^ coin, rest ^ coin, more - 1, sign, values));
    }
    return best;
  }

  /** The simplest number between two; ArithmeticException where it does not fit. */
  private static long simplest(long low, long high, long one) {
    if (low < 0 && high > 0) {
      return 0;
    }
    if (low < 0) {
      return -simplest(
          high == NONE_HIGH ? NONE_LOW : -high, low == NONE_LOW ? NONE_HIGH : -low, one);
    }
    for (long step = one; step > 0; step >>= 1) {
      long number = Math.multiplyExact(low / step + 1, step);
      if (number < high) {
        return number;
      }
    }
    throw new ArithmeticException("a number finer than 1/" + one);
  }
}
