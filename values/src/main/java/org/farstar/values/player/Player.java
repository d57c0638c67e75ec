package org.farstar.values.player;

/** One of the two players. Left and right are one routine with an argument of this type. */
public enum Player {
  LEFT,
  RIGHT;

  /** The other player. */
  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** The player's name in the field's spelling. */
  public String title() {
    return this == LEFT ? "Left" : "Right";
  }
}
