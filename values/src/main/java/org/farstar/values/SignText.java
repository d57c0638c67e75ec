package org.farstar.values;

import java.math.BigInteger;

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

  /** See {@link SignExpansion#parse(String)}. */
  static SignExpansion parse(String text) {
    SignExpansion.Builder signs = new SignExpansion.Builder();
    if (text.strip().equals(EMPTY)) {
      return SignExpansion.EMPTY;
    }
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '+' || c == '-') {
        int end = endOfRepetition(text, at);
        BigInteger count = end == at ? BigInteger.ONE : DecimalText.parse(text, at + 1, end);
        signs.append(c == '+' ? Sign.PLUS : Sign.MINUS, count);
        at = end;
      } else if (c != ' ') {
        throw new NotationException(
            text,
            at,
            NotationException.at(text, at - 1),
            "'+' or '-', with a repetition as in +^1000");
      }
    }
    return signs.build();
  }

  /** The end of {@code ^1000} if it stands here, otherwise {@code at}. */
  private static int endOfRepetition(String text, int at) {
    if (at == text.length() || text.charAt(at) != '^') {
      return at;
    }
    int end = DecimalText.endOfDigits(text, at + 1);
    if (end == at + 1) {
      throw new NotationException(
          text, end + 1, NotationException.at(text, end), "a number of repetitions");
    }
    return end;
  }
}
