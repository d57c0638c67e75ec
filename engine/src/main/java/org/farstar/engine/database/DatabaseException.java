package org.farstar.engine.database;

/**
 * A file that is no database, or not the one that is wanted; the message says why, in one clause.
 */
public final class DatabaseException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DatabaseException(String why) {
    super(why);
  }

  DatabaseException(String why, Throwable cause) {
    super(why, cause);
  }
}
