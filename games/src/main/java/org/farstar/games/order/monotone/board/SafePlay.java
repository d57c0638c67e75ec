package org.farstar.games.order.monotone.board;

import java.util.Optional;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.values.player.Outcome;

/**
 * A monotonic sequence game in which no card that completes a subsequence is ever played: in normal
 * play the player who could do so has won, in misère play a player who can do nothing else has
 * lost.
 *
 * @param <P> the positions, none of which has a critical subsequence
 */
public interface SafePlay<P> extends VerdictPlay<P> {
  /** Whether who completes a subsequence loses. */
  boolean misere();

  /**
   * Who has won, if anybody has.
   *
   * @param completing whether some free card completes a subsequence
   * @param safe whether there is a move that completes none
   */
  default Optional<Outcome> verdict(boolean completing, boolean safe) {
    if (!completing && !safe) {
      return Optional.of(Outcome.D);
    }
    if (completing && !misere()) {
      return Optional.of(Outcome.N);
    }
    return safe ? Optional.empty() : Optional.of(Outcome.P);
  }
}
