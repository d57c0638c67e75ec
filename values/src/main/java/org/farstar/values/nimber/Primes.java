package org.farstar.values.nimber;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** The odd primes, whose generators powers of omega are, and what their roots are taken of. */
final class Primes {
  /** There is no use for more: the product with the generator of a large prime is not known. */
  private static final int LARGEST = 1 << 17;

  private static final int[] ODD = sieve();

  /**
   * For each odd prime p in order the finite part m of the least nimber kappa + m below the p-th
   * generator that has no p-th root there (Lenstra's excess); -1 where it is not known here.
   * Computed by the criterion of {@code OrdinalNimberTest.theExcessIsTheLeastWithoutARoot}.
   */
  private static final int[] EXCESS = {
    0, 0, 1, 1, 0, 0, 4, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, -1, 0, 0, 1, 0, 1,
    -1, 1, 0, 1, 4, -1, -1, -1, 0, -1, 0, 0, 0, 0, 1, -1, 1, 1, 0, 0, 1, 0, -1, -1, 0, -1, 0, -1, 0,
    0, 1, 1, -1, 0, 1, -1, 1, 0, -1, -1, 0, 0, -1, -1, 1, 0, 0, -1, 0, 1, 0, 1, -1, 0, 1, -1, -1,
    -1, -1, 1, 0, -1, -1, -1, 0, -1, 0, 0, -1, -1, -1, 1, 0, -1, 1, -1, 1, -1, 0, -1, -1, 0, 0, -1,
    -1, -1, -1, 0, 0, 1, 1, -1, 0,
  };

  private Primes() {}

  private static int[] sieve() {
    BitSet composite = new BitSet();
    for (int p = 3; p * p <= LARGEST; p += 2) {
      for (int n = p * p; !composite.get(p) && n <= LARGEST; n += 2 * p) {
        composite.set(n);
      }
    }
    return IntStream.rangeClosed(3, LARGEST).filter(n -> n % 2 == 1 && !composite.get(n)).toArray();
  }

  /** For how many of the first odd primes an excess is listed, known or not. */
  static int count() {
    return EXCESS.length;
  }

  /**
   * The k-th odd prime, from 0.
   *
   * @throws ArithmeticException if it is above 2^17
   */
  static int odd(int k) {
    if (k >= ODD.length) {
      throw new ArithmeticException("a nimber with w^(w^" + k + ") in it, which is too large here");
    }
    return ODD[k];
  }

  /** Whether the excess of the k-th odd prime is known here. */
  static boolean isKnown(int k) {
    return k < EXCESS.length && EXCESS[k] >= 0;
  }

  /**
   * The excess of the k-th odd prime.
   *
   * @throws ArithmeticException if it is not known here
   */
  static int excess(int k) {
    if (!isKnown(k)) {
      throw new ArithmeticException(
          "*(w^(w^" + k + ")), of whose power " + odd(k) + " no value is known here");
    }
    return EXCESS[k];
  }

  /**
   * The number of an odd prime, from 0.
   *
   * @throws IllegalArgumentException where it is not an odd prime below 2^17
   */
  static int number(int prime) {
    int k = Arrays.binarySearch(ODD, prime);
    if (k < 0) {
      throw new IllegalArgumentException(prime + ", which is not an odd prime below " + LARGEST);
    }
    return k;
  }
}
