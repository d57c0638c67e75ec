package org.farstar.engine.solve;

import org.farstar.engine.rules.Rules;

/**
 * Rules that play on the keys themselves, so that a solve makes no object for a position. The keys
 * are those of their {@linkplain Rules#codec codec}, of the same representatives.
 *
 * @param <P> the positions
 */
public interface KeyRules<P> extends Rules<P> {
  /** The game of keys of a start. */
  KeyPlay keys(P start);
}
