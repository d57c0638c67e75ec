package org.farstar.web.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Firefox, by way of the geckodriver on the path. */
final class Firefox extends RemoteWebDriver {
  /** Where Debian puts it. */
  private static final Path BROWSER = Path.of("/usr/bin/firefox-esr");

  private static final Pattern LISTENS = Pattern.compile("Listening on ([0-9.:]+)");

  private static final Map<String, Object> OPTIONS =
      Map.of(
          "binary",
          BROWSER.toString(),
          "args",
          List.of("-headless", "--width=1280", "--height=1000"),
          "prefs",
          Map.of("ui.prefersReducedMotion", 1, "ui.systemUsesDarkTheme", 0));

  private final Process gecko;

  private Firefox(Process gecko, String address) throws IOException {
    super(
        URI.create("http://" + address).toURL(),
        new ImmutableCapabilities("browserName", "firefox", "moz:firefoxOptions", OPTIONS));
    this.gecko = gecko;
  }

  /** Whether the tests are to use it. */
  static boolean chosen() {
    return System.getProperty("farstar.browser", "").equals("firefox");
  }

  /** Whether it is here, and its driver. */
  static boolean here() {
    return Files.isExecutable(BROWSER) && driver().isPresent();
  }

  private static Optional<Path> driver() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> Path.of(folder, "geckodriver"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Firefox start() {
    ProcessBuilder driver =
        new ProcessBuilder(driver().orElseThrow().toString(), "--port", "0", "--log", "info");
    driver.redirectErrorStream(true);
    try {
      Process gecko = driver.start();
      try {
        return new Firefox(gecko, address(gecko));
      } catch (IOException | WebDriverException e) {
        gecko.destroy();
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Where the driver listens; what it says after that nobody reads, and it must not wait for it.
   */
  private static String address(Process gecko) throws IOException {
    BufferedReader out =
        new BufferedReader(new InputStreamReader(gecko.getInputStream(), StandardCharsets.UTF_8));
    for (String line; (line = out.readLine()) != null; ) {
      Matcher listens = LISTENS.matcher(line);
      if (listens.find()) {
        Thread reader = new Thread(() -> skip(out));
        reader.setDaemon(true);
        reader.start();
        return listens.group(1);
      }
    }
    throw new IOException("geckodriver did not start");
  }

  private static void skip(BufferedReader out) {
    try (out) {
      out.transferTo(Writer.nullWriter());
    } catch (IOException e) {
      // The driver was ended.
    }
  }

  @Override
  public void quit() {
    try {
      super.quit();
    } finally {
      gecko.destroy();
    }
  }
}
