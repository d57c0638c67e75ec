package org.farstar.front.table;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * SQLite's native library in the user's cache. Left to itself the driver unpacks it into the
 * temporary folder in every process, and a killed process leaves it there.
 */
final class SqliteLibrary {
  /** What the driver reads. */
  private static final String FOLDER = "org.sqlite.lib.path";

  private SqliteLibrary() {}

  /**
   * Unpacks the library if it is not there, and has the driver load it from there. Where the cache
   * cannot be written, or the user has named a folder, the driver does as it always does.
   *
   * @param cache the user's folder for what can be made again
   */
  static void prepare(Path cache) {
    String name = LibraryLoaderUtil.getNativeLibName();
    URL packed =
        LibraryLoaderUtil.class.getResource(
            LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
    if (packed == null || System.getProperty(FOLDER) != null) {
      return;
    }
    String path = LibraryLoaderUtil.getNativeLibResourcePath();
    String system = path.substring(path.indexOf("/native/") + "/native/".length());
    Path folder =
        cache.resolve("sqlite-" + SQLiteJDBCLoader.getVersion()).resolve(system.replace('/', '-'));
    try {
      Path file = folder.resolve(name);
      if (!Files.isRegularFile(file)
          || Files.size(file) != packed.openConnection().getContentLengthLong()) {
        unpack(packed, folder, file);
      }
      System.setProperty(FOLDER, folder.toAbsolutePath().toString());
    } catch (IOException e) {
      // The driver finds its own way.
      return;
    }
  }

  /** Another process may do the same, so the file appears whole or not at all. */
  private static void unpack(URL packed, Path folder, Path file) throws IOException {
    Files.createDirectories(folder);
    Path part = Files.createTempFile(folder, "unpacking", ".part");
    try (InputStream in = packed.openStream()) {
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
