package org.farstar.values;

/** One step down the tree of numbers: to the greater side or to the lesser side. */
public enum Sign {
  /** A step down in value, a move for Right. */
  MINUS,
  /** A step up in value, a move for Left. */
  PLUS;

  /** 1 or -1. */
  public int signum() {
    return this == PLUS ? 1 : -1;
  }

  /** The other one. */
  public Sign opposite() {
    return this == PLUS ? MINUS : PLUS;
  }

  /** {@code '+'} or {@code '-'}. */
  public char symbol() {
    return this == PLUS ? '+' : '-';
  }
}
