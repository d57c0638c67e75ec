package org.farstar.front.table;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.farstar.ask.input.InputException;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Store;
import org.sqlite.SQLiteErrorCode;

/**
 * Blocks in an SQLite file. Every block is a transaction of its own in a write-ahead log, so that
 * what {@link #keep} was called for is there after a killed process, and several processes may fill
 * one file.
 *
 * <p>With every block stands a digest of its key and its rows. What does not agree with its digest
 * was damaged and is made again.
 */
final class BlockDatabase implements Store {
  private static final int DIGEST_BYTES = 16;

  private final Path file;
  private final String prefix;
  private final Consumer<String> warnings;
  private final Connection connection;
  private final PreparedStatement find;
  private final PreparedStatement keep;
  private final RowJson json = new RowJson();
  private boolean warned;

  private BlockDatabase(Path file, String prefix, Consumer<String> warnings, Connection connection)
      throws SQLException {
    this.file = file;
    this.prefix = prefix;
    this.warnings = warnings;
    this.connection = connection;
    find = connection.prepareStatement("select rows, digest from block where key = ?");
    keep =
        connection.prepareStatement(
            "insert or replace into block (key, rows, digest) values (?, ?, ?)");
  }

  /**
   * Opens a file, or makes it.
   *
   * @param file the file; its folder must be there
   * @param owner whose tables it keeps
   * @param warnings hears, once, that rows were damaged
   * @throws InputException where it cannot be opened, or is something else
   */
  static BlockDatabase open(Path file, StoreOwner owner, Consumer<String> warnings) {
    try {
      Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
      try {
        StoreFile.prepare(file, owner, connection);
        return new BlockDatabase(file, owner.edition() + "/", warnings, connection);
      } catch (SQLException | InputException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }

  private static InputException failed(Path file, SQLException e) {
    String message = "cannot keep tables in '" + file + "': " + e.getMessage();
    int code = e.getErrorCode() & 0xff;
    return code == SQLiteErrorCode.SQLITE_FULL.code || code == SQLiteErrorCode.SQLITE_IOERR.code
        ? InputException.unwritten(message, "Name another file after --store, or --no-store.")
        : new InputException(message);
  }

  @Override
  public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
    try {
      find.setString(1, prefix + key);
      try (ResultSet found = find.executeQuery()) {
        if (!found.next()) {
          return Optional.empty();
        }
        Optional<List<List<Cell>>> rows =
            rows(prefix + key, found.getString(1), found.getString(2)).filter(fitting);
        if (rows.isEmpty() && !warned) {
          warned = true;
          warnings.accept("'" + file + "' has damaged rows, which are computed again");
        }
        return rows;
      }
    } catch (SQLException e) {
      throw failed(file, e);
    }
  }

  private Optional<List<List<Cell>>> rows(String key, String rows, String digest) {
    if (rows == null || !digest(key, rows).equals(digest)) {
      return Optional.empty();
    }
    try {
      return Optional.of(json.read(rows));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The beginning of the SHA-256 of a key and its rows, as hexadecimal digits. */
  private static String digest(String key, String rows) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(key.getBytes(StandardCharsets.UTF_8));
      sha.update((byte) 0);
      byte[] whole = sha.digest(rows.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(whole, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public void keep(String key, List<List<Cell>> rows) {
    String text = json.write(rows);
    try {
      keep.setString(1, prefix + key);
      keep.setString(2, text);
      keep.setString(3, digest(prefix + key, text));
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
