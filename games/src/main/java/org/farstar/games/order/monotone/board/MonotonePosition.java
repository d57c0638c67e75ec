package org.farstar.games.order.monotone.board;

import java.util.List;
import org.farstar.games.order.Element;

/**
 * A position of some form of the monotonic sequence game. {@code equals} and {@code hashCode} mean
 * the same board; the critical lengths belong to the variant of the rules.
 */
public interface MonotonePosition {
  /** The deck that is played with. */
  Deck deck();

  /** The cards on the board from left to right. */
  List<Element> cards();
}
