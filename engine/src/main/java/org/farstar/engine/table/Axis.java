package org.farstar.engine.table;

import java.util.Optional;

/**
 * An integer that a table runs through: the option {@code --NAME RANGE}.
 *
 * @param name a lower-case word
 * @param what one clause about it
 * @param least the least value that makes sense
 * @param usual what it runs through by default; empty where it must be told
 */
public record Axis(String name, String what, long least, Optional<Range> usual) {
  /** An axis that runs from one value to another by default. */
  public static Axis of(String name, String what, long least, long from, long to) {
    return new Axis(name, what, least, Optional.of(Range.of(from, to)));
  }
}
