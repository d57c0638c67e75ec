package org.farstar.values.nimber;

import java.math.BigInteger;
import org.farstar.values.cancel.Cancellation;

/**
 * The field of finite nimbers. The numbers below F = 2^(2^k) are a field, in which F is adjoined as
 * a root of x^2 + x = F/2 (Conway, On Numbers and Games, chapter 6).
 */
final class FiniteNim {
  /** Numbers of 2^3 binary digits are multiplied by a table. */
  private static final int TABLED = 3;

  /** Numbers of at most 2^6 binary digits are words. */
  private static final int WORD = 6;

  private static final byte[] PRODUCTS = new byte[1 << 16];

  static {
    for (int a = 0; a < 256; a++) {
      for (int b = 0; b <= a; b++) {
        byte product = (byte) split(a, b, TABLED);
        PRODUCTS[a << 8 | b] = product;
        PRODUCTS[b << 8 | a] = product;
      }
    }
  }

  private FiniteNim() {}

  /** The product; about n^2 steps for n binary digits. */
  static BigInteger product(BigInteger a, BigInteger b) {
    return product(a, b, Math.max(level(a), level(b)));
  }

  /** The least k with x below 2^(2^k). */
  static int level(BigInteger x) {
    int digits = x.bitLength();
    return digits <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(digits - 1);
  }

  private static BigInteger product(BigInteger a, BigInteger b, int level) {
    if (a.bitLength() < 2) {
      return a.signum() == 0 ? a : b;
    } else if (b.bitLength() < 2) {
      return b.signum() == 0 ? b : a;
    } else if (level <= WORD) {
      return ofWord(product(a.longValue(), b.longValue(), level));
    }
    Cancellation.check();
    int half = 1 << level - 1;
    BigInteger a1 = a.shiftRight(half);
    BigInteger b1 = b.shiftRight(half);
    BigInteger a0 = low(a, a1, half);
    BigInteger b0 = low(b, b1, half);
    BigInteger lows = product(a0, b0, level - 1);
    BigInteger highs = product(a1, b1, level - 1);
    BigInteger both = product(a0.xor(a1), b0.xor(b1), level - 1);
    return both.xor(lows).shiftLeft(half).xor(lows.xor(timesHalf(highs, level)));
  }

  /** The product with F/2, for the F of a level. */
  private static BigInteger timesHalf(BigInteger x, int level) {
    return product(x, BigInteger.ONE.shiftLeft((1 << level - 1) - 1), level - 1);
  }

  private static BigInteger low(BigInteger x, BigInteger high, int half) {
    return x.xor(high.shiftLeft(half));
  }

  private static BigInteger ofWord(long word) {
    BigInteger value = BigInteger.valueOf(word);
    return word >= 0 ? value : value.add(BigInteger.ONE.shiftLeft(Long.SIZE));
  }

  private static long product(long a, long b, int level) {
    if (a == 0 || b == 0) {
      return 0;
    } else if (level <= TABLED) {
      return PRODUCTS[(int) (a << 8 | b)] & 0xff;
    }
    return split(a, b, level);
  }

  private static long split(long a, long b, int level) {
    if (level == 0 || a < 2 && a >= 0 || b < 2 && b >= 0) {
      return a * b;
    }
    int half = 1 << level - 1;
    long mask = (1L << half) - 1;
    long lows = part(a & mask, b & mask, level - 1);
    long highs = part(a >>> half, b >>> half, level - 1);
    long both = part(a & mask ^ a >>> half, b & mask ^ b >>> half, level - 1);
    return (both ^ lows) << half | (lows ^ part(highs, 1L << half - 1, level - 1));
  }

  /** The product of halves: the table holds what is below it only once it is made. */
  private static long part(long a, long b, int level) {
    return level < TABLED ? split(a, b, level) : product(a, b, level);
  }

  /**
   * The number whose product with x is 1. With the conjugate c of x over the field of half as many
   * digits, x * c is in that field.
   *
   * @throws ArithmeticException if x is 0
   */
  static BigInteger inverse(BigInteger x) {
    if (x.signum() == 0) {
      throw new ArithmeticException("the nimber 0, which has no inverse");
    } else if (x.bitLength() < 2) {
      return x;
    }
    int level = level(x);
    int half = 1 << level - 1;
    BigInteger high = x.shiftRight(half);
    BigInteger conjugate = x.xor(high);
    return product(conjugate, inverse(product(x, conjugate)));
  }

  /** The number whose square is x, which is the only one: of 2^n numbers, x^(2^(n-1)). */
  static BigInteger squareRoot(BigInteger x) {
    if (x.bitLength() < 2) {
      return x;
    }
    // With x = aF + b and sqrt(F) = F + sqrt(F/2): sqrt(x) = sqrt(a) F + sqrt(a) sqrt(F/2) +
    // sqrt(b).
    int level = level(x);
    int half = 1 << level - 1;
    BigInteger high = x.shiftRight(half);
    BigInteger a = squareRoot(high);
    BigInteger b = squareRoot(low(x, high, half));
    BigInteger rest = squareRoot(BigInteger.ONE.shiftLeft(half - 1));
    return a.shiftLeft(half).xor(product(a, rest)).xor(b);
  }
}
