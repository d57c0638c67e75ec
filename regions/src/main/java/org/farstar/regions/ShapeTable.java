package org.farstar.regions;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * Boards of all shapes: every connected set of free cells whose smallest rectangle has this many
 * rows and columns, one of each set of images under the symmetries of the game, with who wins on
 * it. Shapes are found by trying all sets of cells, which for {@value #MOST_CELLS} cells takes
 * seconds.
 */
final class ShapeTable implements Table {
  /** The most cells of a rectangle; larger ones are left out. */
  private static final int MOST_CELLS = 25;

  private static final String ROWS = "rows";
  private static final String COLUMNS = "columns";

  private final RegionRules rules;
  private final ValueSolvers<Board> solvers;
  private final Workspace workspace;

  private ShapeTable(RegionRules rules, ValueSolvers<Board> solvers, Workspace workspace) {
    this.rules = rules;
    this.solvers = solvers;
    this.workspace = workspace;
  }

  /** The table as a game offers it whose boards have free cells and others. */
  static GameTable<Board> offered(RegionRules rules, ValueSolvers<Board> solvers) {
    return new GameTable<>() {
      @Override
      public Table of(Game<Board> game) {
        return new ShapeTable(rules, solvers, new Workspace());
      }

      @Override
      public Table of(Game<Board> game, Workspace workspace, Sources sources) {
        return new ShapeTable(rules, solvers, workspace);
      }
    };
  }

  @Override
  public String name() {
    return "shapes";
  }

  @Override
  public String what() {
    return "who wins on boards of all connected shapes that just fit into a rectangle";
  }

  @Override
  public List<Axis> axes() {
    return List.of(
        Axis.of(ROWS, "how many rows the shapes have", 1, 1, 3),
        Axis.of(COLUMNS, "how many columns, with at most 25 cells in all", 1, 1, 3));
  }

  /** The outcome classes that boards of the game may be in. */
  private List<Outcome> outcomes() {
    return rules.impartial()
        ? List.of(Outcome.N, Outcome.P)
        : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R);
  }

  @Override
  public List<Column> columns(Settings settings) {
    List<Column> columns = new ArrayList<>(afterAxes(Column.result("shapes")));
    outcomes().forEach(outcome -> columns.add(Column.result(outcome.name())));
    columns.add(Column.result("values"));
    return columns;
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    Algebra<? extends Value> algebra = ValueKind.of(rules).algebra(workspace);
    return blocks(algebra, settings, control);
  }

  private <V extends Value> Stream<Block> blocks(
      Algebra<V> algebra, Settings settings, Control control) {
    ValueTable<Board, V> known = ValueTable.in(workspace);
    return settings
        .cells()
        .filter(at -> at.get(ROWS) * at.get(COLUMNS) <= MOST_CELLS)
        .map(at -> Block.at(at, () -> List.of(row(at, algebra, known, control))));
  }

  private <V extends Value> List<Cell> row(
      Map<String, Long> at, Algebra<V> algebra, ValueTable<Board, V> known, Control control) {
    Grid box = Grid.of(Math.toIntExact(at.get(ROWS)), Math.toIntExact(at.get(COLUMNS)));
    ValueSolver<Board, V> solver = solvers.solver(rules, algebra, known, control, 0);
    Map<Outcome, Integer> won = new EnumMap<>(Outcome.class);
    Set<V> values = new HashSet<>();
    Set<Board> shapes = shapes(box, control);
    for (Board shape : shapes) {
      V value = solver.value(shape);
      won.merge(algebra.outcome(value), 1, Integer::sum);
      values.add(value);
    }
    List<Cell> row = new ArrayList<>(Block.cells(at));
    row.add(Cell.of(shapes.size()));
    outcomes().forEach(outcome -> row.add(Cell.of(won.getOrDefault(outcome, 0))));
    row.add(Cell.of(values.size()));
    return row;
  }

  /** The shapes of a rectangle, the least of each set of images. */
  private Set<Board> shapes(Grid box, Control control) {
    Set<Board> shapes = new HashSet<>();
    int outside = rules.outside();
    Board whole = new Board(box, 0, 0).with(box.all(), outside);
    subsets(
        box,
        cells -> {
          control.throwIfStopped();
          boolean fits = box.box(cells).equals(box);
          if (fits && box.component(cells, rules.corners()) == cells) {
            shapes.add(rules.representative(whole.with(cells, outside ^ 3)));
          }
        });
    return shapes;
  }

  /** All sets of cells but the empty one. */
  private static void subsets(Grid box, LongConsumer sink) {
    for (long cells = box.all(); cells != 0; cells = (cells - 1) & box.all()) {
      sink.accept(cells);
    }
  }
}
