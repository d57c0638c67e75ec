package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Store;
import org.farstar.engine.table.TableRun;
import org.farstar.games.heap.unequal.UnequalSplit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SparseRunTest {
  private static final int PIECE = 1 << 14;

  /** Keeps everything in a map, which outlives runs as a file outlives processes. */
  private record MapStore(Map<String, List<List<Cell>>> kept) implements Store {
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
  }

  private static Stream<TakeAndBreak> sparse() {
    return Stream.of(new UnequalSplit(), new Octal(new OctalCode("0.354")));
  }

  private static SparseRun run(TakeAndBreak game, Store store) {
    return new SparseRun(game, "game", store, PIECE);
  }

  private static int[] values(SparseRun run, int heaps) {
    return IntStream.rangeClosed(0, heaps).map(run::value).toArray();
  }

  private static Control positions(long most) {
    return new Control(new Budget(Optional.empty(), OptionalLong.of(most), OptionalLong.empty()));
  }

  /** {@link SparseSpaceTest} compares these with the values of the recursion. */
  private static int[] table(TakeAndBreak game, int heaps) {
    OctalTable table = new OctalTable(game);
    return Control.unlimited()
        .metered(
            meter ->
                IntStream.rangeClosed(0, heaps).map(heap -> table.value(heap, meter)).toArray());
  }

  /** Heaps are grouped by the number of threads; 0.6 has rare heaps late and outgrows its space. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 12})
  void severalThreadsFindTheSameValues(int threads) {
    for (TakeAndBreak game :
        List.of(
            new UnequalSplit(),
            new Octal(new OctalCode("0.6")),
            new Octal(new OctalCode("0.354")))) {
      int heaps = 20_000;
      Control control = new Control(Budget.unlimited(), progress -> {}, threads);
      SparseRun run = run(game, Store.none());
      assertThat(run.compute(heaps, control)).isTrue();
      assertThat(values(run, heaps)).isEqualTo(table(game, heaps));
    }
  }

  @Test
  void theSpaceIsChosenAgainAsOftenAsTheHeapsAreFourTimesAsMany() {
    assertThat(SparseRun.chosenAfter(0)).isEqualTo(1 << 14);
    assertThat(SparseRun.chosenAfter((1 << 14) - 1)).isEqualTo(1 << 14);
    assertThat(SparseRun.chosenAfter(1 << 14)).isEqualTo(1 << 16);
    assertThat(SparseRun.chosenAfter(SparseRun.LARGEST)).isGreaterThan(SparseRun.LARGEST + 1);
  }

  @ParameterizedTest
  @MethodSource("sparse")
  void aRunThatWasStoppedGoesOnFromItsLastPiece(TakeAndBreak game) {
    int heaps = PIECE + 2000;
    MapStore store = new MapStore(new HashMap<>());
    assertThatThrownBy(() -> run(game, store).compute(heaps, positions(PIECE + 500)))
        .isInstanceOf(SearchStopped.class);
    assertThat(store.kept()).hasSize(1);
    SparseRun second = run(game, store);
    // Fewer positions than there are heaps: those of the pieces are not computed again.
    assertThat(second.compute(heaps, positions(2001))).isTrue();
    assertThat(second.restored()).isEqualTo(PIECE);
    assertThat(values(second, heaps)).isEqualTo(table(game, heaps));
    assertThat(store.kept()).hasSize(1);
  }

  @Test
  void damagedPiecesAreComputedAgain() {
    MapStore store = new MapStore(new HashMap<>());
    int heaps = PIECE + 10;
    run(new UnequalSplit(), store).compute(heaps, Control.unlimited());
    int[] values = table(new UnequalSplit(), heaps);
    for (String damage : List.of("AAAA", "***")) {
      store.kept().replaceAll((key, rows) -> List.of(List.of(Cell.of(damage))));
      SparseRun again = run(new UnequalSplit(), store);
      assertThat(again.compute(heaps, Control.unlimited())).isTrue();
      assertThat(again.restored()).isZero();
      assertThat(values(again, heaps)).isEqualTo(values);
    }
  }

  /** Values that the space of the first piece is too small for stand in the second. */
  @Test
  void theSpaceGrowsBetweenPieces() {
    Octal game = new Octal(new OctalCode("0.6"));
    int piece = 1 << 13;
    int heaps = 2 * piece;
    MapStore store = new MapStore(new HashMap<>());
    SparseRun first = new SparseRun(game, "game", store, piece);
    assertThat(first.compute(heaps, Control.unlimited())).isTrue();
    int[] values = values(first, heaps);
    assertThat(Arrays.stream(values, 0, piece).max().orElseThrow()).isLessThan(256);
    assertThat(Arrays.stream(values).max().orElseThrow()).isGreaterThan(255);
    SparseRun second = new SparseRun(game, "game", store, piece);
    assertThat(second.compute(heaps, positions(1))).isTrue();
    assertThat(second.restored()).isEqualTo(heaps);
    assertThat(values(second, heaps)).isEqualTo(values).isEqualTo(table(game, heaps));
  }

  @Test
  void whatHasNoRoomIsRefusedAtOnce() {
    Control control =
        new Control(new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(1_000_000)));
    assertThatThrownBy(() -> run(new UnequalSplit(), Store.none()).compute(1_000_000, control))
        .isInstanceOfSatisfying(
            SearchStopped.class,
            stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.MEMORY));
    assertThat(control.progress().positions()).isZero();
    assertThat(run(new UnequalSplit(), Store.none()).compute(17_000, control)).isTrue();
  }

  /** Through the table: the second run finds the pieces of the first under their keys. */
  @Tag("slow")
  @Tag("day4")
  @Test
  void theTableKeepsPieces() {
    RecordsTable table = RecordsTable.of("Grundy", new UnequalSplit());
    MapStore store = new MapStore(new HashMap<>());
    int heaps = SparseRun.PIECE + 10;
    Settings settings = Settings.read(table, Map.of("heaps", "" + heaps));
    TableRun.fill(table, settings, store, Control.unlimited(), row -> {});
    assertThat(store.kept()).hasSize(2);
    store.kept().keySet().removeIf(key -> !key.contains("piece"));
    assertThat(store.kept()).hasSize(1);
    TableRun again = TableRun.fill(table, settings, store, positions(11), row -> {});
    assertThat(again.stopped()).isEmpty();
    assertThat(again.made()).isEqualTo(1);
  }
}
