package org.farstar.cli.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.engine.table.Store;

/** Where tables are kept: in the user's data folder unless told. */
public final class Stores {
  private Stores() {}

  /**
   * The store in a file that the user named.
   *
   * @param about what the kept rows depend on besides the table, such as the game
   * @throws org.farstar.cli.input.InputException where the file cannot be used
   */
  public static Store in(Path file, String about) {
    return BlockDatabase.open(file, about + "/");
  }

  /**
   * The usual store of a table, opened when it is there already or the table takes long. Where the
   * folder cannot be written nothing is kept.
   *
   * @param data the folder for what Farstar keeps
   * @param name the file's name without its ending
   * @param about what the kept rows depend on besides the table, such as the game
   */
  public static Store usual(Path data, String name, String about) {
    Path folder = data.resolve("tables");
    Path file = folder.resolve(name + ".db");
    return Files.isRegularFile(file)
        ? in(file, about)
        : new PatientStore(() -> writable(folder) ? in(file, about) : Store.none());
  }

  private static boolean writable(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return false;
    }
    return Files.isWritable(folder);
  }
}
