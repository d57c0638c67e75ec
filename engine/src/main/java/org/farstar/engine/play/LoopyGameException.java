package org.farstar.engine.play;

/** The game may go on for ever, and these searches are for games that end. */
public final class LoopyGameException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private LoopyGameException(String what) {
    super(what + "; this search is for games that always end");
  }

  /** A position returned in the course of play. */
  public static LoopyGameException returning(String position) {
    return new LoopyGameException("the position '" + position + "' returns in the course of play");
  }

  /** A play went on beyond what a search can follow. */
  public static LoopyGameException tooDeep(String position, int moves) {
    return new LoopyGameException(
        "a play from '" + position + "' has more than " + moves + " moves and seems not to end");
  }
}
