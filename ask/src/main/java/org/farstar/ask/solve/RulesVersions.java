package org.farstar.ask.solve;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.verify.Certificate;

/**
 * What solved folders, databases, stores of tables and kept results say of the rules they were made
 * by: {@code rules 1}, the number that certificates have in their third line. It is raised when the
 * rules or the notation of a game change; a release that changes neither reads and continues the
 * files of those before it.
 */
public final class RulesVersions {
  private static final Pattern RULES = Pattern.compile("rules ([1-9][0-9]{0,8})");

  private RulesVersions() {}

  /** What this release writes. */
  public static String current() {
    return "rules " + Certificate.RULES;
  }

  /**
   * The rules that a file was made by. Releases that wrote their own version in its place had the
   * rules 1.
   *
   * @param version what stands in the file
   */
  public static String of(String version) {
    return "rules " + number(version);
  }

  private static int number(String version) {
    Matcher rules = RULES.matcher(version);
    return rules.matches() ? Integer.parseInt(rules.group(1)) : 1;
  }

  /**
   * Why a folder cannot be used; empty where it can.
   *
   * @param version what stands in the folder
   */
  static Optional<String> refusal(String version) {
    int number = number(version);
    if (number == Certificate.RULES) {
      return Optional.empty();
    }
    return Optional.of(
        "was made by rules "
            + number
            + "; this release has rules "
            + Certificate.RULES
            + (number < Certificate.RULES ? ": solve it again" : ": a newer release reads it"));
  }
}
