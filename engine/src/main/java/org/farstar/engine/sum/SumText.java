package org.farstar.engine.sum;

import java.util.stream.Collectors;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.GameNames;
import org.farstar.engine.rules.PositionList;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Sums as one line of text. Positions of one variant are written as {@code parameters: position +
 * position}; other sums as an expression, {@code clobber("xo") + ^*}, with an underscore for a
 * minus sign in the name of a game.
 */
public final class SumText {
  private SumText() {}

  /**
   * Reads a line: optional rule parameters, a colon, and a sum of positions.
   *
   * @param family the variants of the game
   * @param game the game's name on the command line
   * @param text the line; the text before its first colon, where it has one, is the parameters,
   *     unless the family {@linkplain Family#takesParameters takes none}
   * @param sources where names in the text find what they stand for
   * @param misere whether the last player loses
   * @throws NotationException where the text is wrong, with the place in the whole line
   * @throws IllegalArgumentException if the game has no misère form and is to be played so
   */
  public static <P> Sum read(
      Family<P> family, String game, String text, Sources sources, boolean misere) {
    return line(family, game, text, sources, misere).sum();
  }

  /** Reads a line as {@link #read} does, and hands back its positions. */
  public static <P> Line<P> line(
      Family<P> family, String game, String text, Sources sources, boolean misere) {
    int colon = family.takesParameters() ? text.indexOf(':') : -1;
    Variant<P> variant =
        new Scanner(text, 0, Math.max(0, colon))
            .read(parameters -> family.variant(parameters, sources))
            .named(game);
    if (misere) {
      variant = variant.misere();
    }
    Scanner positions = new Scanner(text, colon + 1, text.length());
    return new Line<>(variant, PositionList.read(variant.rules(), positions, sources));
  }

  /** The normalised line. */
  public static String write(Sum sum) {
    return uniform(sum) ? uniformLine(sum) : expression(sum);
  }

  /**
   * The positions of a normalised line, without the parameters before its colon; what {@link
   * #write} gives where the terms are not positions of one variant.
   */
  public static String positions(Sum sum) {
    return uniform(sum) ? joined(sum) : expression(sum);
  }

  private static String joined(Sum sum) {
    return sum.terms().stream().map(Term::toString).collect(Collectors.joining(" + "));
  }

  /** Whether all terms are positions of one variant, none of them with the players exchanged. */
  private static boolean uniform(Sum sum) {
    Object key = null;
    for (Term term : sum.terms()) {
      if (!(term instanceof Term.Placed<?> placed) || placed.swapped()) {
        return false;
      }
      if (key != null && !placed.variant().key().equals(key)) {
        return false;
      }
      key = placed.variant().key();
    }
    return key != null;
  }

  private static String uniformLine(Sum sum) {
    String parameters = ((Term.Placed<?>) sum.terms().get(0)).variant().parameters();
    return (parameters.isEmpty() ? "" : parameters + ": ") + joined(sum);
  }

  /** The sum as an expression of any games and values, also where one game is all there is. */
  public static String expression(Sum sum) {
    if (sum.terms().isEmpty()) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    for (Term term : sum.terms()) {
      boolean minus = term instanceof Term.Placed<?> placed && placed.swapped();
      if (text.isEmpty()) {
        text.append(minus ? "-" : "");
      } else {
        text.append(minus ? " - " : " + ");
      }
      text.append(expression(term));
    }
    return text.toString();
  }

  private static String expression(Term term) {
    if (term instanceof Term.Placed<?> placed && term.bare().isEmpty()) {
      String position = placed.unswapped().replace("\"", "\"\"");
      return GameNames.inExpression(placed.variant().game()) + "(\"" + position + "\")";
    }
    String value = term instanceof Term.Placed<?> placed ? placed.unswapped() : term.toString();
    return value.startsWith("-") || value.startsWith("+") ? "(" + value + ")" : value;
  }
}
