package org.farstar.values.shortgame;

/** A game that has no atomic weight was asked for it. */
public final class NoAtomicWeightException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  NoAtomicWeightException(String message) {
    super(message);
  }
}
