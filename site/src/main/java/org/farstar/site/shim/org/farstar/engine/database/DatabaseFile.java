package org.farstar.site.shim.org.farstar.engine.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.farstar.engine.database.DatabaseOwner;

/** There are no databases in a browser: workspaces are given none, and none can be opened. */
public final class DatabaseFile {
  private DatabaseFile() {}

  public static DatabaseFile open(Path file, DatabaseOwner owner) throws IOException {
    throw new IOException("there are no files in a browser");
  }

  public int cells() {
    throw none();
  }

  public int words() {
    throw none();
  }

  public int values() {
    throw none();
  }

  public int find(int section, long first, long second) {
    throw none();
  }

  public ByteBuffer value(int value) {
    throw none();
  }

  private static IllegalStateException none() {
    return new IllegalStateException("a database without a file");
  }
}
