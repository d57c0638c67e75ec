package org.farstar.front.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.input.InputException;
import org.farstar.engine.rules.Change;
import org.farstar.engine.rules.Sources;

/**
 * A game as another process is told of it, with all that its rules and positions read.
 *
 * @param game the name of the game there
 * @param file the file that the game comes from, if it is not one of Farstar's own
 * @param texts what stands in the files that positions name, by their names
 */
public record ShippedGame(String game, Optional<GameFile> file, Map<String, String> texts) {
  /** The folder of installed games under that of the worker. */
  private static final String INSTALLED = "games";

  private static final String JAR = ".jar";

  /**
   * A file with games.
   *
   * @param path where it belongs, from the folder in which the worker looks for games
   * @param bytes what stands in it
   */
  public record GameFile(String path, byte[] bytes) {}

  /**
   * A game on its way.
   *
   * @param game its name as it was typed
   * @param catalogue where it was found
   * @param texts what stands in the files that positions name, by their names
   * @throws InputException where the game's file cannot be read
   */
  public static ShippedGame of(String game, Catalogue catalogue, Map<String, String> texts) {
    Optional<Change> change = Change.before(game);
    if (change.isPresent()) {
      ShippedGame plain = of(change.get().behind(game), catalogue, texts);
      return new ShippedGame(change.get().word() + ":" + plain.game, plain.file, texts);
    }
    Optional<Path> origin = catalogue.file(game);
    if (origin.isEmpty()) {
      return new ShippedGame(game, Optional.empty(), texts);
    }
    String name = origin.get().getFileName().toString();
    int colon = game.lastIndexOf(JAR + ":");
    boolean typed = game.endsWith(".java") || game.endsWith(JAR) || colon >= 0;
    String inJar = colon < 0 ? "" : game.substring(colon + JAR.length());
    String there = typed ? name + inJar : game;
    String path = typed ? name : INSTALLED + "/" + name;
    GameFile file = new GameFile(path, bytes(origin.get()));
    return new ShippedGame(there, Optional.of(file), texts);
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw InputException.outside("cannot read '" + file + "': " + e.getMessage());
    }
  }

  /**
   * The games of a worker, this one among them.
   *
   * @param folder a folder of the worker's own, where the game's file is put if it has one
   * @throws UncheckedIOException where the folder cannot be written
   */
  public Catalogue catalogue(Path folder) {
    file.ifPresent(here -> put(here, folder));
    return new OwnCatalogue(Catalogue.STANDARD, folder, folder.resolve(INSTALLED));
  }

  private static void put(GameFile file, Path folder) {
    try {
      Path path = folder.resolve(file.path());
      Files.createDirectories(path.getParent());
      Files.write(path, file.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The texts that came with the game. */
  public Sources sources() {
    return name -> texts.containsKey(name) ? texts.get(name) : Sources.none().read(name);
  }

  /** The game as one message. */
  public byte[] write() {
    Wire.Writer out = new Wire.Writer();
    write(out);
    return out.message();
  }

  void write(Wire.Writer out) {
    out.text(game).texts(file.map(f -> List.of(f.path())).orElse(List.of()));
    file.ifPresent(f -> out.bytes(f.bytes()));
    out.texts(texts);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException where the message is cut off
   */
  public static ShippedGame read(byte[] message) {
    return read(new Wire.Reader(message));
  }

  static ShippedGame read(Wire.Reader in) {
    String game = in.text();
    List<String> path = in.texts();
    Optional<GameFile> file =
        path.isEmpty() ? Optional.empty() : Optional.of(new GameFile(path.get(0), in.bytes()));
    return new ShippedGame(game, file, in.map());
  }
}
