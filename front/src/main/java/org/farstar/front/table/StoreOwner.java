package org.farstar.front.table;

import org.farstar.ask.solve.RulesVersions;

/**
 * Whose tables or results a file keeps. The rules and the game stand in the file, which is for no
 * other; in a store of tables the edition is part of every key.
 *
 * @param rules the version of the rules, such as {@code rules 1}
 * @param game the name of the game
 * @param edition tells the states of a game of the user's own apart, otherwise empty
 */
public record StoreOwner(String rules, String game, String edition) {
  /**
   * The owner that a file names.
   *
   * @param version the version of the rules, or of the release that wrote the file
   */
  static StoreOwner written(String version, String game, String edition) {
    return new StoreOwner(RulesVersions.of(version), game, edition);
  }

  @Override
  public String toString() {
    return "tables of " + game + " by " + rules;
  }
}
