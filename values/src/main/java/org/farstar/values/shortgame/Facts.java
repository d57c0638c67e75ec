package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What was found out about a game after it was made.
 *
 * <p>Every fact is immutable and the same whoever finds it, so threads that race at worst find it
 * twice.
 */
final class Facts {
  /** Roughly, with what it points to but thermographs. */
  static final int BYTES = 176;

  /** The options in structural order. */
  Stored.Options ordered;

  Thermograph thermograph;
  BigInteger birthday;
  BigInteger stopCount;
  Parity parity;
  Parity tempered;
  ShortGame reduced;

  /** The atomic weight of an all-small game. */
  ShortGame weight;

  ShortGame companion;

  /** Empty if the game is no uptimal. */
  Optional<UptimalExpansion> uptimal;

  /** 1 yes, -1 no, 0 not known. */
  int allSmall;

  /** The atomic weight of a game that is not all-small; empty if it has none. */
  Optional<ShortGame> atomic;

  /** 0 not known. */
  int farStar;

  /** How the game is printed: 1 under a name, 1 + the bars between its options, 0 not known. */
  int printed;
}
