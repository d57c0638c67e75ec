package org.farstar.games.strip.coins;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.values.text.NotationException;

/**
 * Flipping Coins and its variants, {@code left=PATTERNS right=PATTERNS}: what each player may turn
 * over, one or more patterns separated by commas.
 *
 * <p>The theory is about the rules of the paper alone, under which every line is a number. In a
 * variant with the same patterns on both sides lines are nimbers, in the others short games.
 */
final class CoinFamily implements Family<CoinLine> {
  @Override
  public Variant<CoinLine> variant(String parameters, Sources sources) {
    FlippingCoins rules = rules(parameters);
    Variant<CoinLine> variant = Variant.of(rules).with(rules.patterns()).with(new CoinLook());
    return rules.standard() ? variant.with(new CoinTheory()).valued(ValueKind.NUMBERS) : variant;
  }

  /**
   * The rules with these parameters; a side that is not named keeps its pattern.
   *
   * @throws NotationException where the text is something else
   */
  static FlippingCoins rules(String parameters) {
    Map<String, List<CoinPattern>> given = new HashMap<>();
    int at = 0;
    for (String word : parameters.split("\\s+", -1)) {
      at = parameters.indexOf(word, at);
      String[] halves = word.split("=", 2);
      if (halves.length == 2 && (halves[0].equals("left") || halves[0].equals("right"))) {
        if (given.containsKey(halves[0])) {
          throw new NotationException(
              parameters, at + 1, "'" + word + "'", "each of left and right once");
        }
        given.put(halves[0], patterns(parameters, at + halves[0].length() + 1, halves[1]));
      } else if (!word.isEmpty()) {
        throw new NotationException(
            parameters, at + 1, "'" + word + "'", "left=PATTERNS and right=PATTERNS");
      }
      at += word.length();
    }
    return new FlippingCoins(
        given.getOrDefault("left", FlippingCoins.LEFT),
        given.getOrDefault("right", FlippingCoins.RIGHT));
  }

  private static List<CoinPattern> patterns(String parameters, int offset, String text) {
    try {
      return CoinPattern.readAll(text);
    } catch (NotationException e) {
      throw e.within(parameters, offset);
    }
  }
}
