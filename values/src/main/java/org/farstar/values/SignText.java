package org.farstar.values;

import java.math.BigInteger;
import org.farstar.values.text.Scanner;

/** The text form of sign expansions. */
final class SignText {

  private static final BigInteger LONGEST_PLAIN = BigInteger.valueOf(32);
  private static final BigInteger LONGEST_PLAIN_RUN = BigInteger.valueOf(4);
  private static final String EMPTY = "()";

  private SignText() {}

  /** See {@link SignExpansion#toString()}. */
  static String print(SignExpansion signs) {
    if (signs.isEmpty()) {
      return EMPTY;
    }
    boolean plain = signs.length().compareTo(LONGEST_PLAIN) <= 0;
    StringBuilder text = new StringBuilder();
    for (SignExpansion.Run run : signs.runs()) {
      String symbol = String.valueOf(run.sign().symbol());
      if (plain || run.count().compareTo(LONGEST_PLAIN_RUN) <= 0) {
        text.append(symbol.repeat(run.count().intValueExact()));
      } else {
        text.append(symbol).append('^').append(run.count());
      }
    }
    return text.toString();
  }

  /** See {@link SignExpansion#read(String)}. */
  static SignExpansion read(String text) {
    SignExpansion.Builder signs = new SignExpansion.Builder();
    if (text.strip().equals(EMPTY)) {
      return SignExpansion.EMPTY;
    }
    Scanner at = new Scanner(text).blanks();
    while (!at.atEnd()) {
      Sign sign = at.is('-') ? Sign.MINUS : Sign.PLUS;
      if (!at.accept(sign.symbol())) {
        throw at.error("'+' or '-', with a repetition as in +^1000");
      }
      signs.append(sign, at.accept('^') ? at.digits("a number of repetitions") : BigInteger.ONE);
      at.blanks();
    }
    return signs.build();
  }
}
