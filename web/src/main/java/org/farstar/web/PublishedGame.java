package org.farstar.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The workbench as plain files, with a solved folder beside them and its game as the first page:
 * any file server can offer it, and the engine in the browser looks up in the folder.
 */
public final class PublishedGame {
  /** Where the solved folder is, beside the files. */
  public static final String SOLVE = "solve";

  /** What a folder of plain files has. */
  private static final List<String> PLAIN =
      List.of("index.html", "sw.js", "engine/farstar.wasm-runtime.js");

  private static final Pattern START =
      Pattern.compile(" *<meta name=\"farstar-start\" content=\"[^\"]*\">\n");

  private static final Pattern CHARSET = Pattern.compile("<meta charset=[^>]*>\n");

  private static final Pattern EDITION =
      Pattern.compile("(EDITION = 'farstar-[0-9a-f]+)(-[0-9a-f]+)?';");

  private PublishedGame() {}

  /** Whether a folder has the plain files. */
  public static boolean isPlain(Path folder) {
    return PLAIN.stream().allMatch(name -> Files.isRegularFile(folder.resolve(name)));
  }

  /**
   * Writes the plain files into a folder, in place of older ones.
   *
   * @param plain has the files; may be the folder itself
   * @param game the game of the first page
   * @param position its position
   * @param misere whether it is in mis\u00e8re play
   * @throws IOException if they cannot be written
   */
  public static void write(Path plain, Path folder, String game, String position, boolean misere)
      throws IOException {
    if (!plain.equals(folder)) {
      copy(plain, folder);
    }
    String start =
        "#/game/"
            + game
            + "?p="
            + URLEncoder.encode(position, StandardCharsets.UTF_8)
            + (misere ? "&misere=1" : "")
            + "&from="
            + SOLVE;
    String meta =
        "  <meta name=\"farstar-start\" content=\"" + start.replace("&", "&amp;") + "\">\n";
    edit(
        folder.resolve("index.html"),
        text ->
            CHARSET
                .matcher(START.matcher(text).replaceAll(""))
                .replaceFirst(found -> Matcher.quoteReplacement(found.group() + meta)));
    // Who has the files of another first page on the device gets these.
    String edition = Integer.toHexString(start.hashCode());
    edit(
        folder.resolve("sw.js"),
        text -> EDITION.matcher(text).replaceFirst("$1-" + edition + "';"));
  }

  private interface Edit {
    String of(String text);
  }

  private static void edit(Path file, Edit edit) throws IOException {
    String before = Files.readString(file);
    String after = edit.of(before);
    if (!after.equals(before)) {
      Files.writeString(file, after);
    }
  }

  private static void copy(Path plain, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(plain)) {
      files
          .filter(Files::isRegularFile)
          .forEach(
              file -> {
                Path to = folder.resolve(plain.relativize(file).toString());
                try {
                  Files.createDirectories(to.getParent());
                  Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
