package org.farstar.engine.kernel;

/** What is known of whether the player to move wins: a search may end before it is decided. */
public enum Decision {
  WIN,
  LOSS,

  /** Neither is proved; it may be either. */
  UNKNOWN;

  /** The decision of a question that is answered. */
  public static Decision of(boolean wins) {
    return wins ? WIN : LOSS;
  }

  /** Whether it is a win or a loss. */
  public boolean isKnown() {
    return this != UNKNOWN;
  }

  /** The same result as the opponent sees it, who does not move. */
  public Decision forOpponent() {
    return switch (this) {
      case WIN -> LOSS;
      case LOSS -> WIN;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
