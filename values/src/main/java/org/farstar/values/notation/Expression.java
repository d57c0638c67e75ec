package org.farstar.values.notation;

import java.util.List;
import org.farstar.values.NotationException;

/**
 * An expression in values, as {@code farstar eval} reads it: {@code (1/2:1/2):1/64}, {@code {0|1} <
 * 3/4}, {@code x := 5/8; x.SignExpansion}.
 *
 * <p>Operators, from the tightest to the loosest; all that stand between two operands group from
 * the left:
 *
 * <table>
 *   <caption>Precedence</caption>
 *   <tr><td>{@code x.Birthday}</td><td>properties</td></tr>
 *   <tr><td>{@code * /}</td><td>product of numbers, quotient if it is dyadic</td></tr>
 *   <tr><td>{@code - + +-}</td><td>before an operand; {@code +-x} is {@code {x|-x}}</td></tr>
 *   <tr><td>{@code :}</td><td>ordinal sum of canonical forms</td></tr>
 *   <tr><td>{@code + -}</td><td>sum and difference</td></tr>
 *   <tr><td>{@code == != < <= > >=}</td><td>comparison, one in an expression</td></tr>
 *   <tr><td>{@code :=}</td><td>gives a name a value</td></tr>
 *   <tr><td>{@code ;}</td><td>separates; the last value is the result</td></tr>
 * </table>
 *
 * <p>So {@code 1/2:1/2} is 5/8 and {@code 1:1 + 1:-1} is 5/2, as the papers write it. The colon
 * stands between products and sums as in CGSuite. One thing differs from there on purpose: a sign
 * before an operand binds tighter than the colon, so that {@code -1:1/4} has the base -1 (it is
 * -7/8), as in the papers; CGSuite reads it as -(1:1/4). What Farstar prints does not depend on it.
 *
 * <p>{@code +-} is one symbol wherever the two stand together: {@code 2+-1} is 2 plus {@code
 * {1|-1}}, while {@code 2 + -1} is 1.
 *
 * <p>Forms: {@code {a, b | c}}, where the longest bar divides first, {@code {0||1|2}} being {@code
 * {0|{1|2}}}. At present every value is a number; a form that is none is an error that names the
 * options that cross.
 *
 * <p>Properties of numbers: {@code Abs Birthday Ceiling Denominator Floor IsInteger IsNumber
 * LeftOptions Mean Numerator OutcomeClass RightOptions SignExpansion Temperature}. Functions:
 * {@code Max(a, b) Min(a, b) Simplest(a, b)}.
 *
 * <p>Reading is linear in the text. Limits, each with an error that names it: 100 brackets within
 * each other, literals of a million digits, results of four million binary digits. Time is not
 * limited, but with these sizes every single operation takes at most some seconds.
 *
 * <p>Immutable; evaluation changes nothing but the environment it is given. To read a single number
 * use {@link org.farstar.values.Dyadic#parse}.
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
  public static Expression parse(String text) {
    return new Expression(text, List.copyOf(Parser.statements(text)));
  }

  /**
   * Evaluates the statements in order and returns the value of the last.
   *
   * <p>Assignments are made in the environment as they come; if a later statement fails, those
   * before it stay.
   *
   * @throws NotationException at the place that has no value, or none within the limits
   */
  public Evaluated evaluate(Environment environment) {
    Evaluated result = null;
    for (Node statement : statements) {
      result = new Evaluator(text, environment).evaluate(statement);
    }
    return result;
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
