package org.farstar.cli.output;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The browser of the desktop, opened by the system's own program: no desktop of Java is loaded. */
public final class Browser {
  private Browser() {}

  /** Opens an address where there is a desktop; who reads the address can open it anyway. */
  public static void open(String address) {
    List<String> words = words(System.getProperty("os.name"), System.getenv());
    if (words.isEmpty()) {
      return;
    }
    try {
      List<String> line = new ArrayList<>(words);
      line.add(address);
      new ProcessBuilder(line)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // The address was printed.
      return;
    }
  }

  /** The words before the address; none where there is no desktop. */
  static List<String> words(String system, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    if (name.startsWith("mac")) {
      return List.of("open");
    }
    boolean desktop =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return desktop ? List.of("xdg-open") : List.of();
  }
}
