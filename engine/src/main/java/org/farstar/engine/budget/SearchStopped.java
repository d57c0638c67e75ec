package org.farstar.engine.budget;

/**
 * Thrown inside a search when its budget ends or it is cancelled. Searches catch it themselves and
 * return what they know; it is public for games that bring searches of their own.
 */
public final class SearchStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final StopReason reason;

  public SearchStopped(StopReason reason) {
    // Control flow inside one search: nobody reads the stack.
    super(reason.sentence(), null, false, false);
    this.reason = reason;
  }

  /** Why the search ended. */
  public StopReason reason() {
    return reason;
  }
}
