package org.farstar.games.order;

import java.util.Optional;
import org.farstar.engine.rules.Winner;
import org.farstar.values.player.Outcome;

/**
 * Who wins where White plays the last turn but one and Black the last, in the words of the paper.
 */
public final class WhiteAndBlack {
  private WhiteAndBlack() {}

  /**
   * The winner of an outcome class; null for a draw, which these games do not have.
   *
   * @param whiteFirst whether White moves first
   */
  public static Winner of(Outcome outcome, boolean whiteFirst) {
    String first = whiteFirst ? "white" : "black";
    String second = whiteFirst ? "black" : "white";
    return switch (outcome) {
      case N -> player("first", first);
      case P -> player("second", second);
      case L -> new Winner("even", "the player who wants the parity even wins", Optional.empty());
      case R -> new Winner("odd", "the player who wants the parity odd wins", Optional.empty());
      case D, N_HAT, N_CHECK, P_HAT, P_CHECK -> null;
    };
  }

  private static Winner player(String word, String role) {
    String name = role.equals("white") ? "White" : "Black";
    return new Winner(word, "the " + word + " player wins, who is " + name, Optional.of(role));
  }
}
