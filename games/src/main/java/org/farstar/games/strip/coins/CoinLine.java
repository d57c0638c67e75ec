package org.farstar.games.strip.coins;

import java.math.BigInteger;

/**
 * A line of coins, heads 0 and tails 1, without trailing heads.
 *
 * <p>Coins are counted from 1 at the left, as in the paper. The line is kept as the paper's
 * associated number, in which coin i has the weight 2^(i-1); every move lowers that number. Equal
 * lines are equal numbers. A number below 2^63 is kept in a {@code long}, so that a search on short
 * lines allocates one small object for each:
 *
 * <pre>
 *   bit   62 ... 2 1 0
 *   coin  63 ... 3 2 1        bit 63 stays 0; longer lines are a BigInteger with the same bits
 * </pre>
 */
public final class CoinLine {
  /** The line without coins. */
  public static final CoinLine EMPTY = new CoinLine(0, null);

  private static final int SMALL_COINS = Long.SIZE - 1;

  private final long small;

  /** The number if it does not fit {@code small}, otherwise null. */
  private final BigInteger big;

  private CoinLine(long small, BigInteger big) {
    this.small = small;
    this.big = big;
  }

  /** The line whose associated number is this; {@link IllegalArgumentException} below 0. */
  public static CoinLine of(long number) {
    if (number < 0) {
      throw new IllegalArgumentException("a line of coins has no sign: " + number);
    }
    return new CoinLine(number, null);
  }

  /** The line whose associated number is this; {@link IllegalArgumentException} below 0. */
  public static CoinLine of(BigInteger number) {
    if (number.signum() < 0) {
      throw new IllegalArgumentException("a line of coins has no sign: " + number);
    }
    return number.bitLength() <= SMALL_COINS
        ? new CoinLine(number.longValue(), null)
        : new CoinLine(0, number);
  }

  /** The line with tails where the array is true, the first coin at index 0. */
  static CoinLine of(boolean[] tails) {
    byte[] bytes = new byte[tails.length / 8 + 1];
    for (int i = 0; i < tails.length; i++) {
      if (tails[i]) {
        bytes[bytes.length - 1 - i / 8] |= (byte) (1 << (i % 8));
      }
    }
    return of(new BigInteger(bytes));
  }

  /**
   * The line of a text of zeros and ones, which must hold nothing else. Linear time.
   *
   * @throws IllegalArgumentException at any other character; {@link FlippingCoins#read} says where
   */
  public static CoinLine of(String coins) {
    boolean[] tails = new boolean[coins.length()];
    for (int i = 0; i < tails.length; i++) {
      char c = coins.charAt(i);
      if (c != '0' && c != '1') {
        throw new IllegalArgumentException("not a coin: " + c);
      }
      tails[i] = c == '1';
    }
    return of(tails);
  }

  /** The associated number. */
  public BigInteger number() {
    return big == null ? BigInteger.valueOf(small) : big;
  }

  /** How many coins are left: the place of the last tail. */
  public int length() {
    return big == null ? Long.SIZE - Long.numberOfLeadingZeros(small) : big.bitLength();
  }

  /** Whether coin i, counted from 1, shows tails. */
  public boolean tail(int i) {
    return big == null ? i <= SMALL_COINS && (small >>> (i - 1) & 1) != 0 : big.testBit(i - 1);
  }

  /** How many coins show tails. */
  public int tails() {
    return big == null ? Long.bitCount(small) : big.bitCount();
  }

  /** The line with these coins, counted from 1, turned over. */
  public CoinLine flip(int... coins) {
    if (big == null) {
      long flipped = small;
      for (int coin : coins) {
        if (coin > SMALL_COINS) {
          return flip(number(), coins);
        }
        flipped ^= 1L << (coin - 1);
      }
      return new CoinLine(flipped, null);
    }
    return flip(big, coins);
  }

  private static CoinLine flip(BigInteger number, int... coins) {
    BigInteger flipped = number;
    for (int coin : coins) {
      flipped = flipped.flipBit(coin - 1);
    }
    return of(flipped);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CoinLine that
        && small == that.small
        && (big == null ? that.big == null : big.equals(that.big));
  }

  @Override
  public int hashCode() {
    return big == null ? Long.hashCode(small * 0x9E3779B97F4A7C15L) : big.hashCode();
  }

  /** The zeros and ones of the line; {@code 0} for the line without coins. */
  @Override
  public String toString() {
    if (length() == 0) {
      return "0";
    }
    byte[] bytes = number().toByteArray();
    char[] coins = new char[length()];
    for (int i = 0; i < coins.length; i++) {
      int bit = bytes[bytes.length - 1 - i / 8] >> (i % 8) & 1;
      coins[i] = (char) ('0' + bit);
    }
    return new String(coins);
  }
}
