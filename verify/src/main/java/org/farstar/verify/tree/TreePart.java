package org.farstar.verify.tree;

import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.verify.CheckedPart;

/** A part that stands for its images, with what was found of it. */
final class TreePart {
  final int number;
  final CheckedPart.Placed<?> placed;

  /** What stands before its text: the number of its rules where there are several. */
  private final String before;

  /** At least 0, lowered by every move; -1 where the rules know none. */
  final long rank;

  /** The number of the part with the players exchanged; -1 until it is asked for. */
  int negative = -1;

  ShortGame value;

  PartWalls.Walls walls;

  private final int[][][] options = new int[Player.values().length][][];

  TreePart(int number, CheckedPart.Placed<?> placed, String before, long rank) {
    this.number = number;
    this.placed = placed;
    this.before = before;
    this.rank = rank;
  }

  /** How its position is written. */
  String text() {
    return before + placed.text();
  }

  /** The parts of each option of a player, in ascending order; null until they were made. */
  int[][] options(Player player) {
    return options[player.ordinal()];
  }

  void setOptions(Player player, int[][] made) {
    options[player.ordinal()] = made;
  }
}
