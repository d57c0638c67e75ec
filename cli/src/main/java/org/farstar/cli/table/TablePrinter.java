package org.farstar.cli.table;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.cli.input.InputException;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.TableRun;

/** Prints a table: rows as they come where the form allows it, otherwise all at the end. */
public final class TablePrinter {
  private final TableForm form;
  private final List<Column> columns;
  private final Optional<TableGrid> grid;
  private final PrintStream out;
  private final List<List<String>> rows = new ArrayList<>();
  private boolean first = true;

  /**
   * @param request the table
   * @param form how it is printed
   * @param across the axis that runs across, if it was asked for
   * @param list whether every cell is a row of its own
   * @param out where to
   */
  public TablePrinter(
      TableRequest request,
      TableForm form,
      Optional<String> across,
      boolean list,
      PrintStream out) {
    if (list && across.isPresent()) {
      throw new InputException("--across and --rows-only exclude each other");
    }
    if (form.streams() && across.isPresent() && form == TableForm.JSON) {
      throw new InputException("--json prints rows, so that nothing runs across");
    }
    this.form = form;
    this.columns = request.table().columns(request.settings());
    this.grid =
        list || (form.streams() && across.isEmpty())
            ? Optional.empty()
            : TableGrid.of(request.table(), request.settings(), across.orElse(null));
    this.out = out;
    if (streams()) {
      out.print(form.head(columns));
    }
  }

  private boolean streams() {
    return form.streams() && grid.isEmpty();
  }

  /** Takes one row. */
  public void row(List<String> row) {
    if (streams()) {
      out.print(form.row(columns, row, first));
      out.flush();
      first = false;
    } else {
      rows.add(row);
    }
  }

  /**
   * Prints what has not been printed yet.
   *
   * @param run what has come of it
   */
  public void finish(TableRun run) {
    if (streams()) {
      out.print(form.foot());
    } else if (grid.isPresent()) {
      out.print(form.whole(grid.get().head(), grid.get().rows(rows, run)));
    } else {
      out.print(form.whole(columns.stream().map(Column::name).toList(), rows));
    }
  }
}
