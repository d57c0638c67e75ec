package org.farstar.values.syntax;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.farstar.values.Dyadic;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.syntax.Node.Prefix;
import org.farstar.values.text.NotationException;

/**
 * Makes a tree of the tokens by precedence, linear in their number: an expression, or a value
 * alone, which is an expression without names, properties, products, ordinal sums and comparisons.
 *
 * <pre>
 *   sequence   = statement { ";" statement } [ ";" ]
 *   statement  = NAME ":=" statement | comparison
 *   comparison = sides [ ("==" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "&lt;&gt;" | "&lt;|" | "|&gt;") sides ]
 *   sides      = sum { "&amp;" sum }
 *   sum        = ordinal { ("+" | "-") ordinal | "+-" ... }
 *   ordinal    = signed { ":" signed }
 *   signed     = { "-" | "+" | "+-" } product
 *   product    = postfix { ("*" | "/") { "-" | "+" | "+-" } postfix }
 *   postfix    = primary [ nimber ] { "." NAME [ "(" [ list ] ")" ] } [ nimber ]
 *   primary    = INTEGER | written | NAME [ power ] | NAME { "or" NAME } | call | "(" comparison ")" [ power ]
 *              | [ NAME ] "{" form "}" | TEXT
 *              | "+-" "{" list "}" | "[" [ list ] "]"
 *   power      = "^" [ "-" ] ( INTEGER | ( NAME | "(" comparison ")" ) [ power ] )
 *   call       = ( NAME | NAME ".java" | TEXT ) "(" [ list ] ")"
 *   list       = comparison { "," comparison }
 *   form       = side BARS side                 the longest bars divide, a side may be a form again
 *   side       = [ list ] | form
 *   written    = [ "-" ] number ( smalls | call | "over" | "under" | "^[on]" ... ) | smalls
 *   number     = INTEGER [ "/" INTEGER ]
 *   smalls     = ARROW [ nimber ] | nimber
 *   nimber     = "*" [ INTEGER ]
 *
 *   value      = term { ("+" | "-") term | "+-" ... }
 *   term       = { "-" | "+" | "+-" } atom
 *   atom       = number | written | call | "(" value ")" | "{" form "}" | "+-" "{" list "}"
 * </pre>
 *
 * <p>The parts of {@code written} touch each other; its call, and every call in a value, is of Tiny
 * or Miny. The text of a call is the name of a file with games. {@link WrittenValues} tells its
 * stars and signs from operators.
 */
public final class Parser {

  /**
   * Brackets within brackets; a printed value has fewer, since in a short game at most 300 moves
   * follow each other.
   */
  public static final int DEEPEST_NESTING = 310;

  /** What is found where a text in quotation marks has no end. */
  public static final String OPEN_QUOTATION = "a quotation mark without its partner";

  /** Names in a row that get one value. */
  private static final int MOST_NAMES = 100;

  /** Bars in a form. */
  static final int MOST_BARS = 100;

  /**
   * Operands within operands. To read and to evaluate one takes up to 1.8 kilobytes of stack as
   * measured on Java 17, so all of them take at most three quarters of the megabyte that a thread
   * has by default.
   */
  private static final int DEEPEST_OPERAND = 420;

  /** Decimal digits of a literal. */
  static final int LONGEST_LITERAL = 1_000_000;

  private static final String OPERAND = "a value, a name, '(', '{' or '['";
  private static final String VALUE = "a value such as 1/2, ^, *2, +-1, Tiny(2) or {1|0}";

  /** What stands between outcome classes, in the place of an operator. */
  public static final String OR = "or";

  /** What a file of Java is called, behind its name. */
  private static final String JAVA = "java";

  /** A file with games, or a game in one, with words of changed rules before it. */
  private static final Pattern FILE = Pattern.compile("(?s).+\\.(" + JAVA + "|jar(:.+)?)");

  private static final String EXPONENT = "[1-9][0-9]*";

  private static final int COMPARISON = 0;
  private static final int SIDES = 1;
  private static final int SUM = 2;
  private static final int PRODUCT = 4;

  private final Cursor at;
  private final WrittenValues written;
  private final boolean valuesOnly;

  /** The loosest precedence of an operator within brackets. */
  private final int outermost;

  private int nesting;
  private int depth;

  private Parser(String text, boolean valuesOnly) {
    this.at = new Cursor(text);
    this.written = new WrittenValues(at);
    this.valuesOnly = valuesOnly;
    this.outermost = valuesOnly ? SUM : COMPARISON;
  }

  /**
   * The statements of an expression, at least one.
   *
   * @throws NotationException at the first token that does not fit
   */
  public static List<Node> statements(String text) {
    return new Parser(text, false).sequence();
  }

  /**
   * A value; its tree has no nodes but literals, written values, chains of sums and differences,
   * signs, forms and calls of Tiny and Miny.
   *
   * @throws NotationException at the first token that does not fit
   */
  public static Node value(String text) {
    Parser parser = new Parser(text, true);
    Node value = parser.expression(SUM);
    parser.at.require(parser.at.peek().kind() == Token.Kind.END, "'+', '-' or the end");
    return value;
  }

  private List<Node> sequence() {
    List<Node> statements = new ArrayList<>();
    do {
      statements.add(statement());
    } while (at.accept(";") && at.peek().kind() != Token.Kind.END);
    at.require(at.peek().kind() == Token.Kind.END, "an operator, ';' or the end");
    return statements;
  }

  private Node statement() {
    List<Token> names = new ArrayList<>();
    while (at.ahead(1).is(":=")) {
      at.require(
          at.peek().kind() != Token.Kind.ARROW, "another name: v, vv and so on stand for down");
      at.require(at.peek().kind() == Token.Kind.NAME, "a name to give the value to");
      names.add(at.take());
      at.take();
      at.require(names.size() <= MOST_NAMES, "at most " + MOST_NAMES + " names for a value");
    }
    Node value = expression(outermost);
    for (int i = names.size() - 1; i >= 0; i--) {
      value = new Node.Assignment(names.get(i).column(), names.get(i).text(), value);
    }
    return value;
  }

  /** An expression whose operators outside of brackets are of this precedence or tighter. */
  private Node expression(int loosest) {
    at.require(depth < DEEPEST_OPERAND, "fewer operands within each other");
    depth++;
    Node result = operand(loosest);
    for (int level = valuesOnly ? SUM : PRODUCT; level >= loosest; level--) {
      result = level == COMPARISON ? comparison(result) : chain(result, level);
    }
    depth--;
    return result;
  }

  private Node comparison(Node first) {
    int column = at.peek().column();
    Operator operator = operator(COMPARISON);
    if (operator == null) {
      return first;
    }
    Node second = expression(SIDES);
    at.require(operatorHere(COMPARISON) == null, "';' or the end, since comparisons do not chain");
    return chain(first, List.of(new Node.Step(column, operator, second)));
  }

  private Node chain(Node first, int level) {
    List<Node.Step> steps = new ArrayList<>();
    int column = at.peek().column();
    for (Operator next = operator(level); next != null; next = operator(level)) {
      Node operand = level == PRODUCT ? operand(PRODUCT + 1) : expression(level + 1);
      steps.add(new Node.Step(column, next, operand));
      column = at.peek().column();
    }
    return chain(first, steps);
  }

  /** One operand with the signs before it; where the operators are loose, they sign a product. */
  private Node operand(int loosest) {
    List<Prefix> prefixes = prefixes();
    if (prefixes.isEmpty()) {
      return postfix();
    }
    return new Node.Signed(prefixes, loosest > PRODUCT ? postfix() : expression(PRODUCT));
  }

  private List<Prefix> prefixes() {
    List<Prefix> prefixes = new ArrayList<>();
    while (!beginsWithItsSign()) {
      int column = at.peek().column();
      if (at.accept("-")) {
        prefixes.add(new Prefix(column, Prefix.Kind.MINUS));
      } else if (at.accept("+")) {
        prefixes.add(new Prefix(column, Prefix.Kind.PLUS));
      } else if (at.accept("+-")) {
        prefixes.add(new Prefix(column, Prefix.Kind.PLUS_MINUS));
      } else {
        break;
      }
    }
    return prefixes;
  }

  /** Whether the sign here is part of a primary: {@code -1^} or {@code +-{1,2}}. */
  private boolean beginsWithItsSign() {
    return at.peek().is("-") ? written.numberOfSum() > 0 : at.peek().is("+-") && at.isList(1);
  }

  private Node postfix() {
    Node target = starred(primary());
    if (!at.peek().is(".") || valuesOnly) {
      return target;
    }
    List<Node.Property> properties = new ArrayList<>();
    while (at.accept(".")) {
      boolean decimals = at.peek().kind() == Token.Kind.INTEGER;
      at.require(
          at.peek().kind() == Token.Kind.NAME,
          "the name of a property such as Birthday"
              + (decimals ? "; numbers are written as fractions: 3/2, not 1.5" : ""));
      Token name = at.take();
      List<Node> arguments = at.peek().is("(") ? arguments() : List.of();
      properties.add(new Node.Property(name.column(), name.text(), arguments));
    }
    return starred(new Node.Access(target, properties));
  }

  /** A value with the nimber that is written against it: {@code on*} is on + *. */
  private Node starred(Node value) {
    int places = valuesOnly || value instanceof Node.Written ? 0 : written.added();
    return places == 0 ? value : new Node.Juxtaposed(value, written(places));
  }

  private Node primary() {
    Token token = at.peek();
    if (written.isHeap() && !valuesOnly) {
      return heap();
    }
    int number = written.numberOfSum();
    int alone = written.alone();
    if (number > 0) {
      int small = written.infinitesimal(number);
      Node value = written(number + small);
      if (small > 0) {
        return value;
      }
      at.require(!valuesOnly || written.isTiny(0), VALUE);
      Token name = at.take();
      return new Node.Juxtaposed(
          value, at.peek().is("(") ? call(name) : new Node.Name(name.column(), name.text()));
    } else if (alone > 0) {
      return written(alone);
    }
    return switch (token.kind()) {
      case INTEGER -> valuesOnly ? written(written.number(0)) : literal(at.take());
      case TEXT, NAME -> valuesOnly ? tiny(token) : named(at.take());
      case MISERE -> {
        at.require(!valuesOnly, VALUE);
        yield new Node.Misere(token.column(), at.take().text());
      }
      default -> {
        if (token.is("+-")) {
          yield symmetric(at.take());
        } else if (token.is("'") && !valuesOnly) {
          yield quoted(at.take());
        }
        yield token.is("[") && !valuesOnly ? items(token) : bracketed(token);
      }
    };
  }

  private Node named(Token token) {
    if (token.kind() == Token.Kind.TEXT) {
      String quoted = token.text().substring(1, token.text().length() - 1).replace("\"\"", "\"");
      return at.peek().is("(") && FILE.matcher(quoted).matches()
          ? new Node.Call(token.column(), quoted, arguments())
          : new Node.Text(token.column(), quoted);
    }
    if (at.touching(0) && at.isList(0) && token.text().equals(LoopyNimber.NAME)) {
      open();
      List<Node> exits = at.peek().is("}") ? List.of() : list();
      close("}");
      return new Node.Infinite(token.column(), exits);
    }
    if (at.peek().is("{") && at.touching(0)) {
      int column = at.peek().column();
      open();
      Node.Form form = form(column);
      close("}");
      return new Node.Loop(token.column(), token.text(), form);
    }
    if (isFile()) {
      at.take();
      return new Node.Call(token.column(), token.text() + "." + at.take().text(), arguments());
    }
    Node.Name name = new Node.Name(token.column(), token.text());
    if (at.peek().kind() == Token.Kind.ARROW && at.touching(0)) {
      return power(name);
    }
    return at.peek().is("(") ? call(token) : outcomes(name);
  }

  /** Whether a name here is that of a file of Java with a position behind it. */
  private boolean isFile() {
    return at.peek().is(".")
        && at.ahead(1).text().equals(JAVA)
        && at.touching(0)
        && at.touching(1)
        && at.ahead(2).is("(");
  }

  /** {@code P or D}, or a name alone. */
  private Node outcomes(Node.Name first) {
    List<Node.Name> names = new ArrayList<>(List.of(first));
    while (at.peek().text().equals(OR)) {
      at.take();
      at.require(at.peek().kind() == Token.Kind.NAME, "an outcome class such as D");
      Token next = at.take();
      names.add(new Node.Name(next.column(), next.text()));
    }
    return names.size() == 1 ? first : new Node.Either(names);
  }

  /** A power such as {@code w^2}, {@code w^-w} or {@code w^(1/2)}, which touches its base. */
  private Node power(Node base) {
    Token arrow = at.peek();
    if (arrow.text().matches("\\^" + EXPONENT)) {
      Token digits = new Token(Token.Kind.INTEGER, arrow.text().substring(1), arrow.column() + 1);
      at.take();
      return new Node.Power(base, literal(digits));
    }
    boolean negative = at.ahead(1).is("-") && at.touching(1);
    int place = negative ? 2 : 1;
    Token exponent = at.ahead(place);
    boolean integer = negative && exponent.text().matches(EXPONENT);
    at.require(
        arrow.text().equals("^")
            && at.touching(place)
            && (integer || exponent.kind() == Token.Kind.NAME || exponent.is("(")),
        "an operator, or a power such as w^2");
    at.take();
    Token sign = negative ? at.take() : arrow;
    Node of =
        integer ? literal(at.take()) : exponent.is("(") ? bracketed(exponent) : named(at.take());
    return new Node.Power(
        base,
        negative ? new Node.Signed(List.of(new Prefix(sign.column(), Prefix.Kind.MINUS)), of) : of);
  }

  /** A call of Tiny or Miny, the only names in a value. */
  private Node tiny(Token token) {
    at.require(written.isTiny(0), VALUE);
    return call(at.take());
  }

  private Node bracketed(Token token) {
    at.require(token.is("(") || token.is("{"), valuesOnly ? VALUE : OPERAND);
    open();
    Node inner = token.is("(") ? expression(outermost) : form(token.column());
    close(token.is("(") ? ")" : "}");
    boolean power = token.is("(") && at.peek().kind() == Token.Kind.ARROW && at.touching(0);
    return power && !valuesOnly ? power(inner) : inner;
  }

  private Node quoted(Token quote) {
    at.require(at.peek().is("{"), "a form in braces, as in '{*|*}'");
    Node form = bracketed(at.peek());
    at.require(at.accept("'"), "the quote ' at the end of a form");
    return new Node.Quoted(quote.column(), form);
  }

  private Node symmetric(Token sign) {
    open();
    Node symmetric = new Node.Symmetric(sign.column(), list());
    close("}");
    return symmetric;
  }

  private Node items(Token open) {
    open();
    List<Node> items = at.peek().is("]") ? List.of() : list();
    close("]");
    return new Node.Items(open.column(), items);
  }

  private Node written(int places) {
    Token token = at.peek();
    String text = at.takeText(places);
    requireShort(token, text.length());
    int star = text.lastIndexOf('*');
    boolean nimber = star >= 0 && star < text.length() - 1;
    // 2*3*4 could be meant as a product of three numbers, which it is not.
    at.require(
        !(nimber && at.peek().is("*") && at.touching(0)),
        "'+', or blanks around a star to multiply");
    return new Node.Written(token.column(), text);
  }

  /** A nimber of ordinal size; what stands in its brackets is read as an ordinal. */
  private Node heap() {
    int column = at.take().column();
    open();
    int places = at.toClosing();
    at.require(places > 0, "an ordinal such as w^2+3");
    String size = at.takeText(places);
    close(")");
    return new Node.Heap(column, size);
  }

  private Node literal(Token token) {
    requireShort(token, token.text().length());
    BigInteger value = Dyadic.read(token.text()).numerator();
    return new Node.Literal(token.column(), value);
  }

  private void requireShort(Token token, int digits) {
    if (digits > LONGEST_LITERAL) {
      String found = "a number of " + digits + " digits";
      throw at.error(token, found, "at most " + LONGEST_LITERAL + " digits");
    }
  }

  private Node call(Token name) {
    return new Node.Call(name.column(), name.text(), arguments());
  }

  private List<Node> arguments() {
    open();
    List<Node> arguments = at.peek().is(")") ? List.of() : list();
    close(")");
    return arguments;
  }

  private List<Node> list() {
    List<Node> items = new ArrayList<>();
    do {
      items.add(expression(outermost));
    } while (at.accept(","));
    return items;
  }

  /** What stands between the braces: lists between bars, the longest bar dividing first. */
  private Node.Form form(int column) {
    List<List<Node>> lists = new ArrayList<>();
    List<Token> bars = new ArrayList<>();
    lists.add(options());
    while (at.peek().kind() == Token.Kind.BARS) {
      bars.add(at.take());
      at.require(bars.size() <= MOST_BARS, "at most " + MOST_BARS + " bars in a form");
      lists.add(options());
    }
    at.require(!bars.isEmpty(), "',' or '|'");
    return new Bars(at, column).form(lists, bars);
  }

  private List<Node> options() {
    return at.peek().kind() == Token.Kind.BARS || at.peek().is("}") ? List.of() : list();
  }

  private void open() {
    at.require(
        nesting < DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " brackets within each other");
    nesting++;
    at.take();
  }

  private void close(String bracket) {
    String separators =
        switch (bracket) {
          case "}" -> ", ',', '|' or '";
          case "]" -> ", ',' or '";
          default -> " or '";
        };
    at.require(
        at.peek().is(bracket),
        (valuesOnly ? "'+', '-'" : "an operator") + separators + bracket + "'");
    nesting--;
    at.take();
  }

  private static Node chain(Node first, List<Node.Step> steps) {
    return steps.isEmpty() ? first : new Node.Chain(first, steps);
  }

  /** The operator of this precedence here, which is taken unless it is a sign too; or null. */
  private Operator operator(int level) {
    Operator operator = operatorHere(level);
    if (operator != null && !at.peek().is("+-")) {
      at.take();
    }
    return operator;
  }

  private Operator operatorHere(int level) {
    Token token = at.peek();
    return token.kind() == Token.Kind.SYMBOL ? Operator.of(level, token.text()) : null;
  }
}
