package org.farstar.games.positional.play;

/** The two players of a positional game by their colours. */
public enum Side {
  /** Red in the lecture: maker, avoider, picker. */
  X,
  /** Blue in the lecture: breaker, enforcer, chooser. */
  O;

  /** The other player. */
  public Side other() {
    return this == X ? O : X;
  }
}
