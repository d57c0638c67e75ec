package org.farstar.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder that holds the whole project, found from wherever the tests were started. */
final class Checkout {
  private Checkout() {}

  static Path root() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(".mvn"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no folder above " + start + " has a .mvn in it");
  }

  /**
   * A copy of the sources in a new folder. In the checkout that is being tested nothing can be
   * built: what is compiled there must stay as it is, and who runs the tests holds the lock of its
   * builds.
   */
  static Path copy(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    String pack = "tar cf - --exclude=target --exclude=.git . | tar xf - -C '" + folder + "'";
    Process process =
        new ProcessBuilder("sh", "-c", pack).directory(root().toFile()).inheritIO().start();
    if (process.waitFor() != 0) {
      throw new IOException("the checkout was not copied to " + folder);
    }
    return folder;
  }
}
