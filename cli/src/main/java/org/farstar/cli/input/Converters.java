package org.farstar.cli.input;

import java.time.Duration;
import org.farstar.ask.input.Quantity;
import org.farstar.values.text.NotationException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers with and without units as the values of options. */
public final class Converters {
  private Converters() {}

  /** {@code 500ms}, {@code 30s}, {@code 2m}, {@code 1h}. */
  public static final class Time implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      return Duration.ofMillis(read(Quantity.TIME, text));
    }
  }

  /** {@code 250000}, {@code 500k}, {@code 10M}, {@code 2G}. */
  public static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return read(Quantity.COUNT, text);
    }
  }

  /** {@code 512m}, {@code 4g}, in powers of 1024. */
  public static final class Size implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return read(Quantity.SIZE, text);
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

  private static long read(Quantity quantity, String text) {
    try {
      return quantity.read(text);
    } catch (NotationException e) {
      throw new TypeConversionException("found " + e.found() + ", allowed: " + e.allowed());
    }
  }
}
