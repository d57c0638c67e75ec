package org.farstar.games.heap.subtraction;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.heap.grundy.Period;

/** The periods of the sets {a, b, c}, each proved or only seen. */
public final class PeriodTable implements Table {
  /** How many heaps are computed before a period is given up. */
  private static final int HEAPS = 2_000_000;

  private static final List<String> NAMES = List.of("a", "b", "c");

  /** An empty one. */
  public PeriodTable() {}

  @Override
  public String name() {
    return "periods";
  }

  @Override
  public String what() {
    return "the periods of the sets {a,b,c} with a < b < c, from which heap, and whether proved";
  }

  @Override
  public List<Axis> axes() {
    return List.of(
        Axis.of("a", "the least number of the set", 1, 1, 2),
        Axis.of("b", "the number between", 1, 3, 4),
        Axis.of("c", "the largest number of the set", 1, 5, 7));
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.label("set"),
        Column.result("period"),
        Column.result("from"),
        Column.result("proof"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return settings
        .cells()
        .peek(at -> NAMES.forEach(name -> check(name, at)))
        .filter(at -> at.get("a") < at.get("b") && at.get("b") < at.get("c"))
        .map(at -> Block.at(at, () -> List.of(row(at, control))));
  }

  private static void check(String name, Map<String, Long> at) {
    Axis.checkMost(name, at.get(name), SubtractionSet.LARGEST);
  }

  private static List<Cell> row(Map<String, Long> at, Control control) {
    int[] numbers = NAMES.stream().mapToInt(name -> Math.toIntExact(at.get(name))).toArray();
    SubtractionSet set = SubtractionSet.of(numbers);
    SubtractionTable table = new SubtractionTable(set);
    Optional<Period> period =
        control.metered(
            meter -> {
              table.compute(HEAPS, meter);
              return table.period();
            });
    List<Cell> row = new ArrayList<>(Block.cells(at));
    row.add(Cell.of(set.toString()));
    row.add(period.map(p -> Cell.of(p.length())).orElse(Cell.NONE));
    row.add(period.map(p -> Cell.of(p.from())).orElse(Cell.NONE));
    row.add(Cell.of(period.map(p -> p.proved() ? "proved" : "seen so far").orElse("none seen")));
    return row;
  }
}
