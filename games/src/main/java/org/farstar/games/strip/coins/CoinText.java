package org.farstar.games.strip.coins;

import org.farstar.engine.theory.Digits;

/** How the parts of an explanation are written. */
final class CoinText {
  private CoinText() {}

  static String times(long count) {
    return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
  }

  /** The value of a base with the form that gives it. */
  static String base(OrdinalSumForm.Base base, String coins) {
    if (base.length() == 0) {
      return "No coin shows tails: 0";
    }
    String value = Digits.shown(base.value());
    if (base.ones() < 0) {
      return coins + " is 0^r 1 with r=" + base.p() + ", worth -r = " + value;
    }
    return coins
        + " is 1^a 0^p 1 0^q 1 with a="
        + base.ones()
        + " p="
        + base.p()
        + " q="
        + base.q()
        + ", worth floor(a/2) + 1/2^(2p+q) = "
        + value;
  }

  /** An exponent with the form that gives it. */
  static String exponent(OrdinalSumForm.Exponent exponent, String coins) {
    return "("
        + coins
        + ") is 0^p 1 0^q 1 with p="
        + exponent.p()
        + " q="
        + exponent.q()
        + ": exponent 1/2^(2p+q-1) = "
        + Digits.shown(exponent.value());
  }
}
