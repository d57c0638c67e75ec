package org.farstar.verify.monotone;

import java.util.Optional;
import org.farstar.engine.rules.Rules;

/**
 * Rules of monotonic sequence games, which hand over boards on chains.
 *
 * @param <P> the positions
 */
public interface SequenceRules<P> extends Rules<P> {
  /** The game from a position on; empty where the cards are no chain. */
  Optional<SequenceGame> sequenceGame(P position);
}
