package org.farstar.engine.search;

/** A position has no value of the kind that a search was asked for. */
public final class NoSuchValueException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String why;

  /**
   * @param why what its options are and why they give no value of the kind
   */
  public NoSuchValueException(String why) {
    super(why);
    this.why = why;
  }

  /** The same fault with the position at which it was met. */
  public NoSuchValueException at(String position) {
    NoSuchValueException located =
        new NoSuchValueException("the position '" + position + "' " + why);
    located.initCause(this);
    return located;
  }
}
