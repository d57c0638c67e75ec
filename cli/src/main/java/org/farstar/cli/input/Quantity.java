package org.farstar.cli.input;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers with units, as they are typed: {@code 30s}, {@code 10M}, {@code 4g}. */
public final class Quantity {
  private static final Pattern FORM = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)([A-Za-z]*)");

  private static final Map<String, Long> TIMES = units("ms", 1, "s", 1000, "m", 60_000);
  private static final Map<String, Long> COUNTS = units("", 1, "k", 1000, "m", 1_000_000);
  private static final Map<String, Long> SIZES = units("", 1, "k", 1 << 10, "m", 1 << 20);

  static {
    TIMES.put("h", 3_600_000L);
    COUNTS.put("g", 1_000_000_000L);
    SIZES.put("g", 1L << 30);
  }

  private Quantity() {}

  private static Map<String, Long> units(
      String a, long first, String b, long second, String c, long third) {
    Map<String, Long> units = new LinkedHashMap<>();
    units.put(a, first);
    units.put(b, second);
    units.put(c, third);
    return units;
  }

  /** {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1h}. */
  public static final class Time implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      return Duration.ofMillis(read(text, TIMES, "a time such as 500ms, 30s, 2m or 1h"));
    }
  }

  /** {@code 250000}, {@code 500k}, {@code 10M}, {@code 2G}. */
  public static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return read(text, COUNTS, "a number such as 250000, 500k, 10M or 2G");
    }
  }

  /** {@code 512m}, {@code 4g}, in powers of 1024. */
  public static final class Size implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return read(text, SIZES, "a size such as 512m or 4g");
    }
  }

  /** {@code 14}, without a unit. */
  public static final class Whole implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      if (!text.matches("[0-9]{1,9}")) {
        throw new TypeConversionException(
            "found '" + text + "', allowed: a number from 0 to 999999999");
      }
      return Integer.valueOf(text);
    }
  }

  private static long read(String text, Map<String, Long> units, String allowed) {
    Matcher form = FORM.matcher(text);
    if (form.matches() && units.containsKey(form.group(2).toLowerCase(Locale.ROOT))) {
      long unit = units.get(form.group(2).toLowerCase(Locale.ROOT));
      BigDecimal total = new BigDecimal(form.group(1)).multiply(BigDecimal.valueOf(unit));
      // Nanoseconds of the longest time must fit a long.
      if (total.compareTo(BigDecimal.valueOf(Long.MAX_VALUE / 1_000_000)) <= 0) {
        return total.setScale(0, RoundingMode.CEILING).longValueExact();
      }
    }
    throw new TypeConversionException("found '" + text + "', allowed: " + allowed);
  }
}
