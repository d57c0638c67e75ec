package org.farstar.values.text;

import java.math.BigInteger;
import java.util.function.IntPredicate;

/**
 * A place in a text that moves from left to right, for readers written by hand.
 *
 * <p>It knows what stands at the place, moves over what is wanted, and makes the {@link
 * NotationException} where something else is found; a reader adds the grammar and the words for
 * what is allowed. Places are indices from 0, as in a {@code String}; columns of exceptions count
 * from 1. Blanks are spaces and are skipped only on demand.
 *
 * <p>Every method takes constant time for each character it moves over, {@link #digits} about the
 * time of a few multiplications of numbers of that length. Not safe for several threads.
 */
public final class Scanner {

  /** What {@link #peek} answers at the end, and at a NUL character; {@link #atEnd} tells which. */
  public static final char END = '\0';

  private final String text;
  private int at;

  /** Begins at the start of the text. */
  public Scanner(String text) {
    this.text = text;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The place, from 0 to the length of the text. */
  public int at() {
    return at;
  }

  /**
   * Moves to a place.
   *
   * @throws IndexOutOfBoundsException if it is not in 0..length
   */
  public Scanner seek(int place) {
    if (place < 0 || place > text.length()) {
      throw new IndexOutOfBoundsException("place " + place + " is outside 0.." + text.length());
    }
    at = place;
    return this;
  }

  /** Whether nothing is left. */
  public boolean atEnd() {
    return at == text.length();
  }

  /** The character here, or {@link #END}. */
  public char peek() {
    return peek(0);
  }

  /** The character some places further on, or {@link #END}. */
  public char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : END;
  }

  /** Whether this character stands here. */
  public boolean is(char c) {
    return !atEnd() && text.charAt(at) == c;
  }

  /** Whether these characters stand here. */
  public boolean is(String literal) {
    return text.startsWith(literal, at);
  }

  /** Whether one of 0 to 9 stands here. */
  public boolean atDigit() {
    return isDigit(peek());
  }

  /** Moves on over a character if it stands here, and says whether it did. */
  public boolean accept(char c) {
    boolean here = is(c);
    at += here ? 1 : 0;
    return here;
  }

  /** Moves on over characters if they stand here, and says whether they did. */
  public boolean accept(String literal) {
    boolean here = is(literal);
    at += here ? literal.length() : 0;
    return here;
  }

  /** Moves on over spaces. */
  public Scanner blanks() {
    while (is(' ')) {
      at++;
    }
    return this;
  }

  /** Moves on as long as the characters are wanted and gives what was passed, perhaps nothing. */
  public String takeWhile(IntPredicate wanted) {
    int from = at;
    while (!atEnd() && wanted.test(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  /** The word here, an ASCII letter or underscore and then those and digits; empty if none is. */
  public String word() {
    return isLetter(peek()) ? takeWhile(c -> isLetter(c) || isDigit(c)) : "";
  }

  /**
   * The natural number here, of any length.
   *
   * @param allowed what may stand here, for the exception
   * @throws NotationException if no digit stands here
   */
  public BigInteger digits(String allowed) {
    int end = DecimalText.endOfDigits(text, at);
    if (end == at) {
      throw error(allowed);
    }
    BigInteger value = DecimalText.parse(text, at, end);
    at = end;
    return value;
  }

  /**
   * The natural number here, within bounds.
   *
   * @param allowed what may stand here, the bounds included, for the exception
   * @throws NotationException if no digit stands here or the number is out of bounds
   */
  public int natural(int least, int most, String allowed) {
    int from = at;
    BigInteger value = digits(allowed);
    if (value.compareTo(BigInteger.valueOf(least)) < 0
        || value.compareTo(BigInteger.valueOf(most)) > 0) {
      throw error(from, text.substring(from, at), allowed);
    }
    return value.intValue();
  }

  /**
   * Moves on over a character that must stand here.
   *
   * @throws NotationException if it does not; the message allows the character, in quotes
   */
  public Scanner expect(char c) {
    return expect(String.valueOf(c));
  }

  /** Moves on over characters that must stand here, see {@link #expect(char)}. */
  public Scanner expect(String literal) {
    return expect(literal, "'" + literal + "'");
  }

  /**
   * Moves on over characters that must stand here.
   *
   * @param allowed all that may stand here, for the exception
   * @throws NotationException if they do not
   */
  public Scanner expect(String literal, String allowed) {
    if (!accept(literal)) {
      throw error(allowed);
    }
    return this;
  }

  /**
   * Makes sure that nothing is left.
   *
   * @param allowed what may stand here, the end included, for the exception
   * @throws NotationException if something is left
   */
  public void expectEnd(String allowed) {
    if (!atEnd()) {
      throw error(allowed);
    }
  }

  /** The exception for what stands here: the character in quotes, or the end. */
  public NotationException error(String allowed) {
    return error(at, NotationException.at(text, at), allowed);
  }

  /**
   * The exception for something at a place.
   *
   * @param place from 0 to the length of the text
   * @param found what stands there
   * @param allowed what may stand there
   */
  public NotationException error(int place, String found, String allowed) {
    return new NotationException(text, place + 1, found, allowed);
  }

  /** Whether a character is one of 0 to 9. */
  public static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a character is an ASCII letter or an underscore. */
  public static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }
}
