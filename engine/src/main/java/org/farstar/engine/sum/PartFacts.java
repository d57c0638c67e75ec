package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.shortgame.ShortGame;

/**
 * What is known of a part of a sum.
 *
 * @param value its value; null where it has none yet
 * @param clauses what is known of it otherwise, such as who wins it alone
 */
public record PartFacts(ShortGame value, List<String> clauses) {
  /** Nothing. */
  public static final PartFacts NONE = new PartFacts(null, List.of());

  /** A value that is longer is described by its stops. */
  private static final int READABLE = 160;

  public PartFacts {
    clauses = List.copyOf(clauses);
  }

  /** The value in full, or that it is not known, and the clauses. */
  public String full() {
    if (value != null) {
      return value.toString();
    }
    List<String> all = new ArrayList<>(List.of("not valued"));
    all.addAll(clauses);
    return String.join("; ", all);
  }

  /** The same; of a value too long to read its stops, its mean value and its temperature. */
  public String brief() {
    String full = full();
    return value == null || full.length() <= READABLE
        ? full
        : "Left stop "
            + value.leftStop()
            + "; Right stop "
            + value.rightStop()
            + "; mean value "
            + value.mean()
            + "; temperature "
            + value.temperature()
            + "; a canonical form of "
            + full.length()
            + " characters";
  }
}
