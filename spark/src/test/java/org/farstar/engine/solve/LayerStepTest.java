package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.rules.Sources;
import org.farstar.front.cluster.ShippedGame;
import org.farstar.spark.LocalSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The step of a layer that engines are compared by, on threads and on Spark: keys that are in four
 * of 40 sorted runs each are brought together. {@code bench/engines/unite.py} does the same on
 * other engines. {@code farstar.keys} says how many keys; what was measured is in {@code target}.
 */
@Tag("slow")
@Tag("day4")
class LayerStepTest {
  private static final int RUNS = 40;
  private static final int TIMES = 4;
  private static final int STRIDE = 1 << 20;
  private static final long MIXING = 2654435761L;

  @TempDir Path folder;

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

  /** Key number i: it says by itself which it is. */
  private static long key(int number) {
    return (long) number * STRIDE + number * MIXING % STRIDE;
  }

  private LayerInput runs(SolveTask task, LocalStore store, int count) {
    List<String> names = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      KeyArray keys = new KeyArray(1, count / (RUNS / TIMES) + RUNS);
      for (int i = 0; i < count; i++) {
        long first = (i * MIXING >> 20) % RUNS;
        if (Math.floorMod(run - first, RUNS / TIMES) == 0) {
          keys.add(new long[] {key(i)}, 0);
        }
      }
      String name = "runs/" + ChunkNames.number(run);
      store.write(name, new ChunkWriter(1, 0, true).write(keys));
      names.add(name);
    }
    return new LayerInput(task, store, 3, names);
  }

  private static String measured(String what, Runnable step) {
    OperatingSystemMXBean machine =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long work = machine.getProcessCpuTime();
    long begin = System.nanoTime();
    step.run();
    return "%s: %.1f s, %.1f s of processor time%n"
        .formatted(
            what, (System.nanoTime() - begin) / 1e9, (machine.getProcessCpuTime() - work) / 1e9);
  }

  @Test
  void threadsAndSparkBringTheSameTogether() throws Exception {
    int count = Integer.getInteger("farstar.keys", 300_000);
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, "5x5:", Sources.none());
    SolveTask task =
        games.task("connect-four", question, Optional.of(Content.OUTCOME), 1 << 20, "test");
    LocalStore store = new LocalStore(folder);
    new SolveFolder(store).begin(task);
    LayerInput runs = runs(task, store, count);
    Ranges ranges = new Ranges(1);
    KeyArray firsts = new KeyArray(1);
    int chunk = Math.min(1 << 20, count / 5);
    for (int first = chunk; first < count; first += chunk) {
      firsts.add(new long[] {key(first)}, 0);
    }
    ranges.put(3, firsts);
    String told = "";
    for (String way : List.of("threads", "spark")) {
      try (ChunkExecutor executor =
          way.equals("threads")
              ? new ThreadExecutor(games, 2, 1 << 28, folder.resolve("spill"))
              : LocalSpark.get().chunks(new ShippedGame("", Optional.empty(), Map.of()))) {
        ChunkNames names = new ChunkNames(way + "/*/*");
        told +=
            measured(way, () -> executor.gather(runs, ChunkWork.Step.UNITE, ranges, names, FREE));
        int next = 0;
        for (int range = 0; range < ranges.count(3); range++) {
          KeyArray keys = Chunk.of(store.read(names.of(new Bucket(3, range)))).keys();
          for (int i = 0; i < keys.count(); i++) {
            assertThat(keys.keys()[i] == key(next++)).isTrue();
          }
        }
        assertThat(next).as(way).isEqualTo(count);
      }
    }
    Files.writeString(Path.of("target", "layer-step.txt"), told);
  }
}
