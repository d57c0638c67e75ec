package org.farstar.engine.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * The databases of a folder. A file is opened when a game first asks for it; one that is refused is
 * named in one message, and searches go on without it.
 *
 * <p>Safe for threads. Nothing is ever written here, see {@link DatabaseWriter}.
 */
public final class Databases {
  private final Path folder;
  private final String rules;
  private final Consumer<String> messages;
  private final Map<DatabaseOwner, Optional<DatabaseFile>> open = new ConcurrentHashMap<>();

  /**
   * @param folder where they are; it need not exist
   * @param rules the version of the rules whose values are used, such as {@code rules 1}
   * @param messages hears of files that are refused
   */
  public Databases(Path folder, String rules, Consumer<String> messages) {
    this.folder = folder;
    this.rules = rules;
    this.messages = messages;
  }

  /**
   * The owner of the values of a game, found by these rules; {@link DatabaseOwner} has the words.
   */
  public DatabaseOwner owner(String game, String edition, String parameters) {
    return new DatabaseOwner(rules, game, edition, parameters);
  }

  /** Where the database of a game is, or would be. */
  public Path file(DatabaseOwner owner) {
    return folder.resolve(owner.fileName());
  }

  /** The database of a game, or empty if there is none, or none that can be used. */
  public Optional<DatabaseFile> of(DatabaseOwner owner) {
    Optional<DatabaseFile> known = open.get(owner);
    if (known == null) {
      known = opened(owner);
      open.put(owner, known);
    }
    return known;
  }

  private synchronized Optional<DatabaseFile> opened(DatabaseOwner owner) {
    Path file = file(owner);
    Optional<DatabaseFile> known = open.get(owner);
    if (known != null || !Files.isRegularFile(file)) {
      return known == null ? Optional.empty() : known;
    }
    try {
      return Optional.of(DatabaseFile.open(file, owner));
    } catch (DatabaseException | IOException e) {
      say(file, e);
      return Optional.empty();
    }
  }

  /** Uses a database no longer, and says why. */
  public void refuse(DatabaseOwner owner, Exception why) {
    if (open.put(owner, Optional.empty()).isPresent()) {
      say(file(owner), why);
    }
  }

  private void say(Path file, Exception why) {
    messages.accept("the database '" + file + "' is not used: " + why.getMessage());
  }
}
