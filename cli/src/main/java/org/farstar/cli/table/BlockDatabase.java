package org.farstar.cli.table;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.farstar.cli.input.InputException;
import org.farstar.engine.table.Store;

/**
 * Blocks in an SQLite file. Every block is a transaction of its own in a write-ahead log, so that
 * what {@link #keep} was called for is there after a killed process, and several processes may fill
 * one file.
 */
final class BlockDatabase implements Store {
  private static final int BUSY_MILLIS = 10_000;

  private final Path file;
  private final String prefix;
  private final Connection connection;
  private final PreparedStatement find;
  private final PreparedStatement keep;

  private BlockDatabase(Path file, String prefix, Connection connection) throws SQLException {
    this.file = file;
    this.prefix = prefix;
    this.connection = connection;
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
      statement.execute("pragma journal_mode = wal");
      statement.execute("pragma synchronous = normal");
      statement.execute(
          "create table if not exists block (key text primary key, rows text not null)");
    }
    find = connection.prepareStatement("select rows from block where key = ?");
    keep = connection.prepareStatement("insert or replace into block (key, rows) values (?, ?)");
  }

  /**
   * Opens a file, or makes it.
   *
   * @param file the file; its folder must be there
   * @param prefix put before every key
   * @throws InputException where it cannot be opened, or is something else
   */
  static BlockDatabase open(Path file, String prefix) {
    try {
      Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
      try {
        return new BlockDatabase(file, prefix, connection);
      } catch (SQLException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }

  private static InputException failed(Path file, SQLException e) {
    return new InputException("cannot keep tables in '" + file + "': " + e.getMessage());
  }

  @Override
  public Optional<List<List<String>>> find(String key) {
    try {
      find.setString(1, prefix + key);
      try (ResultSet found = find.executeQuery()) {
        return found.next() ? Optional.of(RowText.read(found.getString(1))) : Optional.empty();
      }
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }

  @Override
  public void keep(String key, List<List<String>> rows) {
    try {
      keep.setString(1, prefix + key);
      keep.setString(2, RowText.write(rows));
      keep.executeUpdate();
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }
}
