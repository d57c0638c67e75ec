package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.Chunk;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkNames;
import org.farstar.engine.solve.ChunkSummary;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyArray;
import org.farstar.engine.solve.Later;
import org.farstar.engine.solve.LayerInput;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.LocalSpark;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * One layer, forward and backward, on workers of 512 MB, against the folder of a solve in threads.
 * In its full size the keys and records of the layer take more than the memory of a worker.
 *
 * <p>{@code farstar.solved} names a folder in which Connect-Four on six columns of five is solved,
 * or is to be; what was measured is written beside it.
 */
@Tag("slow")
class LargeLayerTest {
  private static final long MEMORY_BYTES = 512L << 20;
  private static final int ENTRY_BYTES = Long.BYTES + Character.BYTES;

  private static final String BLOCKS = "spark.farstar.blocks";

  @TempDir Path folder;
  private Path solved;

  @AfterEach
  void usualBlocks() {
    System.clearProperty(BLOCKS);
  }

  /** What tasks have reported. */
  private static final class Meters extends SparkListener {
    final AtomicLong shuffled = new AtomicLong();
    final AtomicLong millis = new AtomicLong();
    final AtomicLong heap = new AtomicLong();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      if (end.taskMetrics() != null) {
        shuffled.addAndGet(end.taskMetrics().shuffleWriteMetrics().bytesWritten());
        millis.addAndGet(end.taskMetrics().executorCpuTime() / 1_000_000);
      }
      if (end.taskExecutorMetrics() != null) {
        heap.accumulateAndGet(end.taskExecutorMetrics().getMetricValue("JVMHeapMemory"), Math::max);
      }
    }
  }

  private Description solved(boolean small) throws IOException {
    String name = System.getProperty("farstar.solved");
    solved = small || name == null ? folder.resolve("solved") : Path.of(name);
    Path described = solved.resolve("solved");
    if (Files.exists(described)) {
      return Description.read(Files.readString(described));
    }
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(
            Catalogue.STANDARD.game("connect-four"),
            false,
            small ? "5x4:" : "6x5:",
            Sources.none());
    int chunk = small ? 1 << 14 : SolveTask.USUAL_KEYS;
    SolveTask task =
        games.task("connect-four", question, Optional.of(Content.OUTCOME), chunk, "test");
    try (ChunkExecutor threads =
        new ThreadExecutor(games, 2, MEMORY_BYTES, LayerSolver.spill(solved))) {
      return new LayerSolver(task, games.open(task), solved, threads, Control.unlimited()).solve();
    }
  }

  /** The first layer that has no room in a worker, or the one that comes closest. */
  private static long layer(Description description) {
    Description.Layer best = description.layers().get(0);
    for (Description.Layer each : description.layers()) {
      if (best.positions() * ENTRY_BYTES <= MEMORY_BYTES && each.positions() > best.positions()) {
        best = each;
      }
    }
    return best.number();
  }

  /** The chunks of a solved layer, which serve as chunks of keys too. */
  private static LayerInput chunks(SolveTask task, LocalStore store, long layer) {
    String folder = "layers/%012d".formatted(layer);
    List<String> names = store.list(folder).stream().map(name -> folder + "/" + name).toList();
    return new LayerInput(task, store, layer, names);
  }

  /** Where they begin. */
  private static Later later(LayerInput layer, long positions) {
    Ranges ranges = new Ranges(1);
    KeyArray firsts = new KeyArray(1);
    long[] first = new long[1];
    for (int number = 1; number < layer.count(); number++) {
      Chunk.of(layer.read(number)).first(0, first, 0);
      firsts.add(first, 0);
    }
    ranges.put(layer.layer(), firsts);
    return new Later(ChunkNames.RECORDS, ranges, Map.of(layer.layer(), positions));
  }

  private static final ChunkExecutor.Watch FREE =
      new ChunkExecutor.Watch() {
        @Override
        public void worked(long positions) {
          // Nobody counts.
        }

        @Override
        public void throwIfStopped() {
          // Nobody stops it.
        }
      };

  private static long[] keys(byte[] chunk) {
    KeyArray keys = Chunk.of(chunk).keys();
    return Arrays.copyOf(keys.keys(), keys.count());
  }

  @Test
  @Timeout(7200)
  void aLayerLargerThanAWorkerIsMadeAndValued() throws Exception {
    boolean small = "small".equals(System.getProperty("farstar.slow.size"));
    LocalSpark.end();
    if (small) {
      // So few parts of a shuffle that ranges have two levels.
      System.setProperty(BLOCKS, "16");
    }
    Description description = solved(small);
    SolveTask task = description.task();
    long layer = layer(description);
    LocalStore store = new LocalStore(solved);
    LayerInput here = chunks(task, store, layer);
    LayerInput next = chunks(task, store, layer + 1);
    Later later = later(next, description.layers().get((int) layer + 1).positions());
    long positions = description.layers().get((int) layer).positions();
    assertThat(small || positions * ENTRY_BYTES > MEMORY_BYTES).isTrue();
    Meters forward = new Meters();
    Meters backward = new Meters();
    List<Path> jars = Standalone.farstar(Files.createDirectories(folder.resolve("farstar")));
    try (Standalone cluster = Standalone.start(Files.createDirectory(folder.resolve("cluster")))) {
      cluster.addWorker();
      cluster.addWorker();
      try (Cluster open = new Driver(cluster.master(), Standalone.key(), folder, jars).open();
          ChunkExecutor chunks = open.chunks(new ShippedGame("", Optional.empty(), Map.of()))) {
        SparkContext context = SparkContext.getOrCreate();
        context.addSparkListener(forward);
        ChunkNames tried = new ChunkNames("tried/keys/*/*");
        chunks.gather(here, ChunkWork.Step.EXPAND, later.ranges(), tried, FREE);
        context.removeSparkListener(forward);
        for (int range = 0; range < next.count(); range++) {
          byte[] keys = store.read(tried.of(new Bucket(layer + 1, range)));
          assertThat(keys(keys)).as("range " + range).isEqualTo(keys(next.read(range)));
        }
        context.addSparkListener(backward);
        ChunkNames valued = new ChunkNames("tried/layers/*/*");
        Map<Integer, ChunkSummary> made = new ConcurrentSkipListMap<>();
        chunks.evaluate(here, later, valued, sum -> made.put(sum.number(), sum), FREE);
        assertThat(made).hasSize(here.count());
        for (int number = 0; number < here.count(); number++) {
          assertThat(store.read(valued.of(new Bucket(layer, number))))
              .as("chunk " + number)
              .isEqualTo(here.read(number));
        }
        store.delete("tried");
      }
    }
    assertThat(forward.shuffled).hasPositiveValue();
    Files.writeString(
        Path.of("target", "large-layer.txt"),
        "layer %d, %d positions, %d MB of keys and records%n%s%n%s%n"
            .formatted(
                layer,
                positions,
                positions * ENTRY_BYTES >> 20,
                told("forward", forward),
                told("backward", backward)));
  }

  private static String told(String way, Meters meters) {
    return "%s: %d ms in tasks, %d kB through the shuffle, heap at most %d MB"
        .formatted(way, meters.millis.get(), meters.shuffled.get() >> 10, meters.heap.get() >> 20);
  }
}
