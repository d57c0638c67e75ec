package org.farstar.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A page of plain files that plays from the folder of a solve beside it, by requests for ranges of
 * bytes. It has no rules: it knows how the keys of one game are packed, and asks for the records of
 * what a move leads to.
 */
public final class SolvedPage {
  /** Where the solved folder is, beside the page. */
  public static final String SOLVE = "solve";

  /** The game whose keys the page can make. */
  public static final String GAME = "connect-four";

  private static final List<String> FILES =
      List.of("index.html", "play.css", "play.js", "solved.js");

  private SolvedPage() {}

  /**
   * Writes the page into a folder, in place of one that is there.
   *
   * @throws IOException if it cannot be written
   */
  public static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String name : FILES) {
      try (InputStream in = SolvedPage.class.getResourceAsStream("solved/" + name)) {
        Files.copy(in, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
