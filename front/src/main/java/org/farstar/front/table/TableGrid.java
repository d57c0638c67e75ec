package org.farstar.front.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;

/**
 * A table with one axis across and the others down: the way papers print results.
 *
 * @param columns the columns of the rows that are handed over
 * @param settings the ranges
 * @param across the axis that runs across
 */
public record TableGrid(List<Column> columns, Settings settings, String across) {
  /** What stands in a cell that was not reached. */
  private static final Cell UNKNOWN = Cell.of("?");

  /** What stands where the table has no cell. */
  private static final Cell BLANK = Cell.of("");

  /**
   * The grid of a table: with the axis that was asked for, or else the last one if there are two
   * with more than one value. None where a row is not one cell.
   */
  public static Optional<TableGrid> of(Table table, Settings settings, String asked) {
    List<Column> columns = table.columns(settings);
    List<String> axes = table.axes().stream().map(Axis::name).toList();
    boolean cells =
        columns.stream().filter(c -> c.kind() == Column.Kind.RESULT).count() == 1
            && numbers(columns).equals(axes);
    if (asked != null && !axes.contains(asked)) {
      throw new InputException(
          "--across accepts " + String.join(", ", axes) + ", found '" + asked + "'");
    }
    if (!cells) {
      if (asked != null) {
        throw new InputException("the rows of this table are not cells; --across cannot show them");
      }
      return Optional.empty();
    }
    if (asked != null) {
      return Optional.of(new TableGrid(columns, settings, asked));
    }
    List<String> several = axes.stream().filter(a -> settings.range(a).count() > 1).toList();
    return several.size() > 1 && several.contains(axes.get(axes.size() - 1))
        ? Optional.of(new TableGrid(columns, settings, axes.get(axes.size() - 1)))
        : Optional.empty();
  }

  private static List<String> numbers(List<Column> columns) {
    return columns.stream().filter(c -> c.kind() == Column.Kind.NUMBER).map(Column::name).toList();
  }

  /** The head: the axes that run down, then the values of the one across. */
  public List<String> head() {
    List<String> head = new ArrayList<>(settings.ranges().keySet());
    head.remove(across);
    List<String> values = settings.range(across).stream().mapToObj(Long::toString).toList();
    for (int i = 0; i < values.size(); i++) {
      head.add(i == 0 ? across + "=" + values.get(i) : values.get(i));
    }
    return head;
  }

  /**
   * The rows of the grid.
   *
   * @param rows the rows of the table
   * @param run what it says is missing is unknown; other cells without a row do not exist
   */
  public List<List<Cell>> rows(List<List<Cell>> rows, TableRun run) {
    int result = columns.size() - 1;
    while (columns.get(result).kind() != Column.Kind.RESULT) {
      result--;
    }
    Map<List<Cell>, Cell> cells = new HashMap<>();
    int axes = settings.ranges().size();
    for (List<Cell> row : rows) {
      cells.put(row.subList(0, axes), row.get(result));
    }
    Map<List<Cell>, List<Cell>> lines = new LinkedHashMap<>();
    int at = new ArrayList<>(settings.ranges().keySet()).indexOf(across);
    boolean full = run.stopped().isEmpty() || !run.open().isEmpty();
    int[] left = {rows.size()};
    settings
        .cells()
        .forEach(
            cell -> {
              List<Cell> key = Block.cells(cell);
              List<Cell> down = new ArrayList<>(key);
              down.remove(at);
              Cell known = cells.get(key);
              left[0] -= known == null ? 0 : 1;
              boolean open = run.open().contains(cell.toString()) || (!full && left[0] <= 0);
              Cell shown = known != null ? known : open ? UNKNOWN : BLANK;
              lines.computeIfAbsent(down, ArrayList::new).add(shown);
            });
    return lines.values().stream().filter(line -> filled(line, axes - 1)).toList();
  }

  private static boolean filled(List<Cell> line, int from) {
    return line.subList(from, line.size()).stream().anyMatch(cell -> !cell.equals(BLANK));
  }
}
