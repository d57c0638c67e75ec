package org.farstar.values.loopy;

import org.farstar.values.player.Player;

/** Who wins play without end: Left on the onside of a game, Right on its offside. */
enum Side {
  /** Play without end is won by Left. */
  ON(Player.LEFT),
  /** Play without end is won by Right. */
  OFF(Player.RIGHT);

  private final Player winner;

  Side(Player winner) {
    this.winner = winner;
  }

  Player winner() {
    return winner;
  }

  /** The side that exchanging the players makes of it. */
  Side opposite() {
    return this == ON ? OFF : ON;
  }
}
