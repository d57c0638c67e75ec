package org.farstar.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which order cells are handed out, by workers whose cells cost what they are told. */
class SpreadRunTest {
  /** What handing over a batch and its result costs, as measured with threads of Spark. */
  private static final long OVERHEAD_MILLIS = 8;

  /** One integer, its square; cells from {@code wrongFrom} on are wrong. */
  private record Squares(boolean inOrder, long wrongFrom) implements Table {
    @Override
    public String name() {
      return "squares";
    }

    @Override
    public String what() {
      return "squares";
    }

    @Override
    public List<Axis> axes() {
      return List.of(Axis.of("n", "", 0, 0, 3));
    }

    @Override
    public List<Column> columns(Settings settings) {
      return afterAxes(Column.result("square"));
    }

    @Override
    public Stream<Block> blocks(Settings settings, Control control) {
      return settings.cells().map(at -> Block.at(at, () -> List.of(row(at.get("n")))));
    }

    private List<Cell> row(long n) {
      if (n >= wrongFrom) {
        throw new IllegalArgumentException("no cell " + n);
      }
      return List.of(Cell.of(n), Cell.of(n * n));
    }
  }

  /** A batch and when it ends. */
  private record Running(BatchResult result, long end, int slot) {}

  /**
   * Places of work on a clock that nobody waits for. They hold to what {@link BlockWorkers} says,
   * and give back what was not begun after {@link SpreadRun#BATCH_MILLIS}.
   */
  private static final class Clockwork implements BlockWorkers {
    final Map<String, Block> blocks = new LinkedHashMap<>();
    final Map<String, Long> beginnings = new LinkedHashMap<>();
    private final LongUnaryOperator cost;
    private final Deque<Batch> waiting = new ArrayDeque<>();
    private final Deque<Integer> free = new ArrayDeque<>();
    private final PriorityQueue<Running> running =
        new PriorityQueue<>(Comparator.comparingLong(Running::end));
    private final int slots;
    long now;
    long busy;

    Clockwork(Table table, Settings settings, int slots, LongUnaryOperator cost) {
      this.slots = slots;
      this.cost = cost;
      table.blocks(settings, Control.unlimited()).forEach(block -> blocks.put(block.key(), block));
      LongStream.range(0, slots).forEach(slot -> free.add((int) slot));
    }

    @Override
    public int slots() {
      return slots;
    }

    @Override
    public void begin(Batch batch) {
      waiting.add(batch);
    }

    private void work(Batch batch, int slot) {
      long time = now + OVERHEAD_MILLIS;
      long from = time;
      Map<String, List<List<Cell>>> made = new LinkedHashMap<>();
      Optional<String> failed = Optional.empty();
      for (String key : batch.keys()) {
        if (time - from >= SpreadRun.BATCH_MILLIS || failed.isPresent()) {
          break;
        }
        beginnings.putIfAbsent(key, time);
        try {
          made.put(key, blocks.get(key).rows().get());
          long taken = cost.applyAsLong(number(key));
          time += taken;
          busy += taken;
        } catch (IllegalArgumentException e) {
          failed = Optional.of(key);
        }
      }
      BatchResult result = new BatchResult(batch.id(), made, Map.of(), failed, 0, time - from);
      running.add(new Running(result, time, slot));
    }

    private static long number(String key) {
      return Long.parseLong(key.replaceAll("\\D", ""));
    }

    @Override
    public Optional<BatchResult> next(Duration most) {
      while (!free.isEmpty() && !waiting.isEmpty()) {
        work(waiting.poll(), free.poll());
      }
      Running first = running.poll();
      if (first == null) {
        return Optional.empty();
      }
      now = first.end();
      free.add(first.slot());
      return Optional.of(first.result());
    }

    @Override
    public void close() {}
  }

  private static Clockwork run(Table table, long cells, int slots, LongUnaryOperator cost) {
    Settings settings = Settings.read(table, Map.of("n", "0.." + (cells - 1)));
    Clockwork workers = new Clockwork(table, settings, slots, cost);
    List<List<Cell>> rows = new ArrayList<>();
    TableRun run =
        SpreadRun.fill(table, settings, Store.none(), Control.unlimited(), rows::add, workers);
    assertThat(run.made()).isEqualTo(cells);
    List<List<Cell>> expected =
        table.blocks(settings, Control.unlimited()).flatMap(b -> b.rows().get().stream()).toList();
    assertThat(rows).isEqualTo(expected);
    return workers;
  }

  /** The part of the time that places of work were at work on cells. */
  private static double share(Clockwork workers) {
    return (double) workers.busy / (workers.slots * workers.now);
  }

  /** 5,000 cells of 20 ms, and one of ten seconds: wherever it is, nobody waits for it. */
  @ParameterizedTest
  @CsvSource({"0, 4", "17, 4", "2500, 4", "4990, 4", "4999, 4", "2500, 2", "4999, 2", "4999, 8"})
  void oneLongCellAmongThousandsLeavesNobodyIdle(long place, int slots) {
    Clockwork workers = run(new Squares(false, 5000), 5000, slots, n -> n == place ? 10_000 : 20);
    assertThat(share(workers)).isGreaterThan(0.93);
  }

  private static long growing(long n) {
    return (long) Math.pow(1.5, n) / 4;
  }

  /** The last of 30 cells takes a third of the time of all: it is begun at once. */
  @Test
  void cellsThatGrowAreBegunAtBothEnds() {
    Clockwork workers = run(new Squares(false, 30), 30, 2, SpreadRunTest::growing);
    assertThat(workers.beginnings.get("{n=29}")).isLessThan(SpreadRun.BATCH_MILLIS);
    assertThat(share(workers)).isGreaterThan(0.9);
    Clockwork inOrder = run(new Squares(true, 30), 30, 2, SpreadRunTest::growing);
    assertThat(inOrder.now).isGreaterThan(workers.now * 9 / 8);
  }

  /** Every cell is worked on once, also where one costs a thousand times another at random. */
  @Test
  void cellsOfAllCostsKeepAllPlacesBusy() {
    LongUnaryOperator cost = n -> 1L << (n * 0x9E3779B97F4A7C15L >>> 60);
    Clockwork workers = run(new Squares(false, 2000), 2000, 4, cost);
    assertThat(workers.busy).isEqualTo(LongStream.range(0, 2000).map(cost).sum());
    assertThat(share(workers)).isGreaterThan(0.93);
  }

  /** A table whose blocks use one another gives them out in their order. */
  @Test
  void blocksInOrderAreBegunInOrder() {
    Clockwork workers = run(new Squares(true, 500), 500, 3, n -> 40);
    assertThat(workers.beginnings.keySet()).containsExactlyElementsOf(workers.blocks.keySet());
  }

  /** What is told is the first error of the table, though the last cells are tried before. */
  @Test
  void theFirstErrorIsTold() {
    Table table = new Squares(false, 40);
    Settings settings = Settings.read(table, Map.of("n", "0..99"));
    Clockwork workers = new Clockwork(table, settings, 2, n -> 30);
    Set<List<Cell>> rows = new HashSet<>();
    assertThatThrownBy(
            () ->
                SpreadRun.fill(
                    table, settings, Store.none(), Control.unlimited(), rows::add, workers))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no cell 40");
    assertThat(workers.beginnings).containsKey("{n=99}");
  }
}
