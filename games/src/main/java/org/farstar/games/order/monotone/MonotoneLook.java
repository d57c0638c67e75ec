package org.farstar.games.order.monotone;

import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Rules;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.RecordingSequence;

/**
 * A board as text: the cards, and where it says something about the play, the recording sequence
 * with its colours and gaps.
 *
 * @param rules how cards are written
 * @param recorded whether the recording sequence is shown; only for the basic form on a chain
 */
record MonotoneLook(Rules<MonotonePosition> rules, boolean recorded)
    implements Look<MonotonePosition> {
  @Override
  public String picture(MonotonePosition position) {
    String row = position.cards().isEmpty() ? "(no card yet)" : rules.write(position);
    return recorded ? row + "\n\n" + RecordingSequence.of(position).picture() : row;
  }
}
