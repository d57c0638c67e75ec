package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
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
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Period;

/** The strongest {@linkplain Wave wave} that the Grundy values of each octal game d.abc follow. */
final class WavesTable implements Table {
  private static final String HEAPS = "heaps";

  /** Fewer heaps do not tell a wave. */
  private static final int LEAST = 1 << 8;

  private static final int LARGEST = 1 << 24;

  @Override
  public String name() {
    return "waves";
  }

  @Override
  public String what() {
    return "the strongest wave cos(2 pi (frequency n + phase)) whose sign the Grundy values of the"
        + " larger half of the heaps follow, by the parity of their bits in a mask: its amplitude,"
        + " and the share of the heaps that follow";
  }

  @Override
  public List<Axis> axes() {
    List<Axis> axes = new ArrayList<>(QuotientsTable.CODES);
    axes.add(Axis.of(HEAPS, "the largest heap", LEAST, 10_000, 10_000));
    return axes;
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.label("game"),
        Column.result("mask"),
        Column.result("frequency"),
        Column.result("amplitude"),
        Column.result("share"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return QuotientsTable.blocks(settings, (at, code) -> row(at, code, control));
  }

  private static List<Cell> row(Map<String, Long> at, OctalCode code, Control control) {
    Axis.checkMost(HEAPS, at.get(HEAPS), LARGEST);
    int heaps = Math.toIntExact(at.get(HEAPS));
    HeapTable table = OctalTable.to(new Octal(code), heaps).share(control.threads());
    Optional<Wave> found =
        control.metered(
            table::bytes,
            meter -> {
              table.compute(heaps, meter);
              return table.period().filter(Period::proved).isPresent()
                  ? Optional.empty()
                  : Optional.of(Wave.of(table.values(), meter));
            });
    List<Cell> row = new ArrayList<>(Block.cells(at));
    row.add(Cell.of(code.text()));
    if (found.isEmpty()) {
      row.addAll(Collections.nCopies(4, Cell.NONE));
      return row;
    }
    Wave wave = found.get();
    row.add(Cell.of(Integer.toHexString(wave.mask())));
    row.add(Cell.of(decimals(wave.frequency(), (int) Math.log10(8.0 * wave.heaps()))));
    row.add(Cell.of(decimals(wave.amplitude(), 3)));
    row.add(Cell.of(decimals(wave.share(), 3)));
    return row;
  }

  private static String decimals(double number, int places) {
    return String.format(Locale.ROOT, "%." + places + "f", number);
  }
}
