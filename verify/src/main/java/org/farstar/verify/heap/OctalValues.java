package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Grundy values of the heaps 0, 1, 2, ... of an octal game as a certificate has them, and the
 * period with which they go on.
 *
 * <p>Each value is compared with the least number that no option has. With a period p from n0 &gt;
 * 0 on this is done as far as the theorem asks (Guy and Smith, 1956): if the period holds below 2
 * n0 + 2 p + k, where k is the last place of the code, it holds for ever.
 */
final class OctalValues {
  private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
  private static final Pattern NATURAL = Pattern.compile(NUMBER);
  private static final Pattern TITLE =
      Pattern.compile("([04]\\.[0-7]{1,1000})( period " + NUMBER + " from " + NUMBER + ")?");
  private static final String VALUES = " values ";

  private final String code;

  /** The length of the period, 0 for none. */
  private final int period;

  private final int from;
  private final int[] values;

  private OctalValues(String code, int period, int from, int[] values) {
    this.code = code;
    this.period = period;
    this.from = from;
    this.values = values;
  }

  /** The line of a certificate. */
  static String line(String code, int period, int from, List<Integer> values) {
    return code
        + (period == 0 ? "" : " period " + period + " from " + from)
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
    return periodic && (period == 0 || from == 0 || from + period != values.length)
        ? Optional.empty()
        : Optional.of(new OctalValues(title.group(1), period, from, values));
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
            + " from heap "
            + from
            + " on, checked to heap "
            + last()
            + " (Guy and Smith)";
  }

  /** The last heap whose value is compared. */
  private long last() {
    return period == 0 ? values.length - 1 : 2L * from + 2L * period + code.length() - 2 - 1;
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
    for (int taken = 0; taken < code.length() - 1 && taken <= heap; taken++) {
      checkStop.run();
      int digit = code.charAt(taken == 0 ? 0 : taken + 1) - '0';
      int rest = heap - taken;
      if ((digit & (rest == 0 ? 1 : 2)) != 0) {
        seen.set(value(rest));
      }
      for (int one = 1; (digit & 4) != 0 && one <= rest - one; one++) {
        seen.set(value(one) ^ value(rest - one));
      }
    }
    return seen.nextClearBit(0);
  }

  private int value(int heap) {
    return values[heap < values.length ? heap : from + (heap - from) % period];
  }

  /** The value of a heap of any size; empty where the values end before it. */
  Optional<Integer> value(BigInteger heap) {
    if (heap.compareTo(BigInteger.valueOf(values.length)) < 0) {
      return Optional.of(values[heap.intValueExact()]);
    }
    BigInteger first = BigInteger.valueOf(from);
    return period == 0
        ? Optional.empty()
        : Optional.of(
            values[from + heap.subtract(first).mod(BigInteger.valueOf(period)).intValueExact()]);
  }
}
