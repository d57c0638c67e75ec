package org.farstar.regions.value;

import org.farstar.engine.memory.PackedReferences;
import org.farstar.regions.board.Board;

/** Boards as the keys of tables: the planes and the size. */
final class BoardPacking implements PackedReferences.Packing<Board> {
  @Override
  public long first(Board board) {
    return board.first();
  }

  @Override
  public long second(Board board) {
    return board.second();
  }

  @Override
  public int rest(Board board) {
    return board.grid().hashCode();
  }
}
