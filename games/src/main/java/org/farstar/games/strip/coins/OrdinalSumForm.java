package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.Sign;
import org.farstar.values.SignExpansion;

/**
 * Steps 3 to 6 of the paper's algorithm: a reduced line as an ordinal sum of numbers.
 *
 * <p>From the right, two tails at a time are cut off together with the heads before them, {@code Q
 * = 0^p 1 0^q 1}, down to a base {@code 0^r 1} or {@code 1^a 0^p 1 0^q 1}. The base is a number by
 * Lemma 4.6, and each Q is one more exponent 1/2^(2p+q-1) by Lemma 4.5. The paper does not name the
 * line without coins, whose value is 0.
 *
 * <p>In sign expansions an ordinal sum of numbers is a concatenation, and 1/2^k is a plus and k
 * minus signs, so that the value takes linear time however many terms there are.
 *
 * @param base the base, G_i of the algorithm
 * @param exponents the Q's, from the one next to the base to the rightmost
 */
public record OrdinalSumForm(Base base, List<Exponent> exponents) {

  /**
   * The base of the ordinal sum.
   *
   * @param length how many coins it has
   * @param ones the a of {@code 1^a 0^p 1 0^q 1}, or -1 for {@code 0^r 1} and the empty line
   * @param p the p, or the r of {@code 0^r 1}; 0 for the empty line
   * @param q the q
   */
  public record Base(int length, int ones, int p, int q) {

    /** The signs of its value: -r, or floor(a/2) + 1/2^(2p+q) (Lemma 4.6). */
    void append(SignExpansion.Builder signs) {
      if (ones < 0) {
        signs.append(Sign.MINUS, p);
      } else {
        signs.append(Sign.PLUS, ones / 2 + 1);
        signs.append(Sign.MINUS, 2L * p + q);
      }
    }

    Dyadic value() {
      SignExpansion.Builder signs = new SignExpansion.Builder();
      append(signs);
      return signs.toDyadic();
    }
  }

  /**
   * One exponent, {@code Q = 0^p 1 0^q 1} with p + q at least 1.
   *
   * @param start how many coins stand before it
   * @param p its leading zeros
   * @param q the zeros between its tails
   */
  public record Exponent(int start, int p, int q) {
    public Exponent {
      if (p + q < 1) {
        throw new IllegalArgumentException("the line is not reduced: 11 behind a 1 at " + start);
      }
    }

    /** The k of 1/2^k (Lemma 4.5). */
    long halvings() {
      return 2L * p + q - 1;
    }

    /** The exponent as a number. */
    Dyadic value() {
      return Dyadic.ONE.shift(-Math.toIntExact(halvings()));
    }

    void append(SignExpansion.Builder signs) {
      signs.append(Sign.PLUS, 1);
      signs.append(Sign.MINUS, halvings());
    }
  }

  /** The form of a reduced line; linear time. */
  public static OrdinalSumForm of(CoinLine reduced) {
    return new Cutter(Runs.of(reduced)).cut();
  }

  /** The value; linear in the length of the line. */
  Dyadic value() {
    SignExpansion.Builder signs = new SignExpansion.Builder();
    base.append(signs);
    exponents.forEach(exponent -> exponent.append(signs));
    return signs.toDyadic();
  }

  /** Cuts tails off the right end of the runs. */
  private static final class Cutter {
    private final Runs runs;
    private int run;
    private int onesLeft;
    private int length;

    Cutter(Runs runs) {
      this.runs = runs;
      this.run = runs.count() - 1;
      this.onesLeft = run < 0 ? 0 : runs.ones(run);
      for (int i = 0; i <= run; i++) {
        length += runs.zeros(i) + runs.ones(i);
      }
    }

    OrdinalSumForm cut() {
      List<Exponent> exponents = new ArrayList<>();
      while (true) {
        int end = length;
        if (end == 0) {
          return form(new Base(0, -1, 0, 0), exponents);
        }
        int q = cutTail();
        if (length == 0) {
          // A single tail: its q is the r of 0^r 1.
          return form(new Base(end, -1, q, 0), exponents);
        }
        int p = cutTail();
        if (length == 0 || (run == 0 && runs.zeros(0) == 0)) {
          // What is left, if anything, is 1^a.
          return form(new Base(end, length, p, q), exponents);
        }
        exponents.add(new Exponent(length, p, q));
      }
    }

    /** Takes the last tail away, and the heads before it; returns how many heads. */
    private int cutTail() {
      onesLeft--;
      int zeros = 0;
      if (onesLeft == 0) {
        zeros = runs.zeros(run);
        run--;
        onesLeft = run < 0 ? 0 : runs.ones(run);
      }
      length -= 1 + zeros;
      return zeros;
    }

    private static OrdinalSumForm form(Base base, List<Exponent> exponents) {
      Collections.reverse(exponents);
      return new OrdinalSumForm(base, List.copyOf(exponents));
    }
  }
}
