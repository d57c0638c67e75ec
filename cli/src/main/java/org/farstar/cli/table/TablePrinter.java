package org.farstar.cli.table;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.TableRun;
import org.farstar.front.table.TableForm;
import org.farstar.front.table.TableGrid;

/**
 * Prints a table: rows as they come where the form allows it, otherwise all at the end. Nothing is
 * printed before the first row is there.
 */
public final class TablePrinter {
  private final TableForm form;
  private final List<Column> columns;
  private final Optional<TableGrid> grid;
  private final PrintStream out;
  private final List<List<Cell>> rows = new ArrayList<>();
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
    if (form == TableForm.JSON && across.isPresent()) {
      throw new InputException("--json prints rows, so that nothing runs across");
    }
    this.form = form;
    this.columns = request.table().columns(request.settings());
    this.grid =
        list || form == TableForm.JSON || (form.streams() && across.isEmpty())
            ? Optional.empty()
            : TableGrid.of(request.table(), request.settings(), across.orElse(null));
    this.out = out;
  }

  private boolean streams() {
    return form.streams() && grid.isEmpty();
  }

  /**
   * Takes one row.
   *
   * @throws ReaderLeftException where what is printed arrives nowhere any more
   */
  public void row(List<Cell> row) {
    if (!streams()) {
      rows.add(row);
      return;
    }
    head();
    out.print(form.row(row));
    if (out.checkError()) {
      throw new ReaderLeftException();
    }
  }

  private void head() {
    if (first) {
      out.print(form.head(names()));
      first = false;
    }
  }

  private List<String> names() {
    return columns.stream().map(Column::name).toList();
  }

  /**
   * Prints what has not been printed yet.
   *
   * @param run what has come of it
   */
  public void finish(TableRun run) {
    if (streams()) {
      head();
    } else if (grid.isPresent()) {
      out.print(form.whole(grid.get().head(), grid.get().rows(rows, run)));
    } else {
      out.print(form.whole(names(), rows));
    }
  }
}
