package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.values.shortgame.ShortGame;

/**
 * The atomic weights of all finite rows of so many piles of heights up to so much: the paper's open
 * question as a hunt. Rows are made in chunks, which are what is kept of a hunt that is
 * interrupted; the values of the shorter rows are computed again.
 */
final class AtomicWeightTable implements Table {
  private static final String PILES = "piles";
  private static final String HEIGHT = "height";
  private static final String FRACTIONAL = "fractional";

  /** Rows of a chunk, about. */
  private static final int CHUNK = 100_000;

  @Override
  public String name() {
    return "weights";
  }

  @Override
  public String what() {
    return "the atomic weights of all rows of so many piles of heights up to so much";
  }

  @Override
  public List<Axis> axes() {
    return List.of(
        Axis.of(HEIGHT, "the largest pile", 1, 3, 3), Axis.of(PILES, "how many piles", 1, 1, 3));
  }

  @Override
  public List<Choice> choices() {
    return List.of(
        Choice.flag(FRACTIONAL, "only rows whose atomic weight is not an integer, with the value"));
  }

  /** The values of the rows with one pile less are kept from one block to the next. */
  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public List<Column> columns(Settings settings) {
    return settings.flag(FRACTIONAL)
        ? afterAxes(Column.label("row"), Column.result("atomic weight"), Column.result("value"))
        : afterAxes(Column.label("row"), Column.result("atomic weight"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return settings.range(HEIGHT).stream()
        .boxed()
        .flatMap(height -> ofHeight(Math.toIntExact(height), settings, control));
  }

  private static Stream<Block> ofHeight(int height, Settings settings, Control control) {
    Layers layers = new Layers(height, settings.flag(FRACTIONAL), control);
    return settings.range(PILES).stream()
        .boxed()
        .flatMap(
            piles ->
                LongStream.range(0, chunks(height, piles))
                    .mapToObj(
                        chunk ->
                            new Block(
                                "height " + height + ", " + piles + " piles, part " + (chunk + 1),
                                List.of(Cell.of(height), Cell.of(piles)),
                                () -> layers.rows(piles.intValue(), (int) chunk))));
  }

  private static int blocksOfChunk(int height) {
    return Math.max(1, CHUNK / (height * height));
  }

  private static long chunks(int height, long piles) {
    double blocks = Math.pow(height, piles - 2);
    if (blocks > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "rows of " + piles + " piles of heights up to " + height + " are too many");
    }
    return piles < 2 ? 1 : ((long) blocks - 1) / blocksOfChunk(height) + 1;
  }

  /** The rows of one height: layers are made when they are needed. */
  private static final class Layers {
    private final int height;
    private final boolean fractional;
    private final Control control;
    private RowValues layer;

    Layers(int height, boolean fractional, Control control) {
      this.height = height;
      this.fractional = fractional;
      this.control = control;
    }

    List<List<Cell>> rows(int piles, int chunk) {
      List<List<Cell>> rows = new ArrayList<>();
      RowValues.Rows sink =
          (row, value, weight) -> {
            if (!fractional || !weight.isInteger()) {
              rows.add(row(piles, row, value, weight));
            }
          };
      if (piles == 1) {
        RowValues first = new RowValues(height);
        first.advance(control);
        first.each(sink);
      } else {
        RowValues shorter = before(piles);
        int size = blocksOfChunk(height);
        int from = chunk * size;
        shorter.eachOfNext(from, Math.min(shorter.blocks(), from + size), sink, control);
      }
      return rows;
    }

    /** The layer of the rows with one pile less. */
    private RowValues before(int piles) {
      if (layer == null || layer.piles() >= piles) {
        layer = new RowValues(height);
      }
      while (layer.piles() < piles - 1) {
        layer.advance(control);
      }
      return layer;
    }

    private List<Cell> row(int piles, Row row, ShortGame value, ShortGame weight) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.of(height));
      cells.add(Cell.of(piles));
      cells.add(Cell.of(row.toString()));
      cells.add(Cell.of(weight));
      if (fractional) {
        cells.add(Cell.of(value));
      }
      return cells;
    }
  }
}
