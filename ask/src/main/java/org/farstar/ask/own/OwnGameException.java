package org.farstar.ask.own;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that a game of the user's own did that no game may do. */
public final class OwnGameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** How much of a stack that overflowed one method must take to be what recurses. */
  private static final int RECURSION = 8;

  /**
   * @param message what the game did, and where
   */
  OwnGameException(String message) {
    super(message);
  }

  /**
   * @param thrown what the game threw
   */
  OwnGameException(Throwable thrown) {
    super(message(thrown, place(thrown)), thrown);
  }

  /** What was thrown by a class of a game of the user's own, or under one. */
  public static Optional<OwnGameException> of(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (place(cause).isPresent()) {
        return Optional.of(new OwnGameException(cause));
      }
    }
    return Optional.empty();
  }

  /**
   * What the method of a game that is being run did.
   *
   * @param did what it did: {@code handed over null}
   * @param file the file, where the place in it is not known
   */
  static OwnGameException here(String did, String file) {
    return new OwnGameException(
        place(new Throwable()).map(OwnGameException::named).orElse(file + ": the game")
            + " "
            + did);
  }

  private static Stream<StackTraceElement> places(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> OwnGames.LOADER.equals(frame.getClassLoaderName()));
  }

  private static Optional<StackTraceElement> place(Throwable thrown) {
    return places(thrown).findFirst();
  }

  /** The innermost method of a game of the user's own in a stack: {@code Heap.java:5: moves}. */
  static Optional<String> place(StackTraceElement[] stack) {
    return Arrays.stream(stack)
        .filter(frame -> OwnGames.LOADER.equals(frame.getClassLoaderName()))
        .findFirst()
        .map(OwnGameException::named);
  }

  private static String message(Throwable thrown, Optional<StackTraceElement> place) {
    String where = place.map(OwnGameException::named).orElse("a game of your own");
    if (thrown instanceof StackOverflowError) {
      boolean itself = places(thrown).count() * RECURSION >= thrown.getStackTrace().length;
      return itself
          ? where + " calls itself without end, or too deep for Java's stack"
          : where + " was called too deep in a play, which seems not to end";
    }
    String why = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
    return where + " ended with " + thrown.getClass().getSimpleName() + why;
  }

  /** {@code Heap.java:5: moves}. */
  private static String named(StackTraceElement place) {
    String method = place.getMethodName().replaceAll("^lambda\\$(\\w+)\\$\\d+$", "$1");
    String name =
        switch (method) {
          case "<clinit>", "static" -> "the static initialiser";
          case "<init>", "new" -> "the constructor";
          default -> method;
        };
    // Methods that the compiler writes, as those of a record, may have no line.
    String line = place.getLineNumber() > 0 ? ":" + place.getLineNumber() : "";
    return place.getFileName() + line + ": " + name;
  }
}
