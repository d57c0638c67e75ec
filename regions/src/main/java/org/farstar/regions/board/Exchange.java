package org.farstar.regions.board;

import java.util.Optional;

/** How a board changes when the two players change places. */
public enum Exchange {
  /** It is not known, or nothing changes since both players have the same moves. */
  NONE,
  /** The stones change hands: the planes change places. */
  STONES,
  /**
   * Rows and columns change places: one player goes along the rows, the other along the columns.
   */
  AXES;

  /** The board with the players exchanged. */
  Optional<Board> of(Board board) {
    return switch (this) {
      case NONE -> Optional.empty();
      case STONES -> Optional.of(board.exchanged());
      case AXES -> Optional.of(board.transposed());
    };
  }
}
