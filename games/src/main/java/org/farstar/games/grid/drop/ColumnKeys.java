package org.farstar.games.grid.drop;

import org.farstar.engine.play.Ending;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Connect-Four on keys; the number of a layer is how many pieces were added to those of the start.
 */
final class ColumnKeys implements KeyPlay {
  private final ConnectFour rules;
  private final DropBoard board;
  private final Columns start;

  ColumnKeys(ConnectFour rules, Columns start) {
    this.rules = rules;
    this.board = rules.board();
    this.start = start;
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public boolean ranked() {
    return true;
  }

  @Override
  public void start(Options options) {
    options.option();
    options.part(new long[] {rules.representative(start).key()}, 0, 0);
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

  @Override
  public String describe(long[] keys, int at) {
    return rules.write(new Columns(keys[at]));
  }
}
