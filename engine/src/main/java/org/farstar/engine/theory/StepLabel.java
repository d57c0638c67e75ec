package org.farstar.engine.theory;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a template asks of a datum, as it is written before a case: a word, a number, {@code 2..4},
 * {@code 5..}, {@code *1} and {@code *2..*4} for the last digits, {@code even}, {@code odd}, {@code
 * negative}, {@code yes}, {@code no}, {@code given}, {@code none}, and {@code =key} for as much as
 * another datum. Of a list the number of its entries is meant.
 *
 * @param text the label
 */
record StepLabel(String text) {
  private static final Pattern RANGE =
      Pattern.compile("(\\*?)(-?\\d+)(?:(\\.\\.)(?:\\*?(-?\\d+))?)?");

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,400}");

  private static final List<String> OF_NUMBERS = List.of("even", "odd", "negative");

  /** Whether a datum is so; it is null where the step lacks it. */
  boolean matches(Object value, StepScope scope) {
    if (text.equals("none")) {
      return value == null || value.equals("") || value.equals("none");
    }
    if (value == null) {
      return false;
    }
    if (text.equals("given") || value.equals(text)) {
      return true;
    }
    if (value instanceof Boolean flag) {
      return flag ? text.equals("yes") : text.equals("no");
    }
    if (text.startsWith("=")) {
      return same(value, scope.value(text.substring(1)));
    }
    Optional<BigInteger> number = number(value);
    return switch (text) {
      case "even" -> number.filter(n -> !n.testBit(0)).isPresent();
      case "odd" -> number.filter(n -> n.testBit(0)).isPresent();
      case "negative" -> value.toString().startsWith("-");
      default -> number.filter(this::inRange).isPresent();
    };
  }

  private static boolean same(Object one, Object other) {
    if (other == null) {
      return false;
    }
    Optional<BigInteger> number = number(one);
    return number.isPresent() ? number.equals(number(other)) : one.equals(other);
  }

  /** A number, or how many entries a list has. */
  private static Optional<BigInteger> number(Object value) {
    if (value instanceof List<?> list) {
      return Optional.of(BigInteger.valueOf(list.size()));
    }
    String written = value.toString();
    return NUMBER.matcher(written).matches()
        ? Optional.of(new BigInteger(written))
        : Optional.empty();
  }

  private boolean inRange(BigInteger number) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      return false;
    }
    BigInteger low = new BigInteger(range.group(2));
    BigInteger seen =
        range.group(1).isEmpty()
            ? number
            : number.abs().mod(BigInteger.TEN.pow(range.group(2).length()));
    boolean open = range.group(3) != null && range.group(4) == null;
    BigInteger high = range.group(4) == null ? low : new BigInteger(range.group(4));
    return seen.compareTo(low) >= 0 && (open || seen.compareTo(high) <= 0);
  }

  /** Whether it asks for one of the words of a datum, and not for a number or for its presence. */
  boolean isWord() {
    return !text.equals("none")
        && !text.equals("given")
        && !text.startsWith("=")
        && !OF_NUMBERS.contains(text)
        && !RANGE.matcher(text).matches();
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).

  @Override
  public boolean equals(Object other) {
    return other instanceof StepLabel that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
