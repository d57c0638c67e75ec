package org.farstar.engine.table;

import java.util.List;
import java.util.function.Supplier;

/**
 * Rows of a table that are made together and kept together: usually a single one.
 *
 * @param key says which rows these are, the same in every run of the table with these choices
 *     whatever its ranges
 * @param rows makes them, cell by cell in the order of the columns; may take long, and ends with
 *     {@link org.farstar.engine.budget.SearchStopped} when the budget does
 */
public record Block(String key, Supplier<List<List<String>>> rows) {}
