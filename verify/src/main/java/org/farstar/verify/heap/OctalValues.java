package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Grundy values of the heaps 0, 1, 2, ... of an octal or hexadecimal game as a certificate has
 * them, and the period with which they go on, plain or with a saltus.
 *
 * <p>Each value is compared with the least number that no option has. With a period p from n0 &gt;
 * 0 on this is done as far as the theorem asks (Guy and Smith, 1956): if the period holds below h
 * n0 + h p + k, where k is the last place of the code and h the most heaps that a move leaves, at
 * least 2, it holds for ever. With a saltus s, a power of two, it must hold below n0 + 13 Q, where
 * Q = 2^i p is at least 2 n0 + k - p - 2 and all values below heap n0 + p are below 2^i s. Any
 * other saltus is one for {@link SaltusSums}.
 */
final class OctalValues {
  private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
  private static final Pattern NATURAL = Pattern.compile(NUMBER);
  private static final Pattern TITLE =
      Pattern.compile(
          "([048C]\\.[0-9A-F]{1,1000})( period "
              + NUMBER
              + " from "
              + NUMBER
              + "( saltus "
              + NUMBER
              + ")?)?");
  private static final String VALUES = " values ";

  /** With a saltus no larger heap is compared. */
  private static final int LARGEST = 2000;

  private final String code;

  /** The length of the period, 0 for none. */
  private final int period;

  private final int from;
  private final int saltus;
  private final int[] values;

  private OctalValues(String code, int period, int from, int saltus, int[] values) {
    this.code = code;
    this.period = period;
    this.from = from;
    this.saltus = saltus;
    this.values = values;
  }

  /** The line of a certificate. */
  static String line(String code, int period, int from, int saltus, List<Integer> values) {
    return code
        + (period == 0 ? "" : " period " + period + " from " + from)
        + (saltus == 0 ? "" : " saltus " + saltus)
        + VALUES
        + values.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** Reads a line; empty if it is not one. */
  static Optional<OctalValues> read(String line) {
    int at = line.indexOf(VALUES);
    Matcher title = TITLE.matcher(at < 0 ? "" : line.substring(0, at));
    if (!title.matches()) {
      return Optional.empty();
    }
    String[] words = line.substring(at + VALUES.length()).split(" ", -1);
    int[] values = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      if (!NATURAL.matcher(words[i]).matches()) {
        return Optional.empty();
      }
      values[i] = Integer.parseInt(words[i]);
    }
    boolean periodic = title.group(2) != null;
    int period = periodic ? Integer.parseInt(title.group(3)) : 0;
    int from = periodic ? Integer.parseInt(title.group(4)) : 0;
    int saltus = periodic && title.group(5) != null ? Integer.parseInt(title.group(6)) : 0;
    return periodic && (period == 0 || from == 0 || from + period != values.length)
            || periodic && saltus == 0 && title.group(5) != null
        ? Optional.empty()
        : Optional.of(new OctalValues(title.group(1), period, from, saltus, values));
  }

  String code() {
    return code;
  }

  /** What was checked, in words. */
  String theorem() {
    return period == 0
        ? ""
        : "heaps of "
            + code
            + " have the period "
            + period
            + (saltus == 0 ? "" : " and the saltus " + saltus)
            + " from heap "
            + from
            + " on, checked to heap "
            + last()
            + (saltus == 0 ? " (Guy and Smith)" : " (docs/papers/rulesets.md)");
  }

  /** The last heap whose value is compared. */
  private long last() {
    if (period == 0) {
      return values.length - 1;
    }
    int places = code.length() - 2;
    int heaps = code.chars().anyMatch(digit -> digit >= '8') ? 3 : 2;
    if (saltus == 0) {
      return (long) heaps * (from + period) + places - 1;
    }
    if (Integer.bitCount(saltus) > 1) {
      return SaltusSums.last(places, period, from);
    }
    int most = Arrays.stream(values).max().getAsInt();
    long limit = saltus;
    long shift = period;
    while (limit <= most || shift < 2L * from + places - period - 2) {
      limit *= 2;
      shift *= 2;
    }
    return from + 13 * shift - 1;
  }

  /** Whether a saltus would have to be compared to a heap beyond all bounds. */
  boolean tooFar() {
    return saltus > 0 && last() > LARGEST;
  }

  /** Whether a theorem says that the values go on so, where they agree as far as it asks. */
  boolean goesOn(Runnable checkStop) {
    return Integer.bitCount(saltus) < 2
        || new SaltusSums(code, period, from, saltus, values).hold(checkStop);
  }

  /** Compares the values; the first heap that has another one, where there is such a heap. */
  Optional<Integer> wrong(Runnable checkStop) {
    for (int heap = 0; heap <= last(); heap++) {
      if (value(heap) != least(heap, checkStop)) {
        return Optional.of(heap);
      }
    }
    return Optional.empty();
  }

  /** The least number that is the value of no option. */
  private int least(int heap, Runnable checkStop) {
    BitSet seen = new BitSet();
    HeapOptions.each(
        code,
        heap,
        checkStop,
        (one, two, three) -> seen.set(value(one) ^ value(two) ^ value(three)));
    return seen.nextClearBit(0);
  }

  private int value(int heap) {
    if (heap < values.length) {
      return values[heap];
    }
    return values[from + (heap - from) % period] + saltus * ((heap - from) / period);
  }

  /** The value of a heap of any size; empty where the values end before it. */
  Optional<BigInteger> value(BigInteger heap) {
    if (heap.compareTo(BigInteger.valueOf(values.length)) < 0) {
      return Optional.of(BigInteger.valueOf(values[heap.intValueExact()]));
    }
    if (period == 0) {
      return Optional.empty();
    }
    BigInteger[] periods =
        heap.subtract(BigInteger.valueOf(from)).divideAndRemainder(BigInteger.valueOf(period));
    return Optional.of(
        BigInteger.valueOf(values[from + periods[1].intValueExact()])
            .add(BigInteger.valueOf(saltus).multiply(periods[0])));
  }
}
