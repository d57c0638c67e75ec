package org.farstar.ask.input;

/**
 * What was typed cannot be done, or what was found cannot be written; the message says what was
 * found and what is allowed.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String advice;
  private final boolean wantsHelp;
  private final boolean unwritten;

  /**
   * @param message one line without a full stop
   * @param advice what to do about it, a sentence; empty where the help of the command is best
   */
  public InputException(String message, String advice) {
    this(message, advice, true, false);
  }

  private InputException(String message, String advice, boolean wantsHelp, boolean unwritten) {
    super(message);
    this.unwritten = unwritten;
    this.advice = advice;
    this.wantsHelp = wantsHelp;
  }

  /** Something that failed outside of the command, a disk for instance: no help knows better. */
  public static InputException outside(String message) {
    return new InputException(message, "", false, false);
  }

  public InputException(String message) {
    this(message, "");
  }

  /**
   * What was found could not be written.
   *
   * @param advice where else it may be put, a sentence
   */
  public static InputException unwritten(String message, String advice) {
    return new InputException(message, advice, false, true);
  }

  /** Whether the command has done its work, and only what it found could not be written. */
  public boolean isUnwritten() {
    return unwritten;
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
