package org.farstar.values;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.values.text.NotationException;

/**
 * A literal form {@code {a, b | c}} of a number, its options being numbers in canonical form.
 *
 * <p>Two forms are equal if they have the same options in the same order, which is not equality of
 * values: {@code {-1/2|1/4}} and {@code {|}} are different forms of 0. The difference shows in
 * ordinal sums, which depend on the form of the base. Where only the value matters, {@link
 * Dyadic#ofOptions} is enough.
 *
 * @param left the Left options
 * @param right the Right options, all of them above all Left options
 */
public record NumberForm(List<Dyadic> left, List<Dyadic> right) {

  /**
   * Makes a form.
   *
   * @throws IllegalArgumentException if a Left option is not below a Right option, naming the
   *     greatest and the least of them
   */
  public NumberForm {
    left = List.copyOf(left);
    right = List.copyOf(right);
    Optional<Dyadic> lo = left.stream().max(Dyadic::compareTo);
    Optional<Dyadic> hi = right.stream().min(Dyadic::compareTo);
    if (lo.isPresent() && hi.isPresent() && lo.get().compareTo(hi.get()) >= 0) {
      throw new IllegalArgumentException(
          "is not a number: Left option "
              + NotationException.shorten(lo.get().toString())
              + " is not below Right option "
              + NotationException.shorten(hi.get().toString()));
    }
  }

  /** The canonical form of a number. */
  public static NumberForm canonical(Dyadic number) {
    return new NumberForm(
        number.leftOption().stream().toList(), number.rightOption().stream().toList());
  }

  /** The number: the simplest one that is above all Left and below all Right options. */
  public Dyadic value() {
    return Dyadic.simplestBetween(greatestLeft(), leastRight());
  }

  /**
   * The literal ordinal sum of this form G and the canonical form of H,
   *
   * <pre>
   *   G:H = { G^L, G:H^L | G^R, G:H^R },
   * </pre>
   *
   * by the definition, where the options G:H^L and G:H^R are given by their values (definition and
   * theorem 2.3 of 'The game of flipping coins', section 2).
   *
   * <p>The canonical options of H, their options and so on are the prefixes of the sign expansion
   * of H, so the recursion is a loop over the signs, each taking time linear in the digits of the
   * value so far: quadratic in the birthday of H in all. Nothing is assumed of the result, in
   * particular not that a player prefers the exponent to the base. For canonical forms {@link
   * Dyadic#ordinalSum} gives the value in linear time.
   */
  public NumberForm ordinalSum(Dyadic exponent) {
    NumberForm best =
        new NumberForm(greatestLeft().stream().toList(), leastRight().stream().toList());
    Optional<Dyadic> ofLeft = Optional.empty();
    Optional<Dyadic> ofRight = Optional.empty();
    for (SignExpansion.Run run : SignExpansion.of(exponent).runs()) {
      // This G:H is an option of every longer one, for Left if a plus follows and Right if a minus.
      for (long i = run.count().longValueExact(); i > 0; i--) {
        NumberForm soFar = new NumberForm(with(best.left, ofLeft), with(best.right, ofRight));
        Optional<Dyadic> sum = Optional.of(soFar.value());
        if (run.sign() == Sign.PLUS) {
          ofLeft = sum;
        } else {
          ofRight = sum;
        }
      }
    }
    return new NumberForm(with(left, ofLeft), with(right, ofRight));
  }

  private static List<Dyadic> with(List<Dyadic> options, Optional<Dyadic> more) {
    return Stream.concat(options.stream(), more.stream()).toList();
  }

  private Optional<Dyadic> greatestLeft() {
    return left.stream().max(Dyadic::compareTo);
  }

  private Optional<Dyadic> leastRight() {
    return right.stream().min(Dyadic::compareTo);
  }

  /** The form as {@code {a,b|c}}. */
  @Override
  public String toString() {
    return "{" + list(left) + "|" + list(right) + "}";
  }

  private static String list(List<Dyadic> options) {
    return options.stream().map(Dyadic::toString).collect(Collectors.joining(","));
  }
}
