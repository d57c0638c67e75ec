package org.farstar.verify.monotone;

import java.util.Optional;
import org.farstar.engine.rules.Rules;

/**
 * Rules of monotonic sequence games, which hand over the parameters.
 *
 * @param <P> the positions
 */
public interface SequenceRules<P> extends Rules<P> {
  /**
   * The game from a position on; empty where a card has been played, and where the cards are
   * neither finitely many in a chain nor the fractions.
   */
  Optional<SequenceGame> sequenceGame(P position);
}
