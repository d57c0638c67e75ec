package org.farstar.values.text;

import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.farstar.values.cancel.Cancellation;

/**
 * A place in a text that moves from left to right, for readers written by hand.
 *
 * <p>It knows what stands at the place, moves over what is wanted, and makes the {@link
 * NotationException} where something else is found; a reader adds the grammar and the words for
 * what is allowed. Places are indices from 0, as in a {@code String}; columns of exceptions count
 * from 1. Blanks are spaces and are skipped only on demand; whitespace is what {@link
 * Character#isWhitespace(char)} says.
 *
 * <p>A scanner goes through a <em>stretch</em> of the text, which is all of it or what {@link
 * #upTo}, {@link #token} or {@link #rest} has cut out. Nothing beyond the stretch is read, while
 * places and errors are those of the whole text. So a list is read piece by piece:
 *
 * <pre>
 *   do {
 *     piece(at.upTo(','));
 *   } while (at.accept(','));
 * </pre>
 *
 * <p>Every method takes constant time for each character it moves over, {@link #digits} about the
 * time of a few multiplications of numbers of that length. Not safe for several threads.
 */
public final class Scanner {

  /** What {@link #peek} answers at the end, and at a NUL character; {@link #atEnd} tells which. */
  public static final char END = '\0';

  /**
   * After so many characters a reader {@linkplain Cancellation asks} whether it may go on, so that
   * texts of many megabytes keep to a budget.
   */
  private static final int ASKED_EVERY = 1 << 12;

  /** What a reader makes of a character, about: of {@code "1 "} an object and its place. */
  private static final long BYTES_PER_CHARACTER = 16;

  private final String text;
  private final int from;
  private final int to;
  private int at;

  /** How much has been passed when the reader asks next whether it may go on. */
  private int asked;

  /** Begins at the start of the text. */
  public Scanner(String text) {
    this(text, 0, text.length());
  }

  /**
   * Begins at the start of a stretch of the text.
   *
   * @param from where it begins
   * @param to where it ends
   * @throws IndexOutOfBoundsException unless 0 &lt;= from &lt;= to &lt;= length
   */
  public Scanner(String text, int from, int to) {
    Objects.checkFromToIndex(from, to, text.length());
    this.text = text;
    this.from = from;
    this.to = to;
    this.at = from;
    this.asked = from + ASKED_EVERY;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The characters of the stretch, those that were passed too. */
  public String stretch() {
    return text.substring(from, to);
  }

  /** The place, in the whole text. */
  public int at() {
    return at;
  }

  /**
   * Moves to a place.
   *
   * @throws IndexOutOfBoundsException if it is outside the stretch
   */
  public Scanner seek(int place) {
    if (place < from || place > to) {
      throw new IndexOutOfBoundsException("place " + place + " is outside " + from + ".." + to);
    }
    at = place;
    return this;
  }

  /** Whether nothing is left. */
  public boolean atEnd() {
    return at == to;
  }

  /** How many characters are left. */
  public int left() {
    return to - at;
  }

  private void ask() {
    asked = at + ASKED_EVERY;
    Cancellation.check((at - from) * BYTES_PER_CHARACTER);
  }

  /** The character here, or {@link #END}. */
  public char peek() {
    if (at > asked) {
      ask();
    }
    return peek(0);
  }

  /** The character some places further on, or {@link #END}. */
  public char peek(int ahead) {
    return at + ahead < to ? text.charAt(at + ahead) : END;
  }

  /** Whether this character stands here. */
  public boolean is(char c) {
    return !atEnd() && text.charAt(at) == c;
  }

  /** Whether these characters stand here. */
  public boolean is(String literal) {
    return at + literal.length() <= to && text.startsWith(literal, at);
  }

  /** Whether one of 0 to 9 stands here. */
  public boolean atDigit() {
    return isDigit(peek());
  }

  /** Moves on over a character if it stands here, and says whether it did. */
  public boolean accept(char c) {
    if (at > asked) {
      ask();
    }
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

  /** Moves on over whitespace. */
  public Scanner whitespace() {
    while (!atEnd() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return this;
  }

  /** The character here, which is passed, or {@link #END}. */
  public char next() {
    char here = peek();
    at += atEnd() ? 0 : 1;
    return here;
  }

  /** Moves on as long as the characters are wanted and gives what was passed, perhaps nothing. */
  public String takeWhile(IntPredicate wanted) {
    int start = at;
    while (!atEnd() && wanted.test(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  /** The stretch from here to the next such character, or to the end; moves on to there. */
  public Scanner upTo(char separator) {
    int start = at;
    while (!atEnd() && text.charAt(at) != separator) {
      at++;
    }
    return new Scanner(text, start, at);
  }

  /**
   * Moves on over whitespace and gives the stretch from there to the next whitespace, empty at the
   * end.
   */
  public Scanner token() {
    if (at > asked) {
      ask();
    }
    int start = whitespace().at;
    while (!atEnd() && !Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return new Scanner(text, start, at);
  }

  /** The stretch from here to the end, without whitespace at its ends; the place stays. */
  public Scanner rest() {
    int start = at;
    while (start < to && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    int last = to;
    while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    return new Scanner(text, start, last);
  }

  /**
   * What another reader makes of the whole stretch.
   *
   * @throws NotationException where that reader throws one; it tells the place in the whole text
   */
  public <T> T read(Function<String, T> reader) {
    try {
      return reader.apply(stretch());
    } catch (NotationException e) {
      throw e.within(text, from);
    }
  }

  /** The word here, an ASCII letter or underscore and then those and digits; empty if none is. */
  public String word() {
    return isLetter(peek()) ? takeWhile(c -> isLetter(c) || isDigit(c)) : "";
  }

  /**
   * The natural number here, of any length; a negative one is refused as a whole.
   *
   * @param allowed what may stand here, for the exception
   * @throws NotationException if no digit stands here
   */
  public BigInteger digits(String allowed) {
    int start = at;
    while (atDigit()) {
      at++;
    }
    if (at == start) {
      boolean negative = accept('-') && atDigit();
      throw error(
          start,
          negative ? "-" + takeWhile(Scanner::isDigit) : NotationException.at(text, start),
          allowed);
    }
    return DecimalText.read(text, start, at);
  }

  /**
   * The natural number here, within bounds.
   *
   * @param allowed what may stand here, the bounds included, for the exception
   * @throws NotationException if no digit stands here or the number is out of bounds
   */
  public long natural(long least, long most, String allowed) {
    int start = at;
    BigInteger value = digits(allowed);
    if (value.compareTo(BigInteger.valueOf(least)) < 0
        || value.compareTo(BigInteger.valueOf(most)) > 0) {
      throw error(start, text.substring(start, at), allowed);
    }
    return value.longValue();
  }

  /**
   * The natural number that the whole stretch is; one that is too large for a {@code long} counts
   * as the largest.
   *
   * @param allowed what the stretch may be, the bounds included, for the exception
   * @throws NotationException about the stretch, if it is anything else or out of bounds
   */
  public long whole(long least, long most, String allowed) {
    at = from;
    BigInteger value = atDigit() ? digits(allowed) : BigInteger.ONE.negate();
    long number = value.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    if (!atEnd() || number < Math.max(0, least) || number > most) {
      throw stretchError(allowed);
    }
    return number;
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

  /** The exception for the whole stretch: it in quotes, or what stands behind if it is empty. */
  public NotationException stretchError(String allowed) {
    return stretchError(
        from == to ? NotationException.at(text, to) : "'" + stretch() + "'", allowed);
  }

  /** The exception for the whole stretch, with other words for what was found. */
  public NotationException stretchError(String found, String allowed) {
    return error(from, found, allowed);
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
