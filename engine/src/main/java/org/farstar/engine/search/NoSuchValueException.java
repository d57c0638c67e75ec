package org.farstar.engine.search;

/** A position has no value of the kind that a search was asked for. */
public final class NoSuchValueException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Whether the message names the position. */
  private final boolean located;

  /**
   * @param why what its options are and why they give no value of the kind, after its text
   */
  public NoSuchValueException(String why) {
    super(why);
    located = false;
  }

  private NoSuchValueException(String position, NoSuchValueException met) {
    super("the position '" + position + "' " + met.getMessage(), met);
    located = true;
  }

  /** The same fault with the position at which it was met; the first one that is told stays. */
  public NoSuchValueException at(String position) {
    return located ? this : new NoSuchValueException(position, this);
  }
}
