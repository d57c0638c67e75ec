package org.farstar.values.notation;

/**
 * A piece of the text.
 *
 * @param kind what it is
 * @param text its characters; empty at the end
 * @param column where it starts, from 1
 */
record Token(Kind kind, String text, int column) {

  /** Whether this is the given symbol, such as {@code (} or {@code :=}. */
  boolean is(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }

  /** How an error message quotes it. */
  String quoted() {
    return kind == Kind.END ? "the end" : "'" + text + "'";
  }

  /** The kinds of tokens. */
  enum Kind {
    /** Decimal digits. */
    INTEGER,
    /** A letter or underscore, then letters, digits and underscores. */
    NAME,
    /** One or more bars, the separator of a form. */
    BARS,
    /** Any other symbol of the notation. */
    SYMBOL,
    /** The end of the text. */
    END
  }
}
