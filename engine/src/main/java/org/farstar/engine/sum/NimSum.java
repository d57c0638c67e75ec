package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;

/** The exclusive or of Grundy values: binary addition without carry (Bouton). */
public final class NimSum {
  /** Wider numbers are not written in columns. */
  private static final int COLUMNS = 40;

  /** Nor are more numbers than these. */
  private static final int ROWS = 40;

  private NimSum() {}

  /** The exclusive or of these values, 0 where there are none. */
  public static BigInteger of(List<BigInteger> values) {
    return values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
  }

  /**
   * The step that adds Grundy values, column by column where they are short.
   *
   * @param values the values
   * @param what what they are the values of, in the plural, as {@code heaps}
   * @param cite the statement the step rests on
   * @param alone whether the total decides who wins, so that the step says why; false where these
   *     values make up only a part of something larger
   */
  public static Step step(List<BigInteger> values, String what, Statement cite, boolean alone) {
    BigInteger total = of(values);
    int width = Math.max(1, values.stream().mapToInt(BigInteger::bitLength).max().orElse(1));
    StringBuilder text = new StringBuilder();
    if (width <= COLUMNS && values.size() <= ROWS) {
      text.append("The values of the ").append(what).append(" in binary, added without carry:");
      values.forEach(value -> text.append('\n').append(row(value, width)));
      text.append("\n  ").append("-".repeat(width)).append('\n').append(row(total, width));
    } else {
      text.append("The exclusive or of the values of the ").append(what).append(" is ");
      text.append(Digits.shown(total)).append('.');
    }
    Optional<BigInteger> lowered = alone ? lowered(values, total) : Optional.empty();
    if (alone) {
      text.append('\n').append(verdict(lowered, total));
    }
    Step step =
        Step.of(StepKind.SUM, cite, text.toString())
            .with("values", values.stream().map(BigInteger::toString).toList())
            .with("total", total.toString());
    return lowered
        .map(from -> step.with("from", from.toString()).with("to", from.xor(total).toString()))
        .orElse(step);
  }

  /** A value with the leading digit of the sum, which a move may lower so that the sum is 0. */
  private static Optional<BigInteger> lowered(List<BigInteger> values, BigInteger total) {
    return values.stream()
        .filter(value -> total.signum() > 0 && value.testBit(total.bitLength() - 1))
        .findFirst();
  }

  private static String row(BigInteger value, int width) {
    String digits = value.toString(2);
    return "  " + "0".repeat(width - digits.length()) + digits + "  = " + value;
  }

  private static String verdict(Optional<BigInteger> lowered, BigInteger total) {
    return lowered
        .map(
            value ->
                "The leading digit of the sum stands in the value "
                    + Digits.shown(value)
                    + ": a move there to "
                    + Digits.shown(value.xor(total))
                    + " makes the sum 0.")
        .orElse(
            "The sum is 0: every move changes one value and so leaves a sum other than 0, which"
                + " the opponent brings back to 0.");
  }
}
