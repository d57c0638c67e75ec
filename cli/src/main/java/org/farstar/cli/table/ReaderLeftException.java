package org.farstar.cli.table;

/** Nobody reads the rows of a table any more; the rest need not be made. */
public final class ReaderLeftException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReaderLeftException() {
    super("nobody reads the rows any more", null, false, false);
  }
}
