package org.farstar.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;

/**
 * A table with one row for every combination of its axes, and one result in it.
 *
 * @param name its name on the command line
 * @param what one line about it
 * @param axes what it runs through, the slowest first
 * @param choices what can be chosen about it
 * @param result what a cell says: {@code outcome}, {@code value} or a name of its own
 * @param edition changes whenever cells may come out differently
 * @param filling begins to fill it
 * @param easiestFirst whether no cell may hold up the others, see {@link Table#easiestFirst}
 */
public record CellTable(
    String name,
    String what,
    List<Axis> axes,
    List<Choice> choices,
    String result,
    String edition,
    Filling filling,
    boolean easiestFirst)
    implements Table {

  /** A table that is filled in the order of its rows. */
  public CellTable(
      String name,
      String what,
      List<Axis> axes,
      List<Choice> choices,
      String result,
      String edition,
      Filling filling) {
    this(name, what, axes, choices, result, edition, filling, false);
  }

  /** The same table, filled with the easiest cells first. */
  public CellTable filledEasiestFirst() {
    return new CellTable(name, what, axes, choices, result, edition, filling, true);
  }

  /** Begins to fill a table; what its cells share is made here, once. */
  @FunctionalInterface
  public interface Filling {
    /** The cells of a table with these choices, under this budget. */
    Cells begin(Settings settings, Control control);
  }

  /** Makes cells. */
  @FunctionalInterface
  public interface Cells {
    /** What the cell at these values of the axes says; empty where there is no such cell. */
    Optional<Cell> at(Map<String, Long> at);
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(Column.result(result));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    Cells cells = filling.begin(settings, control);
    return settings.cells().map(at -> Block.at(at, () -> row(cells, at)));
  }

  private static List<List<Cell>> row(Cells cells, Map<String, Long> at) {
    Optional<Cell> found = cells.at(at);
    if (found.isEmpty()) {
      return List.of();
    }
    List<Cell> row = new ArrayList<>(Block.cells(at));
    row.add(found.get());
    return List.of(row);
  }
}
