package org.farstar.games.grid.nogo;

import java.util.List;
import java.util.function.UnaryOperator;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.Schedule;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Player;

/**
 * Makes items of rows of NoGo as of other boards, and says who wins rows together by {@link
 * NoGoRowSearch}. For one thread.
 */
final class RowItems implements ItemSource<Board> {
  private final ItemSource<Board> items;
  private final SharedRows shared;
  private final UnaryOperator<Board> placed;
  private final Control control;
  private long visited;

  /**
   * @param items makes the items
   * @param shared what the searches for rows have in common
   * @param placed moves a board to where the source expects it
   */
  RowItems(
      ItemSource<Board> items, SharedRows shared, UnaryOperator<Board> placed, Control control) {
    this.items = items;
    this.shared = shared;
    this.placed = placed;
    this.control = control;
  }

  @Override
  public Decision wins(List<Board> positions, Player mover, long most, int threads) {
    long[] rows = shared.rows(positions.stream().map(placed).toList(), mover);
    if (rows == null) {
      return Decision.UNKNOWN;
    }
    return Schedule.ROWS.wins(
        most, () -> visited, threads, (each, sharing) -> searched(rows, each, sharing));
  }

  private Decision searched(long[] rows, long each, int threads) {
    long before = visited;
    try {
      return DepthFirst.together(
          threads,
          control,
          (meter, ongoing) ->
              new NoGoRowSearch(shared.walls(), shared.table(), shared.kept(), meter, ongoing),
          search -> search.wins(rows, each),
          more -> visited += more);
    } finally {
      if (shared.walls() != null) {
        shared.walls().prepare(visited - before, control);
      }
    }
  }

  @Override
  public int kind() {
    return items.kind();
  }

  @Override
  public ItemSum sumOf(Board board) {
    return items.sumOf(board);
  }

  @Override
  public ItemSum value(Item item, long positions) {
    return items.value(item, positions);
  }

  @Override
  public Decision wins(Item item, Player mover, long positions, int threads) {
    return items.wins(item, mover, positions, threads);
  }

  @Override
  public ItemSum[] options(Item item, Player player) {
    return items.options(item, player);
  }

  @Override
  public int count(Item item, Player player) {
    return items.count(item, player);
  }

  @Override
  public String name(Item item) {
    return items.name(item);
  }

  @Override
  public boolean impartial() {
    return items.impartial();
  }

  @Override
  public long depthFirst() {
    return items.depthFirst() + visited;
  }

  @Override
  public long visited() {
    return items.visited() + visited;
  }
}
