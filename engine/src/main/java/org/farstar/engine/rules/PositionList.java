package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Ending;
import org.farstar.values.text.Scanner;

/** Positions of one ruleset in a line of text, joined by plus signs where they may be summed. */
public final class PositionList {
  private PositionList() {}

  /**
   * Reads positions to the end of a text.
   *
   * @param rules their rules; where a verdict judges the whole board there is one position
   * @param at where the first one begins
   * @param sources where names in the text find what they stand for
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public static <P> List<P> read(Rules<P> rules, Scanner at, Sources sources) {
    boolean sums = rules.ending() != Ending.VERDICT;
    List<P> positions = new ArrayList<>();
    do {
      Scanner position = sums ? upToPlus(rules, at) : at;
      positions.add(position.rest().read(text -> rules.read(text, sources)));
    } while (sums && at.accept('+'));
    return positions;
  }

  private static Scanner upToPlus(Rules<?> rules, Scanner at) {
    return rules.plusInPositions() ? upToPlusBetweenBlanks(at) : at.upTo('+');
  }

  /** A plus sign between double quotes is part of a name; a backslash takes a quote its meaning. */
  private static Scanner upToPlusBetweenBlanks(Scanner at) {
    int from = at.at();
    boolean quoted = false;
    while (!at.atEnd() && (quoted || !at.is(" + "))) {
      char c = at.next();
      quoted ^= c == '"';
      if (quoted && c == '\\') {
        at.next();
      }
    }
    at.accept(' ');
    return new Scanner(at.text(), from, at.at());
  }
}
