package org.farstar.engine.solve;

/** Why a game cannot be solved, or a folder not be used, in one sentence for people. */
public final class SolveException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param message the sentence, without a capital or a full stop
   */
  public SolveException(String message) {
    super(message);
  }

  /**
   * @param message the sentence, without a capital or a full stop
   * @param cause what went wrong below
   */
  public SolveException(String message, Throwable cause) {
    super(message, cause);
  }
}
