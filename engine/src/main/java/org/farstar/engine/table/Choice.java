package org.farstar.engine.table;

import java.util.List;

/**
 * Something about a whole table that can be chosen: the option {@code --NAME WORD}.
 *
 * @param name a lower-case word
 * @param what one clause about it
 * @param allowed the words that may be chosen, the usual one first; a single one where any text may
 *     be, the table says which
 */
public record Choice(String name, String what, List<String> allowed) {
  private static final String NO = "no";
  private static final String YES = "yes";

  public Choice {
    allowed = List.copyOf(allowed);
  }

  /** A switch, off by default: the option {@code --NAME} alone says yes. */
  public static Choice flag(String name, String what) {
    return new Choice(name, what, List.of(NO, YES));
  }

  /** A text, the table says which ones it understands. */
  public static Choice text(String name, String what, String usual) {
    return new Choice(name, what, List.of(usual));
  }

  /** Whether this is a switch. */
  public boolean isFlag() {
    return allowed.equals(List.of(NO, YES));
  }

  /** What it is by default. */
  public String usual() {
    return allowed.get(0);
  }
}
