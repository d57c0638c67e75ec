package org.farstar.site.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/**
 * Tells the compiler which files the engine reads beside its classes: all that lie beside those of
 * its modules, but the lessons, which the pages have as answers, and what games on other
 * boards read where {@linkplain SomeBoards some} are compiled.
 */
public final class Resources implements ResourceSupplier {
  private static final String OURS = "org/farstar/";
  private static final String GAMES = OURS + "games/";

  /** A file of each module that has some. */
  private static final List<String> KNOWN =
      List.of(
          "org/farstar/engine/theory/english.words",
          "org/farstar/verify/qubic/patashnik.txt.gz",
          "org/farstar/games/graph/words/countries.txt",
          "org/farstar/ask/catalogue/release.txt");

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    Set<String> names = new TreeSet<>();
    for (String known : KNOWN) {
      URL place = context.getClassLoader().getResource(known);
      if (place == null) {
        throw new IllegalStateException("there is no " + known);
      }
      addAll(place.toString(), known, names);
    }
    List<String> kinds = SomeBoards.of(context.getProperties());
    if (!kinds.isEmpty()) {
      names.removeIf(
          name ->
              name.startsWith(GAMES)
                  && kinds.stream().noneMatch(kind -> name.startsWith(GAMES + kind + "/")));
    }
    return names.toArray(String[]::new);
  }

  private static void addAll(String place, String known, Set<String> names) {
    int jar = place.indexOf("!/");
    try {
      if (jar >= 0) {
        try (FileSystem files =
            FileSystems.newFileSystem(URI.create(place.substring(0, jar)), Map.of())) {
          addAll(files.getPath("/"), names);
        }
      } else {
        String root = place.substring(0, place.length() - known.length());
        addAll(Path.of(URI.create(root)), names);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void addAll(Path root, Set<String> names) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve(OURS))) {
      files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(name -> !name.endsWith(".class") && !name.contains("/lesson/"))
          .forEach(names::add);
    }
  }
}
