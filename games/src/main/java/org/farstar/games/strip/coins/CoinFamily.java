package org.farstar.games.strip.coins;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Flipping Coins and its variants, {@code left=PATTERNS right=PATTERNS}: what each player may turn
 * over, one or more patterns separated by commas.
 *
 * <p>The theory is about the rules of the paper alone, under which every line is a number. In a
 * variant with the same patterns on both sides lines are nimbers, in the others short games.
 */
public final class CoinFamily implements Family<CoinLine> {
  /** The family. */
  public CoinFamily() {}

  @Override
  public Variant<CoinLine> variant(String parameters, Sources sources) {
    FlippingCoins rules = rules(parameters);
    Variant<CoinLine> variant = Variant.of(rules).with(rules.patterns()).with(new CoinLook());
    return rules.standard()
        ? variant.with(new CoinTheory()).with(new CoinChecker(rules)).valued(ValueKind.NUMBERS)
        : variant;
  }

  /**
   * The rules with these parameters; a side that is not named keeps its pattern.
   *
   * @throws NotationException where the text is something else
   */
  public static FlippingCoins rules(String parameters) {
    Map<String, List<CoinPattern>> given = new HashMap<>();
    Scanner at = new Scanner(parameters);
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      String side = word.takeWhile(c -> c != '=');
      if (!List.of("left", "right").contains(side) || !word.accept('=')) {
        throw word.stretchError("left=PATTERNS and right=PATTERNS");
      }
      if (given.containsKey(side)) {
        throw word.stretchError("each of left and right once");
      }
      given.put(side, CoinPattern.readAll(word));
    }
    return new FlippingCoins(
        given.getOrDefault("left", FlippingCoins.LEFT),
        given.getOrDefault("right", FlippingCoins.RIGHT));
  }
}
