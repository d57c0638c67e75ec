package org.farstar.front.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.farstar.engine.table.Store;

/**
 * Where tables are kept: in the user's data folder by default.
 *
 * @param data the folder for what Farstar keeps
 * @param cache the folder for what can be made again
 * @param warnings hears that something that was kept is damaged
 */
public record Stores(Path data, Path cache, Consumer<String> warnings) {
  /**
   * The store in a file that the user named.
   *
   * @param owner whose tables it keeps
   * @throws org.farstar.ask.input.InputException where the file cannot be used
   */
  public Store in(Path file, StoreOwner owner) {
    SqliteLibrary.prepare(cache);
    return BlockDatabase.open(file, owner, warnings);
  }

  /**
   * The usual store of a table, opened when it exists already or the table takes long. Where the
   * folder cannot be written nothing is kept.
   *
   * @param table the table's name
   * @param owner whose table it is; each version of the rules has a folder of its own
   */
  public Store usual(String table, StoreOwner owner) {
    String rules = owner.rules().replaceAll("[^A-Za-z0-9.-]+", "-");
    Path folder = data.resolve("tables").resolve(rules);
    Path file = folder.resolve(owner.game() + "-" + table + ".db");
    return Files.isRegularFile(file)
        ? in(file, owner)
        : new DelayedStore(() -> writable(folder) ? in(file, owner) : Store.none());
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
