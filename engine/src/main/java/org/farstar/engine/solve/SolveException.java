package org.farstar.engine.solve;

/** Why a game cannot be solved, or a folder not be used, in one sentence for people. */
public final class SolveException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final boolean unwritten;

  /**
   * @param message the sentence, without a capital or a full stop
   */
  public SolveException(String message) {
    super(message);
    this.unwritten = false;
  }

  /**
   * @param message the sentence, without a capital or a full stop
   * @param cause what went wrong below
   */
  public SolveException(String message, Throwable cause) {
    this(message, cause, false);
  }

  private SolveException(String message, Throwable cause, boolean unwritten) {
    super(message, cause);
    this.unwritten = unwritten;
  }

  /** A file could not be written; what was written before is good. */
  public static SolveException unwritten(String message, Throwable cause) {
    return new SolveException(message, cause, true);
  }

  /** Whether nothing else is wrong than that a file could not be written. */
  public boolean isUnwritten() {
    return unwritten;
  }
}
