package org.farstar.engine.table;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Rows of a table that are made together and kept together: usually a single one.
 *
 * @param key says which rows these are, the same in every run of the table with these choices
 *     whatever its ranges
 * @param about the cells that each of the rows begins with
 * @param rows makes them, cell by cell in the order of the columns; may take long, and ends with
 *     {@link org.farstar.engine.budget.SearchStopped} when the budget does
 */
public record Block(String key, List<Cell> about, Supplier<List<List<Cell>>> rows) {
  public Block {
    about = List.copyOf(about);
  }

  /** The rows of one combination of the axes' values, which is the key. */
  public static Block at(Map<String, Long> at, Supplier<List<List<Cell>>> rows) {
    return new Block(at.toString(), cells(at), rows);
  }

  /** The values of the axes as cells. */
  public static List<Cell> cells(Map<String, Long> at) {
    return at.values().stream().map(Cell::of).toList();
  }

  /** Whether these can be the rows of this block, in a table with this many columns. */
  boolean fits(List<List<Cell>> kept, int columns) {
    return kept.stream()
        .allMatch(row -> row.size() == columns && row.subList(0, about.size()).equals(about));
  }
}
