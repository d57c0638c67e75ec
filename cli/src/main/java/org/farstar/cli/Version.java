package org.farstar.cli;

import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Release;
import org.farstar.cli.output.Terminal;
import org.farstar.values.text.NotationException;

/** Which Farstar this is, on which Java. */
final class Version {
  private Version() {}

  /** The version, or that there is none. */
  static String number() {
    return Release.number();
  }

  static String line() {
    return "farstar " + number() + ", Java " + Runtime.version().feature();
  }

  /** The first line of a file that this version writes. */
  static String header(String program) {
    return "# farstar " + program + ", version " + number();
  }

  /** Says so where a file was saved by another version, in which things may mean something else. */
  static void compare(String firstLine, String program, String file, Terminal terminal) {
    String before = "# farstar " + program + ", version ";
    if (firstLine.matches(Pattern.quote(before) + "\\S+") && !firstLine.equals(header(program))) {
      terminal
          .err()
          .println(
              "farstar: "
                  + NotationException.visible(file)
                  + " was saved by version "
                  + NotationException.visible(firstLine.substring(before.length()))
                  + "; this is version "
                  + number());
    }
  }
}
