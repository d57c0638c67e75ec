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
 *   comparison = sum [ ("==" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=") sum ]
 *   sum        = ordinal { ("+" | "-") ordinal | "+-" ... }
 *   ordinal    = signed { ":" signed }
 *   signed     = { "-" | "+" | "+-" } product
 *   product    = postfix { ("*" | "/") { "-" | "+" } postfix }
 *   postfix    = primary { "." NAME }
 *   primary    = INTEGER | NAME | NAME "(" list ")" | "(" comparison ")" | "{" form "}"
 * </pre>
 */
final class Parser {

  /**
   * Brackets within brackets. Reading or evaluating one level takes up to five kilobytes of stack
   * as measured on Java 17 and 25, so this takes half of the megabyte a thread has by default.
   */
  static final int DEEPEST_NESTING = 100;

  /** Decimal digits of a literal. */
  static final int LONGEST_LITERAL = 1_000_000;

  private static final String OPERAND = "a number, a name, '(' or '{'";

  private static final Map<String, Operator> COMPARISONS =
      operators(
          Operator.EQUAL,
          Operator.UNEQUAL,
          Operator.LESS,
          Operator.LESS_OR_EQUAL,
          Operator.GREATER,
          Operator.GREATER_OR_EQUAL);
  private static final Map<String, Operator> SUMS = operators(Operator.PLUS, Operator.MINUS);
  private static final Map<String, Operator> PRODUCTS =
      operators(Operator.TIMES, Operator.DIVIDED_BY);

  private final String text;
  private final List<Token> tokens;
  private int next;
  private int nesting;

  private Parser(String text) {
    this.text = text;
    this.tokens = Lexer.tokens(text);
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
    } while (accept(";") && peek().kind() != Token.Kind.END);
    require(peek().kind() == Token.Kind.END, "an operator, ';' or the end");
    return statements;
  }

  private Node statement() {
    List<Token> names = new ArrayList<>();
    while (peek().kind() == Token.Kind.NAME && tokens.get(next + 1).is(":=")) {
      require(!isReserved(peek().text()), "another name: v, vv and so on stand for down");
      names.add(peek());
      next += 2;
      require(names.size() <= DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " names for a value");
    }
    Node value = comparison();
    for (int i = names.size() - 1; i >= 0; i--) {
      value = new Node.Assignment(names.get(i).column(), names.get(i).text(), value);
    }
    return value;
  }

  private static boolean isReserved(String name) {
    return name.chars().allMatch(c -> c == 'v');
  }

  private Node comparison() {
    Node first = sum();
    Operator operator = acceptOperator(COMPARISONS);
    if (operator == null) {
      return first;
    }
    int column = tokens.get(next - 1).column();
    Node comparison = new Node.Chain(first, List.of(new Node.Step(column, operator, sum())));
    require(
        operatorOf(peek(), COMPARISONS) == null, "';' or the end, since comparisons do not chain");
    return comparison;
  }

  private Node sum() {
    Node first = ordinal();
    List<Node.Step> steps = new ArrayList<>();
    while (true) {
      int column = peek().column();
      Operator operator = acceptOperator(SUMS);
      if (operator != null) {
        steps.add(new Node.Step(column, operator, ordinal()));
      } else if (peek().is("+-")) {
        steps.add(new Node.Step(column, Operator.PLUS, ordinal()));
      } else {
        return chain(first, steps);
      }
    }
  }

  private Node ordinal() {
    Node first = signed();
    List<Node.Step> steps = new ArrayList<>();
    while (accept(":")) {
      int column = tokens.get(next - 1).column();
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
    while (true) {
      int column = peek().column();
      if (accept("-")) {
        prefixes.add(new Prefix(column, Prefix.Kind.MINUS));
      } else if (accept("+")) {
        prefixes.add(new Prefix(column, Prefix.Kind.PLUS));
      } else if (accept("+-")) {
        prefixes.add(new Prefix(column, Prefix.Kind.PLUS_MINUS));
      } else {
        return prefixes;
      }
    }
  }

  private Node product() {
    Node first = postfix();
    List<Node.Step> steps = new ArrayList<>();
    while (true) {
      int column = peek().column();
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
    while (accept(".")) {
      require(peek().kind() == Token.Kind.NAME, "the name of a property such as Birthday");
      Token name = tokens.get(next++);
      properties.add(new Node.Property(name.column(), name.text()));
    }
    return properties.isEmpty() ? target : new Node.Access(target, properties);
  }

  private Node primary() {
    Token token = peek();
    switch (token.kind()) {
      case INTEGER:
        next++;
        return literal(token);
      case NAME:
        next++;
        return peek().is("(") ? call(token) : new Node.Name(token.column(), token.text());
      default:
        require(token.is("(") || token.is("{"), OPERAND);
        open();
        Node inner = token.is("(") ? comparison() : form(token.column());
        close(token.is("(") ? ")" : "}");
        return inner;
    }
  }

  private Node literal(Token token) {
    if (token.text().length() > LONGEST_LITERAL) {
      String found = "a number of " + token.text().length() + " digits";
      throw error(token, found, "at most " + LONGEST_LITERAL + " digits");
    }
    BigInteger value = Dyadic.parse(token.text()).numerator();
    return new Node.Literal(token.column(), value);
  }

  private Node call(Token name) {
    open();
    List<Node> arguments = peek().is(")") ? List.of() : list();
    close(")");
    return new Node.Call(name.column(), name.text(), arguments);
  }

  private List<Node> list() {
    List<Node> items = new ArrayList<>();
    do {
      items.add(comparison());
    } while (accept(","));
    return items;
  }

  /** What stands between the braces: lists between bars, the longest bar dividing first. */
  private Node form(int column) {
    List<List<Node>> lists = new ArrayList<>();
    List<Token> bars = new ArrayList<>();
    lists.add(options());
    while (peek().kind() == Token.Kind.BARS) {
      bars.add(tokens.get(next++));
      require(bars.size() <= DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " bars in a form");
      lists.add(options());
    }
    require(!bars.isEmpty(), "',' or '|'");
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
      throw error(bar, bar.quoted() + " again", "a bar of another length, to tell which divides");
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
    return peek().kind() == Token.Kind.BARS || peek().is("}") ? List.of() : list();
  }

  private void open() {
    require(
        nesting < DEEPEST_NESTING, "at most " + DEEPEST_NESTING + " brackets within each other");
    nesting++;
    next++;
  }

  private void close(String bracket) {
    String separators = bracket.equals("}") ? "an operator, ',', '|' or '" : "an operator or '";
    require(peek().is(bracket), separators + bracket + "'");
    nesting--;
    next++;
  }

  private static Node chain(Node first, List<Node.Step> steps) {
    return steps.isEmpty() ? first : new Node.Chain(first, steps);
  }

  private Token peek() {
    return tokens.get(next);
  }

  private boolean accept(String symbol) {
    boolean accepted = peek().is(symbol);
    next += accepted ? 1 : 0;
    return accepted;
  }

  private Operator acceptOperator(Map<String, Operator> operators) {
    Operator operator = operatorOf(peek(), operators);
    next += operator == null ? 0 : 1;
    return operator;
  }

  private static Operator operatorOf(Token token, Map<String, Operator> operators) {
    return token.kind() == Token.Kind.SYMBOL ? operators.get(token.text()) : null;
  }

  private void require(boolean fits, String allowed) {
    if (!fits) {
      throw error(peek(), peek().quoted(), allowed);
    }
  }

  private NotationException error(Token token, String found, String allowed) {
    return new NotationException(text, token.column(), found, allowed);
  }

  private static Map<String, Operator> operators(Operator... operators) {
    return Arrays.stream(operators)
        .collect(Collectors.toUnmodifiableMap(Operator::symbol, Function.identity()));
  }
}
