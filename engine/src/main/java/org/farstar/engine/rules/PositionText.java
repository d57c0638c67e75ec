package org.farstar.engine.rules;

import org.farstar.values.text.NotationException;

/**
 * A position as one line of text: optional rule parameters, a colon, the position, where the
 * ruleset allows it a sum of positions.
 *
 * @param <P> the positions of one term
 * @param ruleset the variant of the rules that the parameters ask for
 * @param position the position
 */
public record PositionText<P>(SumRuleset<P> ruleset, Sum<P> position) {

  /**
   * Reads a line.
   *
   * @param <P> the positions of one term
   * @param rules the rules without parameters
   * @param text the line; the text before its first colon, where it has one, is the parameters,
   *     unless the rules {@linkplain Rules#hasParameters have none}
   * @throws NotationException where the text is wrong, with the place in the whole line
   */
  public static <P> PositionText<P> read(Rules<P> rules, String text) {
    int colon = rules.hasParameters() ? text.indexOf(':') : -1;
    Rules<P> variant = rules;
    if (colon >= 0) {
      try {
        variant = rules.variant(text.substring(0, colon));
      } catch (NotationException e) {
        throw e.within(text, 0);
      }
    }
    SumRuleset<P> sums = new SumRuleset<>(variant);
    try {
      return new PositionText<>(sums, sums.read(text.substring(colon + 1)));
    } catch (NotationException e) {
      throw e.within(text, colon + 1);
    }
  }

  /** The normalised line: reading it gives the same variant and position. */
  public String write() {
    return write(position);
  }

  /** Another position of the same variant as a normalised line. */
  public String write(Sum<P> other) {
    String parameters = ruleset.parameters();
    return (parameters.isEmpty() ? "" : parameters + ": ") + ruleset.write(other);
  }
}
