package org.farstar.front.table;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.farstar.ask.input.InputException;

/**
 * What makes an SQLite file a store of tables: the number of the application and the form of the
 * tables in its head, and one row that says whose tables these are. Nothing is written into a file
 * that is something else.
 */
final class StoreFile {
  /** The letters FARS. */
  private static final int APPLICATION = 0x46415253;

  /** Changes whenever what stands in the file is read in another way. */
  private static final int FORM = 2;

  private static final int BUSY_MILLIS = 10_000;

  private final Path file;
  private final Statement statement;

  private StoreFile(Path file, Statement statement) {
    this.file = file;
    this.statement = statement;
  }

  /**
   * Makes an empty file a store, and ensures that any other is this owner's.
   *
   * @throws InputException where it is not
   */
  static void prepare(Path file, StoreOwner owner, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
      statement.execute("pragma cell_size_check = on");
      StoreFile store = new StoreFile(file, statement);
      if (store.isEmpty()) {
        store.make(owner, connection);
      }
      store.check(owner, connection);
      statement.execute("pragma journal_mode = wal");
      statement.execute("pragma synchronous = normal");
    }
  }

  private boolean isEmpty() throws SQLException {
    return number("pragma application_id") == 0
        && number("pragma user_version") == 0
        && number("select count(*) from sqlite_master") == 0;
  }

  private long number(String query) throws SQLException {
    try (ResultSet found = statement.executeQuery(query)) {
      return found.next() ? found.getLong(1) : 0;
    }
  }

  private void make(StoreOwner owner, Connection connection) throws SQLException {
    statement.execute("begin immediate");
    // Another process may have been faster.
    if (isEmpty()) {
      statement.execute("pragma application_id = " + APPLICATION);
      statement.execute("pragma user_version = " + FORM);
      statement.execute("create table owner (version text not null, game text not null)");
      statement.execute(
          "create table block"
              + " (key text primary key, rows text not null, digest text not null)");
      try (var insert = connection.prepareStatement("insert into owner values (?, ?)")) {
        insert.setString(1, owner.rules());
        insert.setString(2, owner.game());
        insert.executeUpdate();
      }
    }
    statement.execute("commit");
  }

  private void check(StoreOwner owner, Connection connection) throws SQLException {
    if (number("pragma application_id") != APPLICATION) {
      throw refused("is no store of tables");
    }
    long form = number("pragma user_version");
    if (form != FORM) {
      throw refused("keeps tables in form " + form + ", not in form " + FORM);
    }
    try (ResultSet found = statement.executeQuery("select version, game from owner")) {
      StoreOwner kept =
          found.next()
              ? StoreOwner.written(found.getString(1), found.getString(2), owner.edition())
              : new StoreOwner("", "", "");
      if (!kept.equals(owner)) {
        throw refused("keeps " + kept + ", not " + owner);
      }
    }
  }

  private InputException refused(String why) {
    return new InputException(
        "the file '" + file + "' " + why, "Name another file, or a new one, after --store.");
  }
}
