package org.farstar.games.strip.coins;

import java.math.BigInteger;

/**
 * A line of coins, heads 0 and tails 1, without trailing heads.
 *
 * <p>Coins are counted from 1 at the left, as in the paper. The line is kept as the paper's
 * associated number, in which coin i has the weight 2^(i-1); every move lowers that number, so it
 * is also the rank of the position. Equal lines are equal numbers.
 *
 * @param number the associated number, 0 for the empty line
 */
public record CoinLine(BigInteger number) {
  /** The line without coins. */
  public static final CoinLine EMPTY = new CoinLine(BigInteger.ZERO);

  public CoinLine {
    if (number.signum() < 0) {
      throw new IllegalArgumentException("a line of coins has no sign: " + number);
    }
  }

  /** The line whose associated number is this. */
  public static CoinLine of(long number) {
    return new CoinLine(BigInteger.valueOf(number));
  }

  /** The line with tails where the array is true, the first coin at index 0. */
  static CoinLine of(boolean[] tails, int length) {
    byte[] bytes = new byte[length / 8 + 1];
    for (int i = 0; i < length; i++) {
      if (tails[i]) {
        bytes[bytes.length - 1 - i / 8] |= (byte) (1 << (i % 8));
      }
    }
    return new CoinLine(new BigInteger(bytes));
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
    return of(tails, tails.length);
  }

  /** How many coins are left: the place of the last tail. */
  public int length() {
    return number.bitLength();
  }

  /** Whether coin i, counted from 1, shows tails. */
  public boolean tail(int i) {
    return number.testBit(i - 1);
  }

  /** How many coins show tails. */
  public int tails() {
    return number.bitCount();
  }

  /** The line with these coins, counted from 1, turned over. */
  public CoinLine flip(int... coins) {
    BigInteger flipped = number;
    for (int coin : coins) {
      flipped = flipped.flipBit(coin - 1);
    }
    return new CoinLine(flipped);
  }

  /** The zeros and ones of the line; {@code 0} for the line without coins. */
  @Override
  public String toString() {
    if (length() == 0) {
      return "0";
    }
    byte[] bytes = number.toByteArray();
    char[] coins = new char[length()];
    for (int i = 0; i < coins.length; i++) {
      int bit = bytes[bytes.length - 1 - i / 8] >> (i % 8) & 1;
      coins[i] = (char) ('0' + bit);
    }
    return new String(coins);
  }
}
