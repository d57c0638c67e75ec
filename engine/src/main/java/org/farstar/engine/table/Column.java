package org.farstar.engine.table;

/**
 * A column of a table.
 *
 * @param name one lower-case word or a few; the key in JSON
 * @param kind what stands in it
 */
public record Column(String name, Kind kind) {
  /** What stands in a column. */
  public enum Kind {
    /** An axis: an integer. */
    NUMBER,
    /** Another thing that the row is about, such as a position. */
    LABEL,
    /** What was found out. */
    RESULT
  }

  /** A column of an axis. */
  public static Column number(String name) {
    return new Column(name, Kind.NUMBER);
  }

  /** A column that says what the row is about. */
  public static Column label(String name) {
    return new Column(name, Kind.LABEL);
  }

  /** A column of what was found out. */
  public static Column result(String name) {
    return new Column(name, Kind.RESULT);
  }
}
