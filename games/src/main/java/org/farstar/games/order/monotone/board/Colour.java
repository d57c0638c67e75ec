package org.farstar.games.order.monotone.board;

/** What an element of the recording sequence stands for (section 3 of the paper). */
public enum Colour {
  /** The least top of an ascending subsequence of some length. */
  RED('R', true, false),
  /** The greatest bottom of a descending subsequence of some length. */
  BLUE('B', false, true),
  /** Both. */
  PURPLE('P', true, true);

  private final char letter;
  private final boolean reddish;
  private final boolean bluish;

  Colour(char letter, boolean reddish, boolean bluish) {
    this.letter = letter;
    this.reddish = reddish;
    this.bluish = bluish;
  }

  /** The letter R, B or P. */
  public char letter() {
    return letter;
  }

  /** Whether it is Red or Purple. */
  public boolean reddish() {
    return reddish;
  }

  /** Whether it is Blue or Purple. */
  public boolean bluish() {
    return bluish;
  }

  /** The same element in the reversed order: ascending is then descending. */
  public Colour reversed() {
    return this == RED ? BLUE : this == BLUE ? RED : PURPLE;
  }
}
