package org.farstar.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class TableRunTest {
  private static final long OUT_OF_MEMORY = -1;

  private final Map<String, List<List<Cell>>> kept = new HashMap<>();
  private int made;

  private final Store store =
      new Store() {
        @Override
        public Optional<List<List<Cell>>> find(String key, Predicate<List<List<Cell>>> fitting) {
          return Optional.ofNullable(kept.get(key)).filter(fitting);
        }

        @Override
        public void keep(String key, List<List<Cell>> rows) {
          kept.put(key, rows);
        }

        @Override
        public void close() {}
      };

  /** Products of two numbers, the first not the smaller; each costs a position. */
  private CellTable products(String edition) {
    return new CellTable(
        "products",
        "products",
        List.of(Axis.of("a", "", 0, 1, 3), Axis.of("b", "", 0, 1, 3)),
        List.of(Choice.flag("negative", ""), new Choice("base", "", List.of("ten", "two"))),
        "value",
        edition,
        (settings, control) ->
            at -> {
              control.count();
              made++;
              long product = at.get("a") * at.get("b") * (settings.flag("negative") ? -1 : 1);
              return at.get("a") < at.get("b")
                  ? Optional.empty()
                  : Optional.of(
                      Cell.of(
                          Long.toString(product, settings.choice("base").equals("two") ? 2 : 10)));
            });
  }

  private static List<String> texts(List<Cell> row) {
    return row.stream().map(Cell::toString).toList();
  }

  private List<List<String>> rows(Map<String, String> asked, Control control) {
    CellTable table = products("1");
    List<List<String>> rows = new ArrayList<>();
    TableRun.fill(table, Settings.read(table, asked), store, control, row -> rows.add(texts(row)));
    return rows;
  }

  @Test
  void hasARowForEveryCellThatIsThere() {
    assertThat(rows(Map.of(), Control.unlimited()))
        .containsExactly(
            List.of("1", "1", "1"),
            List.of("2", "1", "2"),
            List.of("2", "2", "4"),
            List.of("3", "1", "3"),
            List.of("3", "2", "6"),
            List.of("3", "3", "9"));
    assertThat(
            rows(Map.of("negative", "yes", "base", "two", "a", "3", "b", "3"), Control.unlimited()))
        .containsExactly(List.of("3", "3", "-1001"));
  }

  @Test
  void goesOnWhereItStopped() {
    List<List<String>> whole = rows(Map.of(), Control.unlimited());
    kept.clear();
    made = 0;
    CellTable table = products("1");
    Settings settings = Settings.read(table, Map.of());
    List<List<String>> rows = new ArrayList<>();
    TableRun first =
        TableRun.fill(
            table,
            settings,
            store,
            new Control(Budget.ofPositions(5)),
            row -> rows.add(texts(row)));
    assertThat(first).isEqualTo(new TableRun(5, 0, Optional.of(StopReason.POSITIONS), Set.of()));
    assertThat(rows).isEqualTo(whole.subList(0, 3));
    rows.clear();
    TableRun second =
        TableRun.fill(table, settings, store, Control.unlimited(), row -> rows.add(texts(row)));
    assertThat(second).isEqualTo(new TableRun(4, 5, Optional.empty(), Set.of()));
    assertThat(rows).isEqualTo(whole);
    assertThat(made).isEqualTo(9);
  }

  /** Cell i takes as many positions as it says, and none where it says that memory runs out. */
  private static Table costs(long... positions) {
    return new CellTable(
            "costs",
            "costs",
            List.of(Axis.of("i", "", 0, 0, positions.length - 1)),
            List.of(),
            "value",
            "1",
            (settings, control) ->
                at -> {
                  long cost = positions[at.get("i").intValue()];
                  if (cost == OUT_OF_MEMORY) {
                    throw new SearchStopped(StopReason.MEMORY);
                  }
                  control.metered(meter -> counted(meter, cost));
                  return cost == 0 ? Optional.empty() : Optional.of(Cell.of(cost));
                })
        .filledEasiestFirst();
  }

  private TableRun fill(Table table, Control control, List<List<String>> rows) {
    return TableRun.fill(
        table, Settings.read(table, Map.of()), store, control, row -> rows.add(texts(row)));
  }

  @Test
  void letsNoCellHoldUpTheOthers() {
    Table table = costs(1, 0, 10_000_000, 5, 300_000, OUT_OF_MEMORY, 7);
    List<List<String>> rows = new ArrayList<>();
    TableRun first = fill(table, new Control(Budget.ofPositions(2_000_000)), rows);
    assertThat(first.stopped()).contains(StopReason.POSITIONS);
    assertThat(first.open()).containsExactly("{i=2}", "{i=5}");
    assertThat(first.made()).isEqualTo(5);
    assertThat(rows)
        .containsExactly(
            List.of("0", "1"), List.of("3", "5"), List.of("4", "300000"), List.of("6", "7"));
    rows.clear();
    Control control = Control.unlimited();
    TableRun second = fill(table, control, rows);
    assertThat(second)
        .isEqualTo(new TableRun(1, 5, Optional.of(StopReason.MEMORY), Set.of("{i=5}")));
    assertThat(rows).hasSize(5);
    assertThat(rows.get(1)).containsExactly("2", "10000000");
    // The fifth share is 5,120,000 and the sum of those before it a third of that.
    assertThat(control.progress().positions()).isBetween(16_000_000L, 17_000_000L);
  }

  @Test
  void endsSharesWithTheRun() {
    Control control = Control.unlimited();
    fill(costs(1), control, new ArrayList<>());
    long visited = control.metered(meter -> counted(meter, 1_000_000));
    assertThat(visited).isEqualTo(1_000_000);
  }

  private static long counted(Meter meter, long positions) {
    for (long i = 0; i < positions; i++) {
      meter.count();
    }
    return meter.visited();
  }

  @Test
  void keepsApartWhatDiffers() {
    rows(Map.of(), Control.unlimited());
    assertThat(rows(Map.of("negative", "yes"), Control.unlimited()).get(5))
        .containsExactly("3", "3", "-9");
    assertThat(made).isEqualTo(18);
    CellTable mended = products("2");
    TableRun run =
        TableRun.fill(
            mended, Settings.read(mended, Map.of()), store, Control.unlimited(), row -> {});
    assertThat(run.found()).isZero();
    // Other ranges of the same table share their cells.
    rows(Map.of("a", "2..4"), Control.unlimited());
    assertThat(made).isEqualTo(27 + 3);
  }

  @Test
  void takesNoRowsThatAnswerAnotherCell() {
    List<List<String>> whole = rows(Map.of(), Control.unlimited());
    List<String> keys = kept.keySet().stream().filter(key -> !kept.get(key).isEmpty()).toList();
    for (int i = 0; i < keys.size(); i++) {
      Map<String, List<List<Cell>>> right = Map.copyOf(kept);
      kept.put(keys.get(i), kept.get(keys.get((i + 1) % keys.size())));
      assertThat(rows(Map.of(), Control.unlimited())).isEqualTo(whole);
      kept.putAll(right);
    }
    String key = keys.get(0);
    kept.put(key, List.of(kept.get(key).get(0).subList(0, 2)));
    assertThat(rows(Map.of(), Control.unlimited())).isEqualTo(whole);
  }

  @Test
  void saysWhatIsWrong() {
    assertThatThrownBy(() -> rows(Map.of("a", "-2..3"), Control.unlimited()))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found '-2..3', allowed: a of at least 0");
    assertThatThrownBy(() -> rows(Map.of("base", "six"), Control.unlimited()))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 1: found 'six', allowed: ten, two");
    assertThatThrownBy(() -> rows(Map.of("a", "0..9999999"), Control.unlimited()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("more than 10000000 cells");
    assertThatThrownBy(() -> rows(Map.of("a", "0..999999999999999999"), Control.unlimited()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("more than 10000000 cells");
  }
}
