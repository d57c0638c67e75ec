package org.farstar.ask.input;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** Numbers with units, as they are typed: {@code 30s}, {@code 10M}, {@code 4g}. */
public enum Quantity {
  /** In milliseconds: {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1h}. */
  TIME(
      "a time such as 500ms, 30s, 2m or 1h",
      Map.of("ms", 1L, "s", 1000L, "m", 60_000L, "h", 3_600_000L)),

  /** {@code 250000}, {@code 500k}, {@code 10M}, {@code 2G}. */
  COUNT(
      "a number such as 250000, 500k, 10M or 2G",
      Map.of("", 1L, "k", 1000L, "m", 1_000_000L, "g", 1_000_000_000L)),

  /** In bytes: {@code 512m}, {@code 4g}, in powers of 1024. */
  SIZE("a size such as 512m or 4g", Map.of("", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30));

  /** Nanoseconds of the longest time must fit a long. */
  private static final BigDecimal LARGEST = BigDecimal.valueOf(Long.MAX_VALUE / 1_000_000);

  private final String allowed;
  private final Map<String, Long> units;

  Quantity(String allowed, Map<String, Long> units) {
    this.allowed = allowed;
    this.units = units;
  }

  /**
   * Reads a number with or without decimals and a unit in small or capital letters; rounds up.
   *
   * @throws NotationException about the whole text, if it is anything else or too large
   */
  public long read(String text) {
    Scanner at = new Scanner(text);
    String whole = at.takeWhile(Scanner::isDigit);
    String decimals = at.accept('.') ? at.takeWhile(Scanner::isDigit) : "0";
    Long unit = units.get(at.rest().stretch().toLowerCase(Locale.ROOT));
    if (whole.isEmpty() || decimals.isEmpty() || unit == null) {
      throw at.stretchError(allowed);
    }
    BigDecimal total = new BigDecimal(whole + "." + decimals).multiply(BigDecimal.valueOf(unit));
    if (total.compareTo(LARGEST) > 0) {
      throw at.stretchError(allowed);
    }
    return total.setScale(0, RoundingMode.CEILING).longValueExact();
  }
}
