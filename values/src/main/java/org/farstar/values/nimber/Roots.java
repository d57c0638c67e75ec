package org.farstar.values.nimber;

import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The nimbers whose p-th roots the generators are: the p-th power of the generator w^(w^k), p the
 * k-th odd prime, is the least nimber below it without a p-th root below it. By Lenstra's theorem
 * that is kappa + m, where kappa depends on the order f of 2 modulo p, and m is finite.
 */
final class Roots {
  private static final Map<Integer, OrdinalNimber> KNOWN = new HashMap<>();

  private Roots() {}

  /** What the p-th power of the generator of the k-th odd prime p is. */
  static synchronized OrdinalNimber of(int k) {
    OrdinalNimber known = KNOWN.get(k);
    if (known == null) {
      OrdinalNimber excess = OrdinalNimber.of(Primes.excess(k));
      known = kappa(order(Primes.odd(k))).plus(excess);
      KNOWN.put(k, known);
    }
    return known;
  }

  /** The least f with p a divisor of 2^f - 1. */
  static int order(int p) {
    int f = 1;
    for (int power = 2 % p; power != 1; power = power * 2 % p) {
      f++;
    }
    return f;
  }

  /**
   * The least nimber whose degree over the field of two is a multiple of f: a sum of generators of
   * prime powers that divide f, the largest prime first, each taken where the degree is no multiple
   * of it yet.
   */
  static OrdinalNimber kappa(int f) {
    OrdinalNimber sum = OrdinalNimber.ZERO;
    BigInteger degree = BigInteger.ONE;
    for (Map.Entry<Integer, Integer> power : primePowers(f).entrySet()) {
      int p = power.getKey();
      int exponent = power.getValue();
      BigInteger q = BigInteger.valueOf(p).pow(exponent);
      if (degree.mod(q).signum() != 0) {
        OrdinalNimber generator =
            p == 2
                ? OrdinalNimber.of(BigInteger.ONE.shiftLeft(1 << exponent - 1))
                : OrdinalNimber.of(Monomial.generator(Primes.number(p), exponent - 1));
        sum = sum.plus(generator);
        degree = sum.degree();
      }
    }
    return sum;
  }

  /** The primes that divide a number, the largest first, with their exponents. */
  private static Map<Integer, Integer> primePowers(int n) {
    Map<Integer, Integer> powers = new TreeMap<>(Collections.reverseOrder());
    int rest = n;
    for (int p = 2; rest > 1; p++) {
      for (; rest % p == 0; rest /= p) {
        powers.merge(p, 1, Integer::sum);
      }
    }
    return powers;
  }
}
