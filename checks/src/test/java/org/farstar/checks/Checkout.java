package org.farstar.checks;

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
}
