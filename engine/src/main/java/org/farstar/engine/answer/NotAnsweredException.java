package org.farstar.engine.answer;

/** A question that cannot be answered in the way asked for; the message says which way can. */
public final class NotAnsweredException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public NotAnsweredException(String message) {
    super(message);
  }
}
