package org.farstar.verify;

import java.util.Optional;
import org.farstar.values.text.NotationException;

/** A certificate that proves nothing; the message says in which line and what is wrong there. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  private RefusedException(int line, String what) {
    super(line == 0 ? what : "line " + line + ": " + what, null, false, false);
    this.line = line;
  }

  /**
   * A fault of one line.
   *
   * @param line its number, from 1
   * @param what what is wrong there, a clause
   */
  public static RefusedException at(int line, String what) {
    return new RefusedException(line, NotationException.visible(what));
  }

  /** A fault of the whole, as a position for which a line is missing. */
  public static RefusedException whole(String what) {
    return new RefusedException(0, NotationException.visible(what));
  }

  /** The line, from 1; empty where no single line is at fault. */
  public Optional<Integer> line() {
    return line == 0 ? Optional.empty() : Optional.of(line);
  }
}
