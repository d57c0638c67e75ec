package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Invariants of a game, each computed when it is first asked for.
 *
 * <p>They are immutable and do not depend on the thread that computes them, so that threads in a
 * race at worst compute one twice.
 */
final class Facts {
  /** An estimate of the size, with all that is referred to except thermographs. */
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
