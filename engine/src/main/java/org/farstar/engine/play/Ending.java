package org.farstar.engine.play;

/** Who has won when a play is over. */
public enum Ending {
  /** Normal play: a player who cannot move loses. */
  LAST_PLAYER_WINS,
  /** Misère play: a player who cannot move wins. */
  LAST_PLAYER_LOSES,
  /** The ruleset judges terminal positions, see {@link Play#verdict}; draws are possible. */
  VERDICT
}
