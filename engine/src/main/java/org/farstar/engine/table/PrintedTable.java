package org.farstar.engine.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table that a paper prints, and the request that computes it again.
 *
 * @param id the short name of the paper, a slash and where it stands
 * @param cite where it stands, for people
 * @param title one line about what it shows
 * @param table the name of a table of the game, or a template of positions
 * @param asked ranges and choices by their names
 * @param result the column that the paper prints; its cells are compared as texts
 * @param entries what is printed, by the integers of the axes in their order; cells of the request
 *     that the paper leaves out are missing
 */
public record PrintedTable(
    String id,
    String cite,
    String title,
    String table,
    Map<String, String> asked,
    String result,
    Map<List<Long>, String> entries) {
  public PrintedTable {
    asked = Collections.unmodifiableMap(new LinkedHashMap<>(asked));
    entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  /** What is printed at these integers. */
  public Optional<String> at(List<Long> integers) {
    return Optional.ofNullable(entries.get(integers));
  }
}
