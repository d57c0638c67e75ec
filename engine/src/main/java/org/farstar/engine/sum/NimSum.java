package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
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

  /** The exclusive or of these values, or 0 if there are none. */
  public static BigInteger of(List<BigInteger> values) {
    return values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
  }

  /**
   * The step that adds Grundy values, column by column where they are short.
   *
   * @param values the values
   * @param of what they are the values of: heaps, terms or coordinates
   * @param cite the statement the step rests on
   * @param alone whether the total decides who wins, so that the step says why; false where these
   *     values make up only a part of something larger
   */
  public static Step step(List<BigInteger> values, String of, Statement cite, boolean alone) {
    BigInteger total = of(values);
    int width = Math.max(1, values.stream().mapToInt(BigInteger::bitLength).max().orElse(1));
    Optional<BigInteger> lowered = alone ? lowered(values, total) : Optional.empty();
    boolean columns = width <= COLUMNS && values.size() <= ROWS;
    return Step.of(StepKind.SUM, cite)
        .with("of", of)
        .with("values", values.stream().map(BigInteger::toString).toList())
        .with("total", total.toString())
        .with("width", columns ? Optional.of(width) : Optional.empty())
        .with("alone", alone)
        .with("from", lowered.map(BigInteger::toString))
        .with("to", lowered.map(total::xor).map(BigInteger::toString));
  }

  /** A value with the leading digit of the sum, which a move may lower so that the sum is 0. */
  private static Optional<BigInteger> lowered(List<BigInteger> values, BigInteger total) {
    return values.stream()
        .filter(value -> total.signum() > 0 && value.testBit(total.bitLength() - 1))
        .findFirst();
  }
}
