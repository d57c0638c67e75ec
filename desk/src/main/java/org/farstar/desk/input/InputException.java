package org.farstar.desk.input;

/** What was typed cannot be done; the message says what was found and what is allowed. */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String advice;

  /**
   * @param message one line without a full stop
   * @param advice what to do about it, a sentence; empty where the help of the command is best
   */
  public InputException(String message, String advice) {
    super(message);
    this.advice = advice;
  }

  public InputException(String message) {
    this(message, "");
  }

  /** What to do about it; empty where the help of the command is best. */
  public String advice() {
    return advice;
  }
}
