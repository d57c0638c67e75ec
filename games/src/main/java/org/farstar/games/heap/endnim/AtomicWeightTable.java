package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * The atomic weights of all finite rows of so many piles of heights up to so much: the paper's open
 * question as a hunt. Rows are made in chunks, which are what is kept of a hunt that is
 * interrupted; what is known of the shorter rows is computed again. Values are found only of rows
 * whose weight {@link IntegerWeights} does not know to be an integer.
 */
final class AtomicWeightTable implements Table {
  private static final String PILES = "piles";
  private static final String HEIGHT = "height";
  private static final String FRACTIONAL = "fractional";

  /** Rows of a chunk, about, when all are printed. */
  private static final int PRINTED_CHUNK = 100_000;

  /** Rows of a chunk when only counterexamples are. */
  private static final int CHUNK = 1 << 24;

  private static final int LARGEST_LAYER = Integer.MAX_VALUE - 8;

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
                LongStream.range(0, layers.chunks(piles))
                    .mapToObj(
                        chunk ->
                            new Block(
                                "height " + height + ", " + piles + " piles, part " + (chunk + 1),
                                List.of(Cell.of(height), Cell.of(piles)),
                                () -> layers.rows(piles.intValue(), (int) chunk))));
  }

  @Override
  public String edition() {
    return "2";
  }

  /** The rows of one height: layers are made when they are needed. */
  private static final class Layers {
    private final int height;
    private final boolean fractional;
    private final Control control;
    private final ValueSearch<Row, ShortGame> values;
    private IntegerWeights layer;

    Layers(int height, boolean fractional, Control control) {
      this.height = height;
      this.fractional = fractional;
      this.control = control;
      this.values = new ValueSearch<>(new EndNim(), new ShortGameAlgebra(new Universe()), control);
    }

    /** How many blocks are made together. */
    private int blocksOfChunk() {
      return Math.max(1, (fractional ? CHUNK : PRINTED_CHUNK) / (height * height));
    }

    long chunks(long piles) {
      if (Math.pow(height, piles - 1) > LARGEST_LAYER) {
        throw new IllegalArgumentException(
            "rows of " + piles + " piles of heights up to " + height + " are too many");
      }
      return piles < 2 ? 1 : ((long) Math.pow(height, piles - 2) - 1) / blocksOfChunk() + 1;
    }

    List<List<Cell>> rows(int piles, int chunk) {
      IntegerWeights shorter = before(piles);
      int size = blocksOfChunk();
      int first = piles == 1 ? 0 : chunk * size;
      byte[] weights =
          piles == 1
              ? shorter.ofSingles()
              : shorter.ofNext(first, Math.min(shorter.blocks(), first + size), control);
      List<List<Cell>> rows = new ArrayList<>();
      for (int i = 0; i < weights.length; i++) {
        if (weights[i] == IntegerWeights.UNSURE) {
          Row row = row(piles, first, i);
          ShortGame value = values.value(row);
          if (!fractional || !value.atomicWeight().isInteger()) {
            rows.add(row(row, Cell.of(value.atomicWeight()), value));
          }
        } else if (!fractional) {
          rows.add(row(row(piles, first, i), Cell.of(weights[i]), null));
        }
      }
      return rows;
    }

    /** The layer of the rows with one pile less, or that of single piles. */
    private IntegerWeights before(int piles) {
      if (layer == null || layer.piles() >= piles) {
        layer = new IntegerWeights(height);
      }
      while (layer.piles() < Math.max(1, piles - 1)) {
        layer.advance(control);
      }
      return layer;
    }

    /** A row by its number among those of the blocks from the first on. */
    private Row row(int piles, int first, int number) {
      if (piles == 1) {
        return Row.of(number + 1);
      }
      int square = height * height;
      int inside = number % square;
      return RowValues.row(
          height, piles - 2, first + number / square, inside / height, inside % height);
    }

    private List<Cell> row(Row row, Cell weight, ShortGame value) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.of(height));
      cells.add(Cell.of(row.size()));
      cells.add(Cell.of(row.toString()));
      cells.add(weight);
      if (fractional) {
        cells.add(Cell.of(value));
      }
      return cells;
    }
  }
}
