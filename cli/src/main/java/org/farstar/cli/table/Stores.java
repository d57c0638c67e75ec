package org.farstar.cli.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.farstar.engine.table.Store;

/** Where tables are kept: in the user's data folder unless told. */
public final class Stores {
  private Stores() {}

  /**
   * The store in a file that the user named.
   *
   * @param owner whose tables it keeps
   * @param warnings hears that something that was kept is damaged
   * @throws org.farstar.cli.input.InputException where the file cannot be used
   */
  public static Store in(Path file, StoreOwner owner, Consumer<String> warnings) {
    return BlockDatabase.open(file, owner, warnings);
  }

  /**
   * The usual store of a table, opened when it is there already or the table takes long. Where the
   * folder cannot be written nothing is kept.
   *
   * @param data the folder for what Farstar keeps
   * @param table the table's name
   * @param owner whose table it is; each version of Farstar has a folder of its own
   * @param warnings hears that something that was kept is damaged
   */
  public static Store usual(Path data, String table, StoreOwner owner, Consumer<String> warnings) {
    String version = owner.version().replaceAll("[^A-Za-z0-9.-]+", "");
    Path folder = data.resolve("tables").resolve(version);
    Path file = folder.resolve(owner.game() + "-" + table + ".db");
    return Files.isRegularFile(file)
        ? in(file, owner, warnings)
        : new PatientStore(() -> writable(folder) ? in(file, owner, warnings) : Store.none());
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
