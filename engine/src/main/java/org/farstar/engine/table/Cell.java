package org.farstar.engine.table;

import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;

/**
 * What stands in one cell of a table. It stays what it is until it is printed or kept; {@code
 * toString} is the plain text of it.
 */
public sealed interface Cell {
  /**
   * An integer: a point of an axis, a length, a count.
   *
   * @param number the integer
   */
  record Whole(long number) implements Cell {
    @Override
    public String toString() {
      return Long.toString(number);
    }

    // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
    @Override
    public boolean equals(Object other) {
      return other instanceof Whole that && number == that.number;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(number);
    }
  }

  /**
   * Who wins.
   *
   * @param outcome the outcome class
   * @param label what the game calls it, as printed
   */
  record Win(Outcome outcome, String label) implements Cell {
    @Override
    public String toString() {
      return label;
    }

    // Written out, as for whole numbers.
    @Override
    public boolean equals(Object other) {
      return other instanceof Win that && outcome == that.outcome && label.equals(that.label);
    }

    @Override
    public int hashCode() {
      return label.hashCode();
    }
  }

  /**
   * What a position is worth.
   *
   * @param value a nimber, a number or a short game
   */
  record Worth(Value value) implements Cell {
    @Override
    public String toString() {
      return value.toString();
    }
  }

  /**
   * Anything else, such as a position.
   *
   * @param text the text
   */
  record Text(String text) implements Cell {
    @Override
    public String toString() {
      return text;
    }
  }

  /** Nothing: there is no such value. */
  record None() implements Cell {
    @Override
    public String toString() {
      return "-";
    }
  }

  /** The cell without anything. */
  Cell NONE = new None();

  /** An integer. */
  static Cell of(long number) {
    return new Whole(number);
  }

  /** A text. */
  static Cell of(String text) {
    return new Text(text);
  }

  /** An outcome class by its usual name. */
  static Cell of(Outcome outcome) {
    return new Win(outcome, outcome.label(false));
  }

  /** A value; one of a kind that only its game knows is a text. */
  static Cell of(Value value) {
    boolean known =
        value instanceof Nimber || value instanceof Dyadic || value instanceof ShortGame;
    return known ? new Worth(value) : new Text(value.toString());
  }
}
