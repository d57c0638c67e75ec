package org.farstar.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.SolveTask;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.LocalSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the leading process does itself while a game is solved on a cluster: the bytes that come to
 * it, against the bytes of the chunks, and its processor time, which is written down and not
 * judged.
 */
@Tag("slow")
class DriverCostTest {
  @TempDir Path folder;

  /** What tasks have reported. */
  private static final class Meters extends SparkListener {
    final AtomicLong tasks = new AtomicLong();
    final AtomicLong nanos = new AtomicLong();
    final AtomicLong results = new AtomicLong();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      if (end.taskMetrics() != null) {
        tasks.incrementAndGet();
        nanos.addAndGet(end.taskMetrics().executorCpuTime());
        results.addAndGet(end.taskMetrics().resultSize());
      }
    }
  }

  /** The processor time of this process, and of its threads without the compiler's. */
  private static long[] cpu() {
    long process =
        ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long spent = 0;
    for (long id : threads.getAllThreadIds()) {
      spent += Math.max(0, threads.getThreadCpuTime(id));
    }
    return new long[] {process, spent};
  }

  private static Description solve(SolveTask task, Path to, Cluster cluster) {
    try (ChunkExecutor chunks = cluster.chunks(new ShippedGame("", Optional.empty(), Map.of()))) {
      return new LayerSolver(
              task,
              SolveGames.standard().open(task),
              new LocalStore(to),
              chunks,
              Control.unlimited())
          .solve();
    }
  }

  @Test
  @Timeout(7200)
  void theLeadingProcessCarriesNoData() throws Exception {
    LocalSpark.end();
    boolean small = "small".equals(System.getProperty("farstar.slow.size"));
    String board = System.getProperty("farstar.board", small ? "4x5" : "5x4");
    int[] chunkKeys =
        switch (board) {
          case "4x5" -> new int[] {1 << 15};
          case "5x4" -> new int[] {1 << 17, 1 << 15};
          default -> new int[] {1 << 20, 1 << 18};
        };
    List<Path> jars = Standalone.farstar(Files.createDirectories(folder.resolve("farstar")));
    StringBuilder told = new StringBuilder();
    try (Standalone cluster = Standalone.start(Files.createDirectory(folder.resolve("cluster")))) {
      cluster.addWorker();
      cluster.addWorker();
      try (Cluster open = new Driver(cluster.master(), Standalone.key(), folder, jars).open()) {
        if (!small) {
          // Code that is cold costs many times as much.
          solve(Driver.task("4x5", 1 << 14), folder.resolve("warm"), open);
        }
        for (int chunk : chunkKeys) {
          measure(Driver.task(board, chunk), folder.resolve("chunks" + chunk), open, told);
        }
        nothing(small ? 100 : 10_000, told);
      }
    }
    Files.writeString(Path.of("target", "driver-cost.txt"), told.toString());
  }

  /** What a task costs the leading process, from many that do nothing. */
  private static void nothing(int tasks, StringBuilder told) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate());
    List<Integer> numbers = Collections.nCopies(tasks, 0);
    assertThat(context.parallelize(numbers, tasks).count()).isEqualTo(tasks);
    long[] before = cpu();
    long begin = System.nanoTime();
    context.parallelize(numbers, tasks).count();
    told.append(
        "%d tasks that do nothing: %d ms, %d ms of the leading process%n"
            .formatted(
                tasks,
                (System.nanoTime() - begin) / 1_000_000,
                (cpu()[0] - before[0]) / 1_000_000));
  }

  private static void measure(SolveTask task, Path to, Cluster open, StringBuilder told)
      throws Exception {
    Meters meters = new Meters();
    SparkContext context = SparkContext.getOrCreate();
    context.addSparkListener(meters);
    long[] before = cpu();
    Description solved = solve(task, to, open);
    long[] after = cpu();
    long spent = after[0] - before[0];
    context.listenerBus().waitUntilEmpty(60_000);
    context.removeSparkListener(meters);
    long chunks = solved.layers().stream().mapToLong(Description.Layer::chunks).sum();
    long bytes = new LocalStore(to).bytes("layers");
    System.gc();
    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    told.append(
        ("%s, chunks of %d: %d positions in %d chunks of %d kB; %d tasks, %d ms in them;"
                + " the leading process %d ms, of which the compiler and the collector of garbage"
                + " leave %d; %d us a chunk; %d kB of results; heap %d MB%n")
            .formatted(
                task.parameters(),
                task.chunkKeys(),
                solved.positions(),
                chunks,
                bytes >> 10,
                meters.tasks.get(),
                meters.nanos.get() / 1_000_000,
                spent / 1_000_000,
                (after[1] - before[1]) / 1_000_000,
                (after[1] - before[1]) / 1_000 / chunks,
                meters.results.get() >> 10,
                heap >> 20));
    // Most of it is what Spark measures of a task, some kilobytes, and the samples.
    assertThat(meters.results.get() / meters.tasks.get()).isLessThan(10_000);
  }
}
