package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.farstar.values.syntax.Node;
import org.farstar.values.syntax.Operator;
import org.farstar.values.syntax.Parser;
import org.farstar.values.text.NotationException;

/**
 * An expression in values, as {@code farstar eval} reads it: {@code (1/2:1/2):1/64}, {@code {4|1}
 * <> 2}, {@code g := ^ + *; g.Birthday}.
 *
 * <p>Operators, from the tightest to the loosest; all that stand between two operands group from
 * the left:
 *
 * <table>
 *   <caption>Precedence</caption>
 *   <tr><td>{@code 1/2^* -1v3 1Tiny(2)}</td><td>sums without signs, whose parts touch</td></tr>
 *   <tr><td>{@code g.Birthday g.Cool(1)}</td><td>properties</td></tr>
 *   <tr><td>{@code * /}</td><td>product of numbers, copies of a game; quotient, if dyadic</td></tr>
 *   <tr><td>{@code - + +-}</td><td>before an operand; {@code +-g} is {@code {g|-g}}</td></tr>
 *   <tr><td>{@code :}</td><td>ordinal sum of canonical forms</td></tr>
 *   <tr><td>{@code + -}</td><td>sum and difference</td></tr>
 *   <tr><td>{@code == != < <= > >= <> <| |>}</td><td>comparison, one in an expression</td></tr>
 *   <tr><td>{@code :=}</td><td>gives a name a value</td></tr>
 *   <tr><td>{@code ;}</td><td>separates; the last value is the result</td></tr>
 * </table>
 *
 * <p>So {@code 1/2:1/2} is 5/8 and {@code 1:1 + 1:-1} is 5/2, as the papers write it. The colon
 * stands between products and sums, and a sign before an operand binds tighter than the colon, so
 * that {@code -1:1/4} has the base -1 and is -7/8, as by the rule unaryExpr of CGSuite's grammar.
 *
 * <p>{@code +-} is one symbol wherever the two stand together: {@code 2+-1} is 2 plus {@code
 * {1|-1}}, while {@code 2 + -1} is 1. {@code <>} means confused with, {@code <|} less than or
 * confused with, {@code |>} greater than or confused with.
 *
 * <p>Whatever a value prints is an expression with that value. For that, ups, downs and nimbers are
 * symbols, not operators ({@code ^} is no power, as it is in CGSuite between operands), and what
 * touches belongs together: a number with the ups, nimber, Tiny or Miny written against it, and
 * with the minus sign before it, {@code -1^} being -1 plus up and {@code 1*2} the sum 1 + *2. Two
 * numbers are multiplied with blanks, {@code 3 * 4}. A star that touches a number multiplies it
 * only if something other than digits follows that it could multiply, {@code 2*x}; but {@code 1* -
 * 1}, where it touches only the number, begins with 1 + *. So does {@code on* - 1} with on + *, and
 * {@code on*} alone. After ups a star that touches is always a nimber: {@code ^*2} is up plus *2,
 * {@code ^ * 2} two ups.
 *
 * <p>Forms: {@code {a, b | c}}, where the longest bar divides first, {@code {0||1|2}} being {@code
 * {0|{1|2}}}; {@code +-{a, b}} is {@code {a, b | -a, -b}}. Lists: {@code [a, b]}.
 *
 * <p>Properties bear the names that the field uses, {@code Temperature}, {@code AtomicWeight},
 * {@code LeftOptions}; some have parameters, as {@code g.Overheat(1, 1/2)}. An error about a wrong
 * one lists them; {@code docs/guide/eval.md} explains them. Functions: {@code Max(a, b) Min(a, b)
 * Simplest(a, b)} of numbers, {@code Tiny(g) Miny(g)}, {@code Value("text")}. Outcome classes:
 * {@code N}, {@code P or D}. Positions, {@code game("text")}, {@code Nibble.java("text")} or {@code
 * "a file.java"("text")}, in which a quotation mark is written twice, are what the environment's
 * {@link Positions} make of them.
 *
 * <p>Reading is linear in the text. Limits, each with an error that names it: 310 brackets within
 * each other, literals of a million digits, results of four million binary digits. Time is not
 * limited; with these sizes every operation on numbers takes at most some seconds, while sums of
 * hot games can take as long as the cap of the environment's universe lets them.
 *
 * <p>Immutable; evaluation changes nothing but the environment it is given. To read a single number
 * use {@link org.farstar.values.Dyadic#read}.
 */
public final class Expression {

  private final String text;
  private final List<Node> statements;

  private Expression(String text, List<Node> statements) {
    this.text = text;
    this.statements = statements;
  }

  /**
   * Reads an expression without evaluating it.
   *
   * @throws NotationException where the text leaves the grammar
   */
  public static Expression read(String text) {
    return read(text, Positions.NONE);
  }

  /**
   * Reads an expression without evaluating it.
   *
   * @param positions which a fault may speak of
   * @throws NotationException where the text leaves the grammar
   */
  public static Expression read(String text, Positions positions) {
    try {
      return new Expression(text, List.copyOf(Parser.statements(text)));
    } catch (NotationException e) {
      throw Cgsuite.explained(e, positions);
    }
  }

  /**
   * Whether a text is no expression, but may be the beginning of one: a bracket or a quotation is
   * open at its end, or an operand is missing there. A star at the end may be a game and asks for
   * no operand, so that it does not take the next line.
   */
  public static boolean goesOn(String text) {
    String line = text.stripTrailing();
    String whole = line.endsWith("*") ? line + " 1" : line;
    try {
      Parser.statements(whole);
      return false;
    } catch (NotationException e) {
      return !line.isEmpty()
          && (e.column() > whole.length() || e.found().equals(Parser.OPEN_QUOTATION));
    }
  }

  /**
   * Evaluates the statements in order and returns the value of the last.
   *
   * <p>Assignments are made in the environment as they come; if a later statement fails, those
   * before it stay.
   *
   * @throws NotationException at the place that has no value, or none within the limits
   * @throws org.farstar.values.shortgame.UniverseFullException when the memory of the environment's
   *     universe is used up
   */
  public Evaluated evaluate(Environment environment) {
    return explaining(
        environment,
        () -> {
          Evaluated result = null;
          for (Node statement : statements) {
            result = new Evaluator(text, environment).evaluate(statement);
          }
          return result;
        });
  }

  private static <T> T explaining(Environment environment, Supplier<T> evaluation) {
    try {
      return evaluation.get();
    } catch (NotationException e) {
      throw Cgsuite.explained(e, environment.positions());
    }
  }

  /**
   * One term of a sum.
   *
   * @param negative whether it is subtracted
   * @param value what it is
   */
  public record Summand(boolean negative, Evaluated value) {}

  /**
   * Evaluates the statements, the last of them term by term: what is added and subtracted in it,
   * also within brackets, is handed back instead of the sum. Other operators are evaluated.
   *
   * @throws NotationException as {@link #evaluate(Environment)} does
   */
  public List<Summand> summands(Environment environment) {
    return explaining(
        environment,
        () -> {
          Evaluator evaluator = new Evaluator(text, environment);
          for (Node statement : statements.subList(0, statements.size() - 1)) {
            evaluator.evaluate(statement);
          }
          List<Summand> summands = new ArrayList<>();
          summands(statements.get(statements.size() - 1), false, evaluator, summands);
          return summands;
        });
  }

  private static void summands(
      Node node, boolean negative, Evaluator evaluator, List<Summand> summands) {
    if (node instanceof Node.Chain chain && isSum(chain)) {
      summands(chain.first(), negative, evaluator, summands);
      for (Node.Step step : chain.steps()) {
        boolean minus = step.operator() == Operator.MINUS;
        summands(step.operand(), negative != minus, evaluator, summands);
      }
    } else if (node instanceof Node.Signed signed && isMinus(signed)) {
      summands(signed.operand(), !negative, evaluator, summands);
    } else {
      summands.add(new Summand(negative, evaluator.evaluate(node)));
    }
  }

  private static boolean isSum(Node.Chain chain) {
    return chain.steps().stream()
        .allMatch(s -> s.operator() == Operator.PLUS || s.operator() == Operator.MINUS);
  }

  private static boolean isMinus(Node.Signed signed) {
    return signed.prefixes().size() == 1
        && signed.prefixes().get(0).kind() == Node.Prefix.Kind.MINUS;
  }

  /** Evaluates where no name has a value yet. */
  public Evaluated evaluate() {
    return evaluate(new Environment());
  }

  /** The text that was read. */
  @Override
  public String toString() {
    return text;
  }
}
