package org.farstar.regions.value;

import org.farstar.engine.memory.ForgettingTable;
import org.farstar.regions.board.Board;

/** Boards as the keys of tables: the planes and the size. */
final class BoardPacking implements ForgettingTable.Packing<Board> {
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
