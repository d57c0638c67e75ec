package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;

/**
 * Which variants by lengths have numbers only: one row for each pair of sets of lengths from 2 on.
 */
final class LengthTable implements Table {
  private static final String COINS = "coins";
  private static final String MOST = "most";

  @Override
  public String name() {
    return "lengths";
  }

  @Override
  public String what() {
    return "which variants by the numbers of coins that are turned have numbers only";
  }

  @Override
  public List<Axis> axes() {
    return List.of(
        Axis.of(COINS, "the greatest number of coins, at most 16", 1, 10, 10),
        Axis.of(MOST, "the largest number of coins that may be turned", 2, 4, 4));
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.label("left"),
        Column.label("right"),
        Column.result("values"),
        Column.result("decided by"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return settings.cells().flatMap(at -> blocks(at.get(COINS), at.get(MOST), control));
  }

  private static Stream<Block> blocks(long coins, long most, Control control) {
    Axis.checkMost(COINS, coins, LengthVariant.MOST_COINS);
    Axis.checkMost(MOST, most, coins);
    List<Block> blocks = new ArrayList<>();
    for (int left = 4; left < 2 << most; left += 4) {
      for (int right = 4; right < 2 << most; right += 4) {
        LengthVariant variant = new LengthVariant(left, right);
        List<Cell> about =
            List.of(
                Cell.of(coins),
                Cell.of(most),
                Cell.of(LengthVariant.text(left)),
                Cell.of(LengthVariant.text(right)));
        blocks.add(
            new Block(
                about.toString(), about, () -> List.of(row(variant, about, (int) coins, control))));
      }
    }
    return blocks.stream();
  }

  private static List<Cell> row(
      LengthVariant variant, List<Cell> about, int coins, Control control) {
    List<Cell> row = new ArrayList<>(about);
    // A length that no line has does not count, but a line may always be longer than these.
    if (variant.closed(Integer.SIZE - 2)) {
      row.add(Cell.of("numbers"));
      row.add(Cell.of("F1 and F2 by the lines, for every line"));
      return row;
    }
    Optional<LengthVariant.Flaw> flaw = variant.firstFlaw(coins, control);
    row.add(Cell.of(flaw.isEmpty() ? "numbers" : "others"));
    row.add(Cell.of(flaw.map(LengthVariant.Flaw::text).orElse("F1 and F2 by values, to " + coins)));
    return row;
  }
}
