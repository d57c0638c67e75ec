package org.farstar.engine.game;

import java.util.List;

/**
 * Brings games of somebody's own: with a card, theories, claims and tables, where a bare {@link
 * org.farstar.engine.rules.Rules} brings only rules.
 *
 * <p>A jar names its providers in {@code META-INF/services/org.farstar.engine.game.GameProvider}; a
 * source file has one class that is a provider, with a constructor without parameters.
 */
public interface GameProvider {
  /** The games, with names that are not taken. */
  List<Game<?>> games();
}
