package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.NotationException;

/**
 * Reads values: whatever {@link Printer} writes, and what is commonly typed.
 *
 * <pre>
 *   value    = "+-" value | "+-{" list "}" | "-" part | number ["+"] parts? | parts
 *   parts    = part ["+"] part ...                 their sum
 *   part     = ups | power | nimber | tiny | braces
 *   number   = ["-"] digits ["/" digits]
 *   ups      = "^" | "^^" | "^^^" ... | "^" digits      and "v" for down
 *   power    = ("^" | "v") ("&lt;" digits "&gt;" | "[" digits "]")
 *   nimber   = "*" [digits]
 *   tiny     = ("Tiny" | "Miny") "(" value ")"
 *   braces   = "{" sides "}"
 *   sides    = side bars side                      bars: "|", "||", ...; the longest run divides
 *   side     = list | sides with shorter runs
 *   list     = [value {"," value}]
 * </pre>
 *
 * <p>Blanks are free between parts. Values nest at most {@value #DEEPEST} deep, which is as deep as
 * games are. Expressions with operators are read by {@code org.farstar.values.notation}.
 */
final class ValueReader {
  static final int DEEPEST = Universe.DEEPEST + 10;

  private final Universe universe;
  private final String text;
  private int at;
  private int depth;

  private ValueReader(Universe universe, String text) {
    this.universe = universe;
    this.text = text;
  }

  static ShortGame read(Universe universe, String text) {
    ValueReader reader = new ValueReader(universe, text);
    ShortGame g = reader.value();
    if (reader.at < text.length()) {
      throw reader.found("the end of the value");
    }
    return g;
  }

  private ShortGame value() {
    if (++depth > DEEPEST) {
      throw new NotationException(
          text, at + 1, "more than " + DEEPEST + " values within each other", "fewer");
    }
    ShortGame g = signed();
    skipBlanks();
    depth--;
    return g;
  }

  private ShortGame signed() {
    skipBlanks();
    if (text.startsWith("+-", at)) {
      at += 2;
      return plusMinus();
    }
    boolean minus = peek() == '-';
    if (minus) {
      at++;
      skipBlanks();
    }
    ShortGame g = atDigit() ? number(minus) : part();
    if (g == null) {
      throw found("a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}");
    }
    if (minus && !g.is(Stops.NUMBER)) {
      g = g.negate();
    }
    for (ShortGame next = another(); next != null; next = another()) {
      g = g.plus(next);
    }
    return g;
  }

  /** The next part, after a plus sign or without; null if none begins here. */
  private ShortGame another() {
    skipBlanks();
    if (peek() != '+') {
      return part();
    }
    at++;
    ShortGame next = part();
    if (next == null) {
      throw found("^, v, *, '{', Tiny( or Miny(");
    }
    return next;
  }

  private ShortGame plusMinus() {
    skipBlanks();
    if (peek() != '{') {
      return universe.plusMinus(value());
    }
    int open = at++;
    Side side = side();
    close('}');
    if (side.bars > 0) {
      at = open;
      return universe.plusMinus(value());
    }
    List<ShortGame> right = side.options.stream().map(ShortGame::negate).toList();
    return universe.of(side.options, right);
  }

  private ShortGame number(boolean minus) {
    int start = at;
    skipDigits();
    if (peek() == '/') {
      at++;
      skipDigits();
    }
    try {
      Dyadic x = Dyadic.parse(text.substring(start, at));
      return universe.number(minus ? x.negate() : x);
    } catch (NotationException e) {
      throw e.within(text, start);
    }
  }

  private void skipDigits() {
    while (atDigit()) {
      at++;
    }
  }

  private BigInteger digits(String allowed) {
    int start = at;
    skipDigits();
    if (at == start) {
      throw found(allowed);
    }
    return new BigInteger(text.substring(start, at));
  }

  private boolean atDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  /** The next part, or null if none begins here. */
  private ShortGame part() {
    skipBlanks();
    switch (peek()) {
      case '^':
        return arrow('^');
      case 'v':
        return arrow('v').negate();
      case '*':
        at++;
        return universe.nimber(atDigit() ? small("a nimber", Integer.MAX_VALUE) : 1);
      case '{':
        return braces();
      case 'T':
      case 'M':
        return tiny();
      default:
        return null;
    }
  }

  private int small(String what, int most) {
    int start = at;
    BigInteger n = digits("a digit");
    if (n.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new NotationException(text, start + 1, n.toString(), what + " up to " + most);
    }
    return n.intValue();
  }

  /** Ups, or a power of up, with either arrow. */
  private ShortGame arrow(char arrow) {
    at++;
    if (peek() == '<' || peek() == '[') {
      char open = peek();
      at++;
      int n = small("a power of up", Universe.DEEPEST);
      close(open == '<' ? '>' : ']');
      if (open == '[') {
        return Uptimals.sumTo(universe, n);
      }
      return n == 0 ? universe.zero() : Uptimals.power(universe, n);
    }
    if (atDigit()) {
      return universe.up().times(digits("a digit"));
    }
    long ups = 1;
    while (peek() == arrow && !(at + 1 < text.length() && "<[".indexOf(text.charAt(at + 1)) >= 0)) {
      ups++;
      at++;
    }
    return universe.up().times(ups);
  }

  private ShortGame tiny() {
    boolean tiny = text.startsWith("Tiny(", at);
    if (!tiny && !text.startsWith("Miny(", at)) {
      throw found("Tiny( or Miny(");
    }
    at += "Tiny(".length();
    ShortGame g = Tinies.tiny(value());
    close(')');
    return tiny ? g : g.negate();
  }

  private ShortGame braces() {
    at++;
    Side side = side();
    if (side.bars == 0) {
      throw found("'|'");
    }
    close('}');
    return side.options.get(0);
  }

  /** Options, or one game made of sides, and how many bars divided those. */
  private record Side(List<ShortGame> options, int bars) {}

  /** Everything up to the end of these braces. */
  private Side side() {
    Side side = new Side(list(), 0);
    while (peek() == '|') {
      side = divided(side, Integer.MAX_VALUE);
    }
    return side;
  }

  /** What stands left of the bars here is a side; bars longer than most are left for others. */
  private Side divided(Side left, int most) {
    int start = at;
    int bars = bars();
    if (left.bars >= bars) {
      throw new NotationException(
          text, start + 1, "'" + "|".repeat(bars) + "'", "more bars than within the side before");
    }
    at += bars;
    Side right = new Side(list(), 0);
    while (peek() == '|' && bars() < Math.min(bars, most)) {
      right = divided(right, bars);
    }
    return new Side(List.of(universe.of(left.options, right.options)), bars);
  }

  private int bars() {
    int end = at;
    while (end < text.length() && text.charAt(end) == '|') {
      end++;
    }
    return end - at;
  }

  private List<ShortGame> list() {
    List<ShortGame> options = new ArrayList<>();
    skipBlanks();
    if (peek() == '|' || peek() == '}') {
      return options;
    }
    options.add(value());
    while (peek() == ',') {
      at++;
      options.add(value());
    }
    return options;
  }

  private void close(char bracket) {
    skipBlanks();
    if (peek() != bracket) {
      throw found("'" + bracket + "'");
    }
    at++;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void skipBlanks() {
    while (peek() == ' ') {
      at++;
    }
  }

  private NotationException found(String allowed) {
    String found =
        at < text.length()
            ? "'" + Character.toString(text.codePointAt(at)) + "'"
            : "the end of the text";
    return new NotationException(text, at + 1, found, allowed);
  }
}
