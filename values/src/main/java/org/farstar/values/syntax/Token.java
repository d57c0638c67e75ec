package org.farstar.values.syntax;

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

  /** Whether this begins where another token ends, without a blank between. */
  boolean touches(Token before) {
    return column == before.column + before.text.length();
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
    /** Ups or downs, or a power of them: {@code ^^}, {@code v3}, {@code ^<2>}, {@code ^[2]}. */
    ARROW,
    /** A star and a bracket, or a star, a number and a sharp: {@code *[2# 2 0]}, {@code *2#}. */
    MISERE,
    /** Anything between quotation marks, which belong to it. */
    TEXT,
    /** One or more bars, the separator of a form. */
    BARS,
    /** Any other symbol of the notation. */
    SYMBOL,
    /** The end of the text. */
    END
  }
}
