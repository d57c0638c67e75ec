package org.farstar.engine.table;

import java.util.Optional;
import org.farstar.values.text.NotationException;

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

  /**
   * Refuses a number that a table does not reach.
   *
   * @param name of its axis
   * @param most the largest that the table reaches
   * @throws NotationException where the number is larger
   */
  public static void checkMost(String name, long number, long most) {
    if (number > most) {
      throw new NotationException(
          Long.toString(number), 1, "'" + number + "'", name + " of at most " + most);
    }
  }
}
