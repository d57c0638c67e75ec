package org.farstar.games.grid.drop;

import org.farstar.engine.solve.RulesKeys;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Connect-Four on keys; the number of a layer is how many pieces were added to those of the start.
 */
final class ColumnKeys extends RulesKeys<Columns> {
  private final DropBoard board;

  ColumnKeys(ConnectFour rules, Columns start) {
    super(rules, start, false);
    this.board = rules.board();
  }

  @Override
  public void options(long[] keys, int at, long layer, Player player, Options options) {
    long key = keys[at];
    long filled = board.filled(key);
    boolean x = Long.bitCount(filled) % 2 == 0;
    long[] option = new long[1];
    for (long free = board.free(filled); free != 0; free &= free - 1) {
      long to = DropBoard.with(key, free & -free, x);
      option[0] = Math.min(to, board.mirrored(to));
      options.option();
      options.part(option, 0, layer + 1);
    }
  }

  @Override
  public int verdict(long[] keys, int at) {
    long key = keys[at];
    long filled = board.filled(key);
    int pieces = Long.bitCount(filled);
    if (board.hasLine(pieces % 2 == 1 ? key & filled : ~key & filled)) {
      return Outcome.P.ordinal();
    }
    return pieces == board.places() ? Outcome.D.ordinal() : NO_VERDICT;
  }
}
