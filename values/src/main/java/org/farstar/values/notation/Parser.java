package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.farstar.values.Dyadic;
import org.farstar.values.NotationException;
import org.farstar.values.notation.Node.Prefix;

/**
 * Makes a tree of the tokens, by recursive descent; linear in their number.
 *
 * <p>The grammar, with the precedence that {@link Expression} documents:
 *
 * <pre>
 *   sequence   = statement { ";" statement } [ ";" ]
 *   statement  = NAME ":=" statement | comparison
 *   comparison = sum [ ("==" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "&lt;&gt;" | "&lt;|" | "|&gt;") sum ]
 *   sum        = ordinal { ("+" | "-") ordinal | "+-" ... }
 *   ordinal    = signed { ":" signed }
 *   signed     = { "-" | "+" | "+-" } product
 *   product    = postfix { ("*" | "/") { "-" | "+" } postfix }
 *   postfix    = primary { "." NAME [ "(" [ list ] ")" ] }
 *   primary    = INTEGER | written | NAME | call | "(" comparison ")" | "{" form "}" | TEXT
 *              | "+-" "{" list "}" | "[" [ list ] "]"
 *   call       = NAME "(" [ list ] ")"
 *   written    = [ "-" ] INTEGER [ "/" INTEGER ] ( smalls | call ) | smalls
 *   smalls   = ARROW [ nimber ] | nimber
 *   nimber     = "*" [ INTEGER ]
 * </pre>
 *
 * <p>The parts of {@code written} touch each other; the call is of Tiny or Miny. {@link
 * WrittenValues} tells its stars and signs from operators.
 */
final class Parser {

  /**
   * Brackets within brackets. Reading or evaluating one level takes up to five kilobytes of stack
   * as measured on Java 17 and 25, so this takes half of the megabyte a thread has by default.
   */
  static final int DEEPEST_NESTING = 100;

  /** Decimal digits of a literal. */
  static final int LONGEST_LITERAL = 1_000_000;

  private static final String OPERAND = "a value, a name, '(', '{' or '['";

  private static final Map<String, Operator> COMPARISONS =
      operators(
          Operator.EQUAL,
          Operator.UNEQUAL,
          Operator.LESS,
          Operator.LESS_OR_EQUAL,
          Operator.GREATER,
          Operator.GREATER_OR_EQUAL,
          Operator.CONFUSED,
          Operator.LESS_OR_CONFUSED,
          Operator.GREATER_OR_CONFUSED);
  private static final Map<String, Operator> SUMS = operators(Operator.PLUS, Operator.MINUS);
  private static final Map<String, Operator> PRODUCTS =
      operators(Operator.TIMES, Operator.DIVIDED_BY);

  private final Cursor at;
  private final WrittenValues written;
  private int nesting;

  private Parser(String text) {
    this.at = new Cursor(text);
    this.written = new WrittenValues(at);
  }

  /**
   * The statements of a text, at least one.
   *
   * @throws NotationException at the first token that does not fit
   */
  static List<Node> statements(String text) {
    return new Parser(text).sequence();
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
      at.require(
          names.size() <= DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " names for a value");
    }
    Node value = comparison();
    for (int i = names.size() - 1; i >= 0; i--) {
      value = new Node.Assignment(names.get(i).column(), names.get(i).text(), value);
    }
    return value;
  }

  private Node comparison() {
    Node first = sum();
    int column = at.peek().column();
    Operator operator = acceptOperator(COMPARISONS);
    if (operator == null) {
      return first;
    }
    Node comparison = new Node.Chain(first, List.of(new Node.Step(column, operator, sum())));
    at.require(
        operatorOf(at.peek(), COMPARISONS) == null,
        "';' or the end, since comparisons do not chain");
    return comparison;
  }

  private Node sum() {
    Node first = ordinal();
    List<Node.Step> steps = new ArrayList<>();
    while (true) {
      int column = at.peek().column();
      Operator operator = acceptOperator(SUMS);
      if (operator != null) {
        steps.add(new Node.Step(column, operator, ordinal()));
      } else if (at.peek().is("+-")) {
        steps.add(new Node.Step(column, Operator.PLUS, ordinal()));
      } else {
        return chain(first, steps);
      }
    }
  }

  private Node ordinal() {
    Node first = signed();
    List<Node.Step> steps = new ArrayList<>();
    while (at.peek().is(":")) {
      int column = at.take().column();
      steps.add(new Node.Step(column, Operator.ORDINAL_SUM, signed()));
    }
    return chain(first, steps);
  }

  private Node signed() {
    List<Prefix> prefixes = prefixes();
    Node operand = product();
    return prefixes.isEmpty() ? operand : new Node.Signed(prefixes, operand);
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

  private Node product() {
    Node first = postfix();
    List<Node.Step> steps = new ArrayList<>();
    while (true) {
      int column = at.peek().column();
      Operator operator = acceptOperator(PRODUCTS);
      if (operator == null) {
        return chain(first, steps);
      }
      List<Prefix> prefixes = prefixes();
      Node operand = postfix();
      steps.add(
          new Node.Step(
              column, operator, prefixes.isEmpty() ? operand : new Node.Signed(prefixes, operand)));
    }
  }

  private Node postfix() {
    Node target = primary();
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
    return properties.isEmpty() ? target : new Node.Access(target, properties);
  }

  private Node primary() {
    Token token = at.peek();
    int number = written.numberOfSum();
    int alone = written.alone();
    if (number > 0) {
      int small = written.infinitesimal(number);
      Node value = written(number + small);
      return small > 0 ? value : new Node.Juxtaposed(value, call(at.take()));
    } else if (alone > 0) {
      return written(alone);
    }
    switch (token.kind()) {
      case INTEGER:
        return literal(at.take());
      case TEXT:
        at.take();
        return new Node.Text(token.column(), token.text().substring(1, token.text().length() - 1));
      case NAME:
        at.take();
        return at.peek().is("(") ? call(token) : new Node.Name(token.column(), token.text());
      default:
        return token.is("+-")
            ? symmetric(at.take())
            : token.is("[") ? items(token) : bracketed(token);
    }
  }

  private Node bracketed(Token token) {
    at.require(token.is("(") || token.is("{"), OPERAND);
    open();
    Node inner = token.is("(") ? comparison() : form(token.column());
    close(token.is("(") ? ")" : "}");
    return inner;
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

  private Node literal(Token token) {
    requireShort(token, token.text().length());
    BigInteger value = Dyadic.parse(token.text()).numerator();
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
      items.add(comparison());
    } while (at.accept(","));
    return items;
  }

  /** What stands between the braces: lists between bars, the longest bar dividing first. */
  private Node form(int column) {
    List<List<Node>> lists = new ArrayList<>();
    List<Token> bars = new ArrayList<>();
    lists.add(options());
    while (at.peek().kind() == Token.Kind.BARS) {
      bars.add(at.take());
      at.require(bars.size() <= DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " bars in a form");
      lists.add(options());
    }
    at.require(!bars.isEmpty(), "',' or '|'");
    return form(column, lists, bars);
  }

  private Node form(int column, List<List<Node>> lists, List<Token> bars) {
    int longest = 0;
    boolean twice = false;
    for (int i = 1; i < bars.size(); i++) {
      int byLength =
          Integer.compare(bars.get(i).text().length(), bars.get(longest).text().length());
      twice = byLength == 0 || (twice && byLength < 0);
      longest = byLength >= 0 ? i : longest;
    }
    if (twice) {
      Token bar = bars.get(longest);
      throw at.error(
          bar, bar.quoted() + " again", "a bar of another length, to tell which divides");
    }
    return new Node.Form(
        column,
        side(lists.subList(0, longest + 1), bars.subList(0, longest)),
        side(lists.subList(longest + 1, lists.size()), bars.subList(longest + 1, bars.size())));
  }

  private List<Node> side(List<List<Node>> lists, List<Token> bars) {
    return bars.isEmpty() ? lists.get(0) : List.of(form(bars.get(0).column(), lists, bars));
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
          case "}" -> "an operator, ',', '|' or '";
          case "]" -> "an operator, ',' or '";
          default -> "an operator or '";
        };
    at.require(at.peek().is(bracket), separators + bracket + "'");
    nesting--;
    at.take();
  }

  private static Node chain(Node first, List<Node.Step> steps) {
    return steps.isEmpty() ? first : new Node.Chain(first, steps);
  }

  private Operator acceptOperator(Map<String, Operator> operators) {
    Operator operator = operatorOf(at.peek(), operators);
    if (operator != null) {
      at.take();
    }
    return operator;
  }

  private static Operator operatorOf(Token token, Map<String, Operator> operators) {
    return token.kind() == Token.Kind.SYMBOL ? operators.get(token.text()) : null;
  }

  private static Map<String, Operator> operators(Operator... operators) {
    return Arrays.stream(operators)
        .collect(Collectors.toUnmodifiableMap(Operator::symbol, Function.identity()));
  }
}
