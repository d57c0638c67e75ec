package org.farstar.front.table;

/**
 * Whose tables a store keeps. The version and the game stand in the file, which is for no other;
 * the edition is part of every key.
 *
 * @param version the version of Farstar
 * @param game the name of the game
 * @param edition tells two states of a game of a user's own apart, otherwise empty
 */
public record StoreOwner(String version, String game, String edition) {
  @Override
  public String toString() {
    return "tables of " + game + " by Farstar " + version;
  }
}
