package org.farstar.games.grid.drop;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.KeyRules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Connect-Four: X and O drop pieces into columns in turn, and whoever first has some in a line
 * wins. The pieces say whose turn it is, so that both players of the engine have the same moves.
 */
public final class ConnectFour implements KeyRules<Columns>, VerdictPlay<Columns> {
  private final DropBoard board;

  /**
   * @param board the size of the board and of the lines
   */
  ConnectFour(DropBoard board) {
    this.board = board;
  }

  DropBoard board() {
    return board;
  }

  @Override
  public Optional<Outcome> verdict(Columns columns) {
    long filled = board.filled(columns.key());
    boolean x = Long.bitCount(filled) % 2 == 1;
    long last = x ? columns.key() & filled : ~columns.key() & filled;
    if (board.hasLine(last)) {
      return Optional.of(Outcome.P);
    }
    return Long.bitCount(filled) == board.places() ? Optional.of(Outcome.D) : Optional.empty();
  }

  @Override
  public void moves(Columns columns, Player player, Moves<Columns> moves) {
    if (verdict(columns).isPresent()) {
      return;
    }
    long filled = board.filled(columns.key());
    boolean x = Long.bitCount(filled) % 2 == 0;
    for (long free = board.free(filled); free != 0; free &= free - 1) {
      long place = free & -free;
      int column = Long.numberOfTrailingZeros(place) / (board.height() + 1) + 1;
      moves.add(
          new Columns(DropBoard.with(columns.key(), place, x)),
          () -> Integer.toString(column),
          () -> List.of(List.of(board.name(place))));
    }
  }

  @Override
  public Columns representative(Columns columns) {
    long mirrored = board.mirrored(columns.key());
    return mirrored < columns.key() ? new Columns(mirrored) : columns;
  }

  @Override
  public OptionalLong rank(Columns columns) {
    return OptionalLong.of(board.places() - Long.bitCount(board.filled(columns.key())));
  }

  @Override
  public Columns read(String text) {
    return DropText.read(text, board);
  }

  @Override
  public String write(Columns columns) {
    return DropText.write(columns, board);
  }

  @Override
  public Codec<Columns> codec(Columns start) {
    return new Codec<>() {
      @Override
      public int bits() {
        return board.bits();
      }

      @Override
      public void pack(Columns position, long[] to, int at) {
        to[at] = position.key();
      }

      @Override
      public Columns unpack(long[] from, int at) {
        return new Columns(from[at]);
      }
    };
  }

  @Override
  public KeyPlay keys(Columns start) {
    return new ColumnKeys(this, start);
  }
}
