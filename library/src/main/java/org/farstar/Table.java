package org.farstar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;

/**
 * A table of answers.
 *
 * @param columns the names of the columns
 * @param rows the rows, in the order of the axes
 * @param stopped why there are no more rows; empty where the table is whole
 */
public record Table(List<String> columns, List<List<Cell>> rows, Optional<StopReason> stopped) {
  /** Keeps copies. */
  public Table {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  static Table fill(TableRequest asked, Store store, Control control) {
    List<List<Cell>> rows = new ArrayList<>();
    TableRun run = TableRun.fill(asked.table(), asked.settings(), store, control, rows::add);
    return new Table(
        asked.table().columns(asked.settings()).stream().map(Column::name).toList(),
        rows,
        run.stopped());
  }

  /** The cells of one column as text. */
  public List<String> column(String name) {
    int index = columns.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException("no column '" + name + "'; there are " + columns);
    }
    return rows.stream().map(row -> row.get(index).toString()).toList();
  }
}
