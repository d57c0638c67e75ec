package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;

/**
 * The atomic weights of all finite rows of this many piles of heights up to so much, by the theorem
 * of {@link RowWeights}.
 */
final class AtomicWeightTable implements Table {
  private static final String PILES = "piles";
  private static final String HEIGHT = "height";

  /** The rows of a block, about. */
  private static final int CHUNK = 100_000;

  @Override
  public String name() {
    return "weights";
  }

  @Override
  public String what() {
    return "the atomic weights of all rows with given numbers of piles and greatest height";
  }

  @Override
  public List<Axis> axes() {
    return List.of(
        Axis.of(HEIGHT, "the largest pile", 1, 3, 3), Axis.of(PILES, "how many piles", 1, 1, 3));
  }

  /** What is known of the shorter rows is kept from one block to the next. */
  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(Column.label("row"), Column.result("atomic weight"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return settings.range(HEIGHT).stream()
        .boxed()
        .flatMap(height -> ofHeight(Math.toIntExact(height), settings, control));
  }

  private static Stream<Block> ofHeight(int height, Settings settings, Control control) {
    RowWeights weights = new RowWeights(control);
    return settings.range(PILES).stream()
        .boxed()
        .flatMap(
            piles -> {
              long rows = count(height, piles);
              return LongStream.range(0, (rows - 1) / CHUNK + 1)
                  .mapToObj(
                      chunk ->
                          new Block(
                              "height " + height + ", " + piles + " piles, part " + (chunk + 1),
                              List.of(Cell.of(height), Cell.of(piles)),
                              () ->
                                  LongStream.range(
                                          chunk * CHUNK, Math.min(rows, (chunk + 1) * CHUNK))
                                      .mapToObj(number -> row(height, piles, number))
                                      .map(row -> cells(height, row, weights))
                                      .toList()));
            });
  }

  private static long count(int height, long piles) {
    double rows = Math.pow(height, piles);
    if (rows > Integer.MAX_VALUE) {
      Axis.checkMost(HEIGHT, height, (long) Math.pow(Integer.MAX_VALUE, 1.0 / piles));
    }
    return (long) rows;
  }

  /** A row by its number: the inner piles first, then the left one, then the right one. */
  private static Row row(int height, long piles, long number) {
    if (piles == 1) {
      return Row.of((int) number + 1);
    }
    int square = height * height;
    int ends = (int) (number % square);
    return RowValues.row(
        height, (int) piles - 2, (int) (number / square), ends / height, ends % height);
  }

  private static List<Cell> cells(int height, Row row, RowWeights weights) {
    return List.of(
        Cell.of(height),
        Cell.of(row.size()),
        Cell.of(row.toString()),
        Cell.of(weights.weight(row.heights())));
  }

  @Override
  public String edition() {
    return "2";
  }
}
