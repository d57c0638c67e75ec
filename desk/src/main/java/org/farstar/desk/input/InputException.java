package org.farstar.desk.input;

/** What was typed cannot be done; the message says what was found and what is allowed. */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String advice;
  private final boolean wantsHelp;

  /**
   * @param message one line without a full stop
   * @param advice what to do about it, a sentence; empty where the help of the command is best
   */
  public InputException(String message, String advice) {
    this(message, advice, true);
  }

  private InputException(String message, String advice, boolean wantsHelp) {
    super(message);
    this.advice = advice;
    this.wantsHelp = wantsHelp;
  }

  /** Something that failed outside of the command, a disk for instance: no help knows better. */
  public static InputException outside(String message) {
    return new InputException(message, "", false);
  }

  public InputException(String message) {
    this(message, "");
  }

  /** Whether the help of the command may tell what to do. */
  public boolean wantsHelp() {
    return wantsHelp;
  }

  /** What to do about it; empty where the help of the command is best. */
  public String advice() {
    return advice;
  }
}
