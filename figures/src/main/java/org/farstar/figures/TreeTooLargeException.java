package org.farstar.figures;

/** A game tree that nobody could read. */
public final class TreeTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int fits;

  TreeTooLargeException(String message, int fits) {
    super(message);
    this.fits = fits;
  }

  /** The greatest depth at which the tree can be drawn. */
  public int fits() {
    return fits;
  }
}
