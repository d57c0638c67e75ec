package org.farstar.cli.own;

import java.util.Arrays;
import java.util.Optional;

/** Something that a game of the user's own threw where it should not have thrown anything. */
public final class OwnGameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param thrown what the game threw
   */
  public OwnGameException(Throwable thrown) {
    super(message(thrown, place(thrown)), thrown);
  }

  /** What was thrown by a class of a game of the user's own, or under one. */
  public static Optional<OwnGameException> of(Throwable thrown) {
    return place(thrown).map(place -> new OwnGameException(thrown));
  }

  private static Optional<StackTraceElement> place(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> OwnGames.LOADER.equals(frame.getClassLoaderName()))
        .findFirst();
  }

  private static String message(Throwable thrown, Optional<StackTraceElement> place) {
    String what = thrown.getClass().getSimpleName();
    String why = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
    return place
            .map(
                p ->
                    p.getFileName() + ":" + p.getLineNumber() + ": " + p.getMethodName() + " ended")
            .orElse("a game of your own ended")
        + " with "
        + what
        + why;
  }
}
