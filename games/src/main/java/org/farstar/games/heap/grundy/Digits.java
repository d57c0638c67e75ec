package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.theory.Step;

/** Binary addition without carry, written out (Bouton). */
public final class Digits {
  /** Wider numbers are not written in columns. */
  private static final int COLUMNS = 40;

  private Digits() {}

  /**
   * The step that adds Grundy values.
   *
   * @param values the values
   * @param of what they are the values of, in the plural
   * @param cite what the step rests on
   * @param verdict whether to say who wins: not where this is a part of something larger
   */
  public static Step step(List<BigInteger> values, String of, String cite, boolean verdict) {
    BigInteger total = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    int width = Math.max(1, values.stream().mapToInt(BigInteger::bitLength).max().orElse(1));
    StringBuilder text = new StringBuilder();
    if (width <= COLUMNS) {
      text.append("The values of the ").append(of).append(" in binary, added without carry:");
      values.forEach(value -> text.append('\n').append(row(value, width)));
      text.append("\n  ").append("-".repeat(width)).append('\n').append(row(total, width));
    } else {
      text.append("The exclusive or of the values of the ").append(of).append(" is ");
      text.append(Naturals.shown(total)).append('.');
    }
    if (verdict) {
      text.append('\n').append(verdict(values, total));
    }
    return Step.of("sum", cite, text.toString())
        .with("values", values.stream().map(BigInteger::toString).collect(Collectors.toList()))
        .with("total", total.toString());
  }

  private static String row(BigInteger value, int width) {
    String digits = value.toString(2);
    return "  " + "0".repeat(width - digits.length()) + digits + "  = " + value;
  }

  private static String verdict(List<BigInteger> values, BigInteger total) {
    if (total.signum() == 0) {
      return "The sum is 0: every move changes one value and so leaves a sum other than 0, which"
          + " the opponent brings back to 0.";
    }
    BigInteger value =
        values.stream().filter(v -> v.testBit(total.bitLength() - 1)).findFirst().orElseThrow();
    return "The leading digit of the sum stands in the value "
        + Naturals.shown(value)
        + ": a move there to "
        + Naturals.shown(value.xor(total))
        + " makes the sum 0.";
  }
}
