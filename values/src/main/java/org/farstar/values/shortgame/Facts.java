package org.farstar.values.shortgame;

/**
 * What was found out about a game after it was made.
 *
 * <p>Every fact is immutable and the same whoever finds it, so threads that race at worst find it
 * twice.
 */
final class Facts {
  /** The options in structural order. */
  Stored.Options ordered;

  /** How the game is printed: 1 under a name, 1 + the bars between its options, 0 not known. */
  int printed;
}
