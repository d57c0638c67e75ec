package org.farstar.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.Table;
import org.farstar.engine.table.TableRun;

/** The rows of tables, each as its cells with spaces between. */
public final class TableRows {
  private TableRows() {}

  /** The rows of a table with some settings, without a store and without limits. */
  public static List<String> of(Table table, Map<String, String> asked) {
    List<String> rows = new ArrayList<>();
    TableRun.fill(
        table,
        Settings.read(table, asked),
        Store.none(),
        Control.unlimited(),
        row -> rows.add(row.stream().map(Cell::toString).collect(Collectors.joining(" "))));
    return rows;
  }
}
