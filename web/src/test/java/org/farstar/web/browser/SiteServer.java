package org.farstar.web.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A file server that knows nothing of Farstar, with the pages as plain files in a folder of it. */
final class SiteServer implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("port ([0-9]+)");

  private final Process process;
  private final String address;

  /**
   * @param folder what {@code ./farstar site} wrote
   */
  SiteServer(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    ProcessBuilder python =
        new ProcessBuilder(
            "python3",
            "-u",
            "-m",
            "http.server",
            "0",
            "--bind",
            "127.0.0.1",
            "--directory",
            whole.getParent().toString());
    python.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      process = python.start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      Matcher port = PORT.matcher(String.valueOf(out.readLine()));
      if (!port.find()) {
        throw new IllegalStateException("no file server");
      }
      address = "http://127.0.0.1:" + port.group(1) + "/" + whole.getFileName() + "/";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Plain files of other sources answer as those do, and are refused. */
  static void requireOfTheseSources(Path folder) {
    String now = sources();
    Path file = folder.resolve("sources.txt");
    try {
      if (Files.exists(file) && Files.readString(file).strip().equals(now)) {
        return;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalStateException(
        "the plain files in %s are made of other sources; './farstar site %1$s' makes them anew"
            .formatted(folder));
  }

  /** The number that {@code ./farstar site} writes beside the files. */
  static String sources() {
    Path root =
        Stream.of(Path.of(".."), Path.of(""))
            .map(Path::toAbsolutePath)
            .map(Path::normalize)
            .filter(folder -> Files.exists(folder.resolve("config/build.sh")))
            .findFirst()
            .orElseThrow();
    String script = "root=$0 state=; . \"$root/config/build.sh\"; sources";
    try {
      Process shell = new ProcessBuilder("sh", "-c", script, root.toString()).start();
      return new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address() {
    return address;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
