package org.farstar.values.player;

/** How a play ends for one given player under best play of both. */
public enum Result {
  WIN,
  DRAW,
  LOSS;

  /** The same play seen by the opponent. */
  public Result forOpponent() {
    return switch (this) {
      case WIN -> LOSS;
      case DRAW -> DRAW;
      case LOSS -> WIN;
    };
  }

  /** Whether this result is better for the player than the other. */
  public boolean betterThan(Result other) {
    return ordinal() < other.ordinal();
  }
}
