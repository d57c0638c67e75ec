package org.farstar.engine.database;

import java.util.Objects;

/**
 * Whose values a database holds.
 *
 * @param version the version of Farstar that found them
 * @param game the name of the game
 * @param parameters the parameters of the variant; empty for the standard one
 */
public record DatabaseOwner(String version, String game, String parameters) {

  /** The name of the file. */
  String fileName() {
    String words = (game + " " + parameters).strip();
    return words.replaceAll("[^A-Za-z0-9]+", "-") + ".regions";
  }

  String text() {
    return String.join("\n", version, game, parameters);
  }

  static DatabaseOwner read(String text) {
    String[] words = text.split("\n", 3);
    if (words.length < 3) {
      throw new DatabaseException("it was changed after it was written");
    }
    return new DatabaseOwner(words[0], words[1], words[2]);
  }

  /** The game as a line of the command line begins. */
  public String rules() {
    return parameters.isEmpty() ? game : game + " with '" + parameters + "'";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DatabaseOwner owner
        && version.equals(owner.version)
        && game.equals(owner.game)
        && parameters.equals(owner.parameters);
  }

  @Override
  public int hashCode() {
    return Objects.hash(version, game, parameters);
  }
}
