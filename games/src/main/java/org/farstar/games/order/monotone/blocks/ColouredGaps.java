package org.farstar.games.order.monotone.blocks;

import java.util.List;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.ColourSequence;

/**
 * What counts about a board on a sum of blocks.
 *
 * @param colours its colour sequence
 * @param gaps the order of the free cards in each gap, from the lowest
 */
public record ColouredGaps(ColourSequence colours, List<OrderType> gaps) {
  public ColouredGaps {
    gaps = List.copyOf(gaps);
  }
}
