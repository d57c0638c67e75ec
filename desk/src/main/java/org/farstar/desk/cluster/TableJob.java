package org.farstar.desk.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.input.InputException;
import org.farstar.desk.table.TableRequest;
import org.farstar.engine.table.Axis;

/**
 * A table as another process is told of it: by names and texts, from which it builds the rules
 * anew.
 *
 * @param game the name of the game
 * @param file the file that the game comes from, where it is none of Farstar's own
 * @param texts what stands in the files that positions name, by their names
 * @param table the table's name, or a position's text with places for integers in braces
 * @param asked what was asked for, by the names of axes, in their order, and choices
 */
public record TableJob(
    String game,
    Optional<GameFile> file,
    Map<String, String> texts,
    String table,
    Map<String, String> asked) {
  private static final String JAR = ".jar";

  /**
   * A file with games.
   *
   * @param path where it belongs, from the folder in which the worker looks for games
   * @param bytes what stands in it
   */
  record GameFile(String path, byte[] bytes) {}

  /**
   * The job of a request.
   *
   * @param game the name of the game as it was typed
   * @param catalogue where the game was found
   * @param request the table
   * @param texts what stands in the files that positions name, by their names
   * @throws InputException where the game's file cannot be read
   */
  public static TableJob of(
      String game, Catalogue catalogue, TableRequest request, Map<String, String> texts) {
    Optional<Path> origin = catalogue.file(game);
    if (origin.isEmpty()) {
      return new TableJob(game, Optional.empty(), texts, request.word(), asked(request));
    }
    String name = origin.get().getFileName().toString();
    int colon = game.lastIndexOf(JAR + ":");
    boolean typed = game.endsWith(".java") || game.endsWith(JAR) || colon >= 0;
    String inJar = colon < 0 ? "" : game.substring(colon + JAR.length());
    String there = typed ? name + inJar : game;
    String path = typed ? name : TableWorker.INSTALLED + "/" + name;
    GameFile file = new GameFile(path, bytes(origin.get()));
    return new TableJob(there, Optional.of(file), texts, request.word(), asked(request));
  }

  /** What was asked for, the axes in their order: those of a text in braces have no other. */
  private static Map<String, String> asked(TableRequest request) {
    Map<String, String> rest = new LinkedHashMap<>(request.asked());
    Map<String, String> ordered = new LinkedHashMap<>();
    for (Axis axis : request.table().axes()) {
      String range = rest.remove(axis.name());
      if (range != null) {
        ordered.put(axis.name(), range);
      }
    }
    ordered.putAll(rest);
    return ordered;
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw InputException.outside("cannot read '" + file + "': " + e.getMessage());
    }
  }

  /** The job as one message. */
  public byte[] write() {
    Wire.Writer out = new Wire.Writer().text(game);
    out.texts(file.map(f -> List.of(f.path())).orElse(List.of()));
    file.ifPresent(f -> out.bytes(f.bytes()));
    return out.texts(texts).text(table).texts(asked).message();
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException where the message is cut off
   */
  public static TableJob read(byte[] message) {
    Wire.Reader in = new Wire.Reader(message);
    String game = in.text();
    List<String> path = in.texts();
    Optional<GameFile> file =
        path.isEmpty() ? Optional.empty() : Optional.of(new GameFile(path.get(0), in.bytes()));
    return new TableJob(game, file, in.map(), in.text(), in.map());
  }
}
