package org.farstar.games.order.monotone.chain;

/**
 * A position of {@link GapRules} in the bits of {@link PositionPacker}.
 *
 * @param stage how far the play is
 * @param low the lower 64 bits of the gaps; 0 where there are none
 * @param high the higher 64 bits
 */
public record GapPosition(Stage stage, long low, long high) {
  /** How far a play is. */
  public enum Stage {
    /** No deck was named yet. */
    DECKS,
    /** Over: the player to move wins, by a dead card. */
    WON,
    /** Over: the player to move must play a dead card or leave one, and loses. */
    LOST,
    /** Over: all cards are played, and nothing is complete. */
    DRAWN,
    /** A draw is possible; sizes are exact. */
    OPEN,
    /** No draw is possible any more; sizes are cut where they count as large. */
    DECIDED
  }

  /** A position without gaps. */
  static GapPosition of(Stage stage) {
    return new GapPosition(stage, 0, 0);
  }

  /** Written out: what the language makes of a record takes a short search 20 ms to set up. */
  @Override
  public boolean equals(Object other) {
    return other instanceof GapPosition that
        && stage == that.stage
        && low == that.low
        && high == that.high;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low * 0x9E3779B97F4A7C15L + high) * 8 + stage.ordinal();
  }
}
