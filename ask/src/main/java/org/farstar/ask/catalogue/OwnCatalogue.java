package org.farstar.ask.catalogue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.ask.own.OwnGames;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.game.Game;

/**
 * The games of a catalogue, those of the jars in the user's folder of games, and those of any file
 * that is named in place of a game: {@code MyGame.java}, {@code games.jar}, or {@code
 * games.jar:name} where a jar has several.
 */
public final class OwnCatalogue implements Catalogue {
  private final Catalogue given;
  private final Path folder;
  private final Optional<Path> jars;
  private final Map<String, Game<?>> loaded = new HashMap<>();
  private final Map<String, Path> origins = new HashMap<>();
  private List<Game<?>> installed;

  /**
   * @param given the catalogue
   * @param folder where relative names of files begin
   * @param jars the user's folder of games
   */
  public OwnCatalogue(Catalogue given, Path folder, Path jars) {
    this.given = given;
    this.folder = folder;
    this.jars = Optional.of(jars);
  }

  /** As above, where there is no folder of games: only files that are named are read. */
  public OwnCatalogue(Catalogue given, Path folder) {
    this.given = given;
    this.folder = folder;
    this.jars = Optional.empty();
  }

  @Override
  public List<String> ids() {
    List<String> ids = new ArrayList<>(given.ids());
    installed().stream().map(Game::id).filter(id -> !ids.contains(id)).forEach(ids::add);
    return ids;
  }

  /** The game of this name; a file that has changed since it was last asked for is read again. */
  @Override
  public Optional<Game<?>> find(String id) {
    String file = fileOf(id);
    if (OwnGames.isFile(file)) {
      return isBehindAWord(file) ? Optional.empty() : Optional.of(inFile(id, file));
    }
    Game<?> known = loaded.get(id);
    if (known == null) {
      known = given.find(id).or(() -> installed(id)).orElse(null);
      if (known != null) {
        loaded.put(id, known);
      }
    }
    return Optional.ofNullable(known);
  }

  /** Whether there is a file only behind a colon: what stands before it is no change of rules. */
  private boolean isBehindAWord(String file) {
    String behind = file.substring(file.indexOf(':') + 1);
    return !Files.exists(folder.resolve(file)) && Files.exists(folder.resolve(behind));
  }

  private Game<?> inFile(String id, String file) {
    Path path = folder.resolve(file);
    Game<?> known = loaded.get(id);
    if (known == null || !known.edition().equals(digest(path).orElse(""))) {
      known = chosen(id, file);
      loaded.put(id, known);
    }
    return known;
  }

  private Optional<Game<?>> installed(String id) {
    return installed().stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** The file in {@code games.jar:name}. */
  private static String fileOf(String id) {
    int jar = id.lastIndexOf(".jar:");
    return jar < 0 ? id : id.substring(0, jar + 4);
  }

  private Game<?> chosen(String id, String file) {
    List<Game<?>> games = games(file, folder.resolve(file));
    String wanted = id.substring(Math.min(id.length(), file.length() + 1));
    List<Game<?>> fitting =
        games.stream().filter(game -> wanted.isEmpty() || game.id().equals(wanted)).toList();
    if (fitting.size() != 1) {
      List<String> names = games.stream().map(game -> file + ":" + game.id()).toList();
      throw new InputException(
          file + (fitting.isEmpty() ? " has no game '" + wanted + "'" : " has several games"),
          "It has " + String.join(", ", names) + ".");
    }
    return fitting.get(0);
  }

  /** The games of the jars in the user's folder; a jar that cannot be loaded is passed over. */
  private List<Game<?>> installed() {
    if (installed == null) {
      installed = new ArrayList<>();
      jars.filter(Files::isDirectory).ifPresent(this::installAll);
    }
    return installed;
  }

  private void installAll(Path all) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(all, "*.jar")) {
      files.forEach(this::install);
    } catch (IOException e) {
      throw new InputException("cannot read the folder '" + all + "': " + e.getMessage());
    }
  }

  private void install(Path jar) {
    try {
      for (Game<?> game : games(jar.toString(), jar)) {
        installed.add(game);
        origins.putIfAbsent(game.id(), jar);
      }
    } catch (RuntimeException | LinkageError e) {
      // One broken jar must not stop commands that are about something else.
      return;
    }
  }

  @Override
  public List<ClaimProvider> papers() {
    return given.papers();
  }

  @Override
  public Optional<Path> file(String id) {
    if (OwnGames.isFile(fileOf(id))) {
      return Optional.of(folder.resolve(fileOf(id)));
    }
    return given.find(id).isPresent() || find(id).isEmpty()
        ? Optional.empty()
        : Optional.of(origins.get(id));
  }

  /** The games of a file, each in the state that a digest of the file names. */
  private static List<Game<?>> games(String name, Path file) {
    String digest = digest(file).orElse("");
    return OwnGames.of(name, file).stream().<Game<?>>map(game -> game.edition(digest)).toList();
  }

  /** The SHA-256 of a file as hexadecimal digits; empty where there is no such file. */
  private static Optional<String> digest(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return Optional.of(HexFormat.of().formatHex(digest));
    } catch (IOException | NoSuchAlgorithmException e) {
      throw InputException.outside("cannot read '" + file + "': " + e.getMessage());
    }
  }
}
