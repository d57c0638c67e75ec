package org.farstar.values.shortgame;

/**
 * A game or an operation that is too large to be carried out, whatever the memory: too many options
 * in a list, or moves nested too deeply. The message names the limit.
 */
public final class GameTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says what is too large.
   *
   * @param message with the limit
   */
  public GameTooLargeException(String message) {
    super(message);
  }
}
