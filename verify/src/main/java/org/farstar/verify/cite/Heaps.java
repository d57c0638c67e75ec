package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** Numbers as positions have them, and nimbers as values are written. */
final class Heaps {
  // Possessive, here and in the other rules: an alternative for each number would take the stack.
  private static final Pattern NUMBERS =
      Pattern.compile("(0|[1-9][0-9]{0,3999})( [1-9][0-9]{0,3999})*+");

  private Heaps() {}

  /** Numbers with single blanks between. */
  static Optional<List<BigInteger>> read(String text) {
    return NUMBERS.matcher(text).matches()
        ? Optional.of(Arrays.stream(text.split(" ")).map(BigInteger::new).toList())
        : Optional.empty();
  }

  /** Of an impartial position worth so much. */
  static Conclusion nimber(BigInteger k, Theorem... theorems) {
    String value = k.signum() == 0 ? "0" : k.equals(BigInteger.ONE) ? "*" : "*" + k;
    return new Conclusion(
        List.of(theorems), k.signum() == 0 ? Outcome.P : Outcome.N, Optional.of(value));
  }
}
