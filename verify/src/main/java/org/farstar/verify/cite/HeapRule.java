package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Heaps whose values a formula gives, added as in Nim: 1 to k may be taken; or an even number, but
 * not all, or the whole of an odd heap.
 */
final class HeapRule {
  private static final Pattern SET = Pattern.compile("\\{(1(?:,[1-9][0-9]{0,8})*+)\\}: (.*)");
  private static final long USUAL = 4;

  private HeapRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher set = SET.matcher(position);
    boolean ofSet = theorem == Theorem.INTERVAL && set.matches();
    long most = ofSet ? interval(set.group(1)) : USUAL;
    if (!data.isEmpty() || most == 0) {
      return Optional.empty();
    }
    BigInteger modulus = BigInteger.valueOf(most + 1);
    UnaryOperator<BigInteger> value =
        theorem == Theorem.INTERVAL ? heap -> heap.mod(modulus) : HeapRule::even;
    return Heaps.read(ofSet ? set.group(2) : position)
        .map(heaps -> heaps.stream().map(value).reduce(BigInteger.ZERO, BigInteger::xor))
        .map(total -> Heaps.nimber(total, theorem, Theorem.SUM));
  }

  /** The k of a set 1,2,...,k, or 0. */
  private static long interval(String set) {
    long[] numbers = Arrays.stream(set.split(",")).mapToLong(Long::parseLong).toArray();
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != i + 1) {
        return 0;
      }
    }
    return numbers.length;
  }

  private static BigInteger even(BigInteger heap) {
    BigInteger half = heap.shiftRight(1);
    return heap.signum() == 0
        ? heap
        : heap.testBit(0) ? half.add(BigInteger.ONE) : half.subtract(BigInteger.ONE);
  }
}
