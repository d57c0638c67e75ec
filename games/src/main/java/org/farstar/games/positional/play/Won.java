package org.farstar.games.positional.play;

import org.farstar.values.player.Outcome;

/** How a play has ended. */
public enum Won {
  /** X has won. */
  X,
  /** O has won. */
  O,
  /** The play is drawn. */
  NOBODY;

  /** This player has won. */
  public static Won by(Side side) {
    return side == Side.X ? X : O;
  }

  /** The same for the player whose turn it would be. */
  public Outcome outcome(Side turn) {
    return this == NOBODY ? Outcome.D : this == by(turn) ? Outcome.N : Outcome.P;
  }

  /** Who wins, from the outcome for the player whose turn it is. */
  public static Won of(Outcome outcome, Side turn) {
    return switch (outcome) {
      case N -> by(turn);
      case P -> by(turn.other());
      default -> NOBODY;
    };
  }
}
