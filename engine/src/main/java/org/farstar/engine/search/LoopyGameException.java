package org.farstar.engine.search;

/**
 * A position returned in the course of play: the game may go on for ever, and these searches end.
 */
public final class LoopyGameException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  LoopyGameException(String position) {
    super(
        "the position '"
            + position
            + "' returns in the course of play; this search is for games that always end");
  }
}
