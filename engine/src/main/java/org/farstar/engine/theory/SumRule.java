package org.farstar.engine.theory;

import java.util.Arrays;
import java.util.Locale;

/** What decides a sum without a move, as a step of a reason names it. */
public enum SumRule {
  /** The parts that do not cancel are numbers, ups and stars, whose sum is known. */
  VALUE,
  /** It is known who wins each part alone. */
  SIGNS,
  /** The mean values add up, and the greatest temperature bounds what the first move gains. */
  TEMPERATURE,
  /** The stops of the parts bound the stop of the sum. */
  STOPS,
  /** Two values were compared, or one with 0. */
  COMPARE,
  /** The atomic weights of all-small parts add up. */
  ATOMIC_WEIGHT;

  /** The name in answers. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All names. */
  static String[] ids() {
    return Arrays.stream(values()).map(SumRule::id).toArray(String[]::new);
  }
}
