package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.values.player.Player;

/** Domineering: Left places vertical dominoes on free cells, Right horizontal ones. */
public final class Domineering extends RegionRules {
  /** The number of lines of the widest strips that boards are cut into. */
  private static final int WIDEST = 3;

  static final int FREE = 0;
  static final int FILLED = 3;
  static final String SYMBOLS = ".  #";

  public Domineering() {
    super(SYMBOLS, SymmetryGroup.REFLECTIONS, Exchange.AXES, false, FILLED);
  }

  @Override
  void generate(Board board, Player player, PlaneMoves moves) {
    place(board, player == Player.LEFT ? Direction.DOWN : Direction.RIGHT, moves);
  }

  /** All ways to put a domino on a free cell and the cell beside it in a direction. */
  static void place(Board board, Direction direction, PlaneMoves moves) {
    Grid grid = board.grid();
    long free = board.in(FREE);
    long filled = board.first();
    int shift = direction == Direction.DOWN ? grid.stride() : 1;
    for (long ends = grid.step(free, direction) & free; ends != 0; ends &= ends - 1) {
      long end = ends & -ends;
      long start = end >>> shift;
      long after = filled | start | end;
      moves.add(after, after, start, end, 0);
    }
  }

  @Override
  long regions(Grid grid, long first, long second) {
    return room(grid, first);
  }

  /** The free cells without single ones. */
  static long room(Grid grid, long filled) {
    long free = grid.all() & ~filled;
    return free & grid.near(free);
  }

  /**
   * Strips of two or three rows: a vertical domino that would leave its strip is forbidden, which
   * is never good for Left, and Right loses nothing. For Right the same with columns.
   */
  @Override
  long[][] cuts(Grid grid, long region, Player player) {
    boolean left = player == Player.LEFT;
    Grid box = grid.box(region);
    Direction on = left ? Direction.DOWN : Direction.RIGHT;
    long line = grid.all() & ~grid.step(grid.all(), on);
    int shift = left ? grid.stride() : 1;
    List<long[]> cuts = new ArrayList<>();
    int lines = left ? box.height() : box.width();
    cut(region, line, shift, lines, new ArrayList<>(), cuts);
    if (lines > 1) {
      cut(region, line << shift, shift, lines - 1, new ArrayList<>(List.of(line & region)), cuts);
    }
    return cuts.toArray(long[][]::new);
  }

  /** All ways to cut the lines from one on into strips of two or three, or of one that is left. */
  private static void cut(
      long region, long line, int shift, int lines, List<Long> strips, List<long[]> cuts) {
    if (lines == 0) {
      cuts.add(strips.stream().mapToLong(Long::longValue).toArray());
    }
    long strip = 0;
    for (int size = 1; size <= Math.min(lines, WIDEST); size++) {
      strip |= line << (size - 1) * shift;
      if (size > 1 || lines == 1) {
        strips.add(strip & region);
        cut(region, line << size * shift, shift, lines - size, strips, cuts);
        strips.remove(strips.size() - 1);
      }
    }
  }

  @Override
  public OptionalLong rank(Board board) {
    return OptionalLong.of(Long.bitCount(board.in(FREE)));
  }
}
