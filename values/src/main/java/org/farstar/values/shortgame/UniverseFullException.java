package org.farstar.values.shortgame;

/**
 * A universe has reached its memory cap. The games it already holds stay good, and whatever needs
 * no new game can still be asked.
 */
public final class UniverseFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UniverseFullException(String message) {
    super(message);
  }
}
