package org.farstar.values.shortgame;

/** A game that is not all-small was asked for its atomic weight or its companion. */
public final class NoAtomicWeightException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  NoAtomicWeightException(String message) {
    super(message);
  }
}
