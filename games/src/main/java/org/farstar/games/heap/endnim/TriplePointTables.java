package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Table;
import org.farstar.values.Ordinal;

/** Tables of triple points, those of the paper's examples among them. */
final class TriplePointTables {
  private static final String PARTS = "parts";
  private static final String MIDDLE = "middle";
  private static final String POINT = "triple point";
  private static final EndNim RULES = new EndNim();

  private TriplePointTables() {}

  /** The triple points of the parts of one row. */
  static Table parts() {
    return new CellTable(
        PARTS,
        "the triple points (L, R) of the parts of a row",
        List.of(
            Axis.of("first", "the first pile of the part", 1, 1, 5),
            Axis.of("last", "its last pile", 1, 1, 5)),
        List.of(Choice.text("row", "the row", "5|2|3|3|1")),
        POINT,
        "1",
        (settings, control) -> {
          List<Ordinal> piles = RULES.read(settings.choices().get("row")).piles();
          TriplePoints points = new TriplePoints(false, control);
          return at -> {
            int first = Math.toIntExact(at.get("first"));
            int last = Math.toIntExact(at.get("last"));
            return first <= last && last <= piles.size()
                ? Optional.of(Cell.of(points.of(piles.subList(first - 1, last)).toString()))
                : Optional.empty();
          };
        });
  }

  /** L of rows of three piles in which the one between grows. */
  static Table middle() {
    return new CellTable(
        MIDDLE,
        "L of three piles, the middle one k larger than given",
        List.of(Axis.of("k", "added to the pile between", 0, 0, 5)),
        List.of(Choice.text("row", "the row with k = 0", "w*2+1|w*2|w+1")),
        "L",
        "1",
        (settings, control) -> {
          List<Ordinal> piles = RULES.read(settings.choices().get("row")).piles();
          TriplePoints points = new TriplePoints(false, control);
          return at -> {
            if (piles.size() != 3) {
              return Optional.empty();
            }
            List<Ordinal> grown = new ArrayList<>(piles);
            grown.set(1, piles.get(1).plus(Ordinal.of(at.get("k"))));
            return Optional.of(Cell.of(points.of(grown).left().toString()));
          };
        });
  }

  /** The first table of the examples: the parts of 5|2|3|3|1 that are needed. */
  static PrintedTable printedParts() {
    Map<List<Long>, String> entries = new HashMap<>();
    entries.put(List.of(1L, 3L), "(0, 2)");
    entries.put(List.of(2L, 4L), "(6, 2)");
    entries.put(List.of(3L, 5L), "(1, 6)");
    entries.put(List.of(1L, 4L), "(1, 0)");
    entries.put(List.of(2L, 5L), "(0, 7)");
    entries.put(List.of(1L, 5L), "(2, 12)");
    return new PrintedTable(
        "end-nim/52331",
        "Some examples, first table",
        "L and R of the parts of 5|2|3|3|1",
        PARTS,
        Map.of("first", "1..3", "last", "3..5", "row", "5|2|3|3|1"),
        POINT,
        entries);
  }

  /** The second table of the examples: three rows of ordinals. */
  static PrintedTable printedMiddle() {
    return new PrintedTable(
        "end-nim/ordinal-triples",
        "Some examples, second table",
        "L of w*2+1|w*2+k|w+1",
        MIDDLE,
        Map.of("k", "0..2", "row", "w*2+1|w*2|w+1"),
        "L",
        Map.of(List.of(0L), "0", List.of(1L), "w+1", List.of(2L), "w*3+1"));
  }
}
