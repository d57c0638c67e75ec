package org.farstar.games.heap.octal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.Table;
import org.farstar.games.heap.grundy.HeapTable;
import org.farstar.games.heap.grundy.Period;

/**
 * What is known of the Grundy values of games of taking and breaking up to a heap: the period where
 * one is proved, and its saltus where it is arithmetic, the largest value, and the heaps that are
 * rare by the mask that leaves the fewest.
 */
public final class RecordsTable implements Table {
  private static final String HEAPS = "heaps";

  /** No heap is larger where all values are kept to look for a period. */
  private static final int LARGEST = 1 << 29;

  /** The largest digit. */
  private static final int MOST = 15;

  private final List<Axis> codes;
  private final Function<Map<String, Long>, Optional<Row>> games;

  /** A game with its code or name, and hexadecimal digits where the code is no octal one. */
  private record Row(String name, Optional<TakeAndBreak> game, Optional<Digits> digits) {
    private Row(String name, TakeAndBreak game) {
      this(name, Optional.of(game), Optional.empty());
    }

    /** How many may be taken where two heaps may be left, and none where three may. */
    private int[] splits() {
      return game.map(OctalTable::splits).orElse(new int[0]);
    }

    private HeapTable table(int heaps, int threads) {
      return digits
          .<HeapTable>map(
              code -> new DigitTable(code, 1 + Math.min(heaps, DigitTable.largest(code))))
          .orElseGet(() -> OctalTable.to(game.orElseThrow(), heaps).share(threads));
    }
  }

  private RecordsTable(List<Axis> codes, Function<Map<String, Long>, Optional<Row>> games) {
    this.codes = codes;
    this.games = games;
  }

  /** The table of the octal and hexadecimal games d.abc. */
  static RecordsTable ofCodes() {
    return new RecordsTable(
        QuotientsTable.CODES,
        at ->
            QuotientsTable.code(at)
                .map(code -> new Row(code.text(), new Octal(code)))
                .or(() -> hexadecimal(at)));
  }

  /** The row of digits of which one is above 7; empty where these are no code. */
  private static Optional<Row> hexadecimal(Map<String, Long> at) {
    List<Integer> digits = new ArrayList<>();
    for (Axis axis : QuotientsTable.CODES) {
      digits.add((int) Math.min(at.get(axis.name()), MOST + 1L));
    }
    if ((digits.get(0) & 3) != 0 || digits.stream().anyMatch(digit -> digit > MOST)) {
      return Optional.empty();
    }
    while (digits.size() > 2 && digits.get(digits.size() - 1) == 0) {
      digits.remove(digits.size() - 1);
    }
    Digits code = new Digits(digits, false);
    return Optional.of(new Row(code.text(), Optional.empty(), Optional.of(code)));
  }

  /**
   * The table of one game.
   *
   * @param name what its rows are called
   */
  public static RecordsTable of(String name, TakeAndBreak game) {
    return new RecordsTable(List.of(), at -> Optional.of(new Row(name, game)));
  }

  @Override
  public String name() {
    return "records";
  }

  @Override
  public String what() {
    return "Grundy values up to a heap: the period where one is proved, its saltus where it has one,"
        + " the largest value, and the heaps whose value has an even number of the bits of the mask"
        + " that leaves the fewest; with +n the heap is added to this number";
  }

  @Override
  public List<Axis> axes() {
    List<Axis> axes = new ArrayList<>(codes);
    axes.add(Axis.of(HEAPS, "the largest heap", 1, 10_000, 10_000));
    return axes;
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.label("game"),
        Column.result("period"),
        Column.result("from"),
        Column.result("saltus"),
        Column.result("checked"),
        Column.result("largest"),
        Column.result("at"),
        Column.result("mask"),
        Column.result("rare"),
        Column.result("last"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    return blocks(settings, control, Store.none());
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control, Store pieces) {
    QuotientsTable.checkCodes(
        settings,
        at -> games.apply(at).isPresent(),
        "0 or 4, or 8 or 12, and digits up to " + MOST);
    return settings
        .cells()
        .flatMap(at -> games.apply(at).stream().map(row -> block(at, row, control, pieces)));
  }

  private static Block block(Map<String, Long> at, Row row, Control control, Store pieces) {
    long heaps = at.get(HEAPS);
    // Where no period can be proved, none needs the values of all heaps at once.
    boolean halves = row.game().map(TakeAndBreak::halves).orElse(true);
    Axis.checkMost(HEAPS, heaps, halves ? LARGEST : SparseRun.LARGEST);
    return Block.at(
        at,
        () -> {
          if (!halves && heaps >= SparseRun.LEAST) {
            SparseRun run =
                new SparseRun(row.game().orElseThrow(), row.name(), pieces, SparseRun.PIECE);
            if (run.compute((int) heaps, control)) {
              return List.of(cells(at, row, run::value, (int) heaps, Optional.empty()));
            }
          }
          return List.of(cells(at, row, control));
        });
  }

  private static List<Cell> cells(Map<String, Long> at, Row row, Control control) {
    int heaps = Math.toIntExact(at.get(HEAPS));
    HeapTable table = row.table(heaps, control.threads());
    control.metered(
        table::bytes,
        meter -> {
          table.compute(heaps, meter);
          return table;
        });
    int[] values = table.values();
    Optional<Period> period = table.period().filter(Period::proved);
    return cells(at, row, heap -> values[heap], values.length - 1, period);
  }

  private static List<Cell> cells(
      Map<String, Long> at,
      Row row,
      IntUnaryOperator values,
      int checked,
      Optional<Period> period) {
    int largest = 0;
    for (int heap = 0; heap <= checked; heap++) {
      int value = values.applyAsInt(heap);
      largest = value > values.applyAsInt(largest) ? heap : largest;
    }
    int space = 2 * Math.max(1, Integer.highestOneBit(values.applyAsInt(largest)));
    Mask.Fewest fewest = Mask.fewest(values, checked + 1, space, row.splits());
    Mask mask = fewest.mask();
    int last = checked;
    while (last > 0 && !mask.isRare(values.applyAsInt(last), mask.turn(last))) {
      last--;
    }
    List<Cell> cells = new ArrayList<>(Block.cells(at));
    cells.add(Cell.of(row.name()));
    cells.add(period.map(p -> Cell.of(p.length())).orElse(Cell.NONE));
    cells.add(period.map(p -> Cell.of(p.from())).orElse(Cell.NONE));
    cells.add(period.filter(p -> p.saltus() > 0).map(p -> Cell.of(p.saltus())).orElse(Cell.NONE));
    cells.add(Cell.of(checked));
    cells.add(Cell.of(values.applyAsInt(largest)));
    cells.add(Cell.of(largest));
    cells.add(Cell.of(mask.text()));
    cells.add(Cell.of(fewest.rare()));
    cells.add(Cell.of(last));
    return cells;
  }
}
