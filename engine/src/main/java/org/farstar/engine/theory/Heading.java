package org.farstar.engine.theory;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What stands above the parts of an answer, or before them; a {@link Wording} may say it otherwise.
 */
public enum Heading {
  /** Above the steps of a reason. */
  WHY("Why"),
  /** Above the steps that are known where a position was not decided. */
  KNOWN("What is known"),
  /** Above the statements that an answer cites. */
  STATEMENTS("Statements"),
  /** Behind the name of a player, before that player's winning moves. */
  MOVING_FIRST("moving first"),
  /** In place of winning moves. */
  NO_MOVE("no winning move"),
  /** Behind the number 1. */
  ONE_MOVE("winning move"),
  /** Behind another number. */
  MOVES("winning moves"),
  /** In place of a number and what is counted. */
  UNCOUNTED("winning moves, not counted"),
  /** Above a list of moves. */
  MOVE("move"),
  /** Above the positions that they lead to. */
  TO("to");

  private final String english;

  Heading(String english) {
    this.english = english;
  }

  /** The usual text, which also names it in the file of a wording. */
  public String english() {
    return english;
  }

  static Optional<Heading> of(String english) {
    return Arrays.stream(values()).filter(each -> each.english.equals(english)).findFirst();
  }

  /** The names of all of them, as a list to read. */
  static String allNames() {
    return Arrays.stream(values()).map(Heading::english).collect(Collectors.joining("; "));
  }
}
