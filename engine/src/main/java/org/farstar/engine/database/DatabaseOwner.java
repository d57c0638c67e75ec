package org.farstar.engine.database;

/**
 * Whose values a database holds.
 *
 * @param rules the version of the rules that the values were found by, such as {@code rules 1}
 * @param game the name of the game
 * @param edition a digest of the file that a game of the user's own comes from; empty for Farstar's
 *     own
 * @param parameters the parameters of the variant; empty for the standard one
 */
public record DatabaseOwner(String rules, String game, String edition, String parameters) {

  /** The name of the file. A user's game may have the name of one of Farstar's own. */
  String fileName() {
    String words = ((edition.isEmpty() ? "" : "own ") + game + " " + parameters).strip();
    return words.replaceAll("[^A-Za-z0-9]+", "-") + ".regions";
  }

  String text() {
    return String.join("\n", rules, game, edition, parameters);
  }

  static DatabaseOwner read(String text) {
    String[] words = text.split("\n", 4);
    if (words.length < 4) {
      throw new DatabaseException("it was changed after it was written");
    }
    return new DatabaseOwner(words[0], words[1], words[2], words[3]);
  }

  /** Why the values of another owner are not this one's, as a clause. */
  String refusal(DatabaseOwner other) {
    if (!other.called().equals(called())) {
      return "it has values of " + other.called() + ", not of " + called();
    }
    return other.edition.equals(edition)
        ? "its values were found by " + other.rules + ", and this version has " + rules
        : "the file that " + game + " comes from has changed since";
  }

  /** The game as a line of the command line begins. */
  private String called() {
    return parameters.isEmpty() ? game : game + " with '" + parameters + "'";
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).

  @Override
  public boolean equals(Object other) {
    return other instanceof DatabaseOwner that && text().equals(that.text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }
}
