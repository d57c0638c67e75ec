package org.farstar.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.catalogue.OwnCatalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.ChunkExecutorContract;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.front.cluster.Cluster;
import org.farstar.front.cluster.ShippedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game of a user's own whose play may be endless, from its source. */
class OwnEndlessGameTest {
  /** A token on a ring, to and fro; from some places it goes on to the next ring. */
  private static final String RINGS =
      """
      import java.util.Optional;
      import java.util.OptionalLong;
      import org.farstar.engine.play.Moves;
      import org.farstar.engine.rules.Rules;
      import org.farstar.values.player.Outcome;
      import org.farstar.values.player.Player;

      public final class Rings implements Rules<Integer> {
        @Override public Integer read(String text) { return Integer.valueOf(text); }
        @Override public String write(Integer n) { return n.toString(); }
        @Override public Optional<Outcome> endless() { return Optional.of(Outcome.R); }
        @Override public OptionalLong stage(Integer n) { return OptionalLong.of(2 - n / 60); }
        @Override public void moves(Integer n, Player player, Moves<Integer> sink) {
          int ring = n / 60;
          if (ring == 2) {
            return;
          }
          int own = player == Player.LEFT ? 1 : 2;
          for (int step : new int[] {own, 60 - own, 17}) {
            int to = ring * 60 + (n + step) % 60;
            if (step == own || n % 7 != 3) {
              sink.add(to, () -> "" + to);
            }
          }
          if (n % 11 == 5 * own) {
            sink.add(n + 60, () -> "" + (n + 60));
          }
        }
      }
      """;

  @TempDir Path folder;

  /** What jobs of Spark are called, numbers apart. */
  private static final class Names extends SparkListener {
    final Set<String> heard = new ConcurrentSkipListSet<>();

    @Override
    public void onJobStart(SparkListenerJobStart job) {
      heard.add(job.properties().getProperty("spark.job.description").replaceAll("[0-9]+", "n"));
    }
  }

  @Test
  void makesTheSameBytesAsThreads() throws Exception {
    Files.writeString(folder.resolve("Rings.java"), RINGS);
    Catalogue catalogue = new OwnCatalogue(Catalogue.STANDARD, folder, folder.resolve("games"));
    SolveGames games = new SolveGames(catalogue, Sources.none());
    Question question = Question.read(catalogue.game("Rings.java"), false, "0", Sources.none());
    SolveTask task = games.task("Rings.java", question, Optional.empty(), 16, "test");
    Path one = folder.resolve("one");
    Description expected;
    try (ChunkExecutor threads = new ThreadExecutor(games, 2, 1 << 20, LayerSolver.spill(one))) {
      expected = solve(games, task, one, threads);
    }
    assertThat(expected.positions()).isGreaterThan(120);
    assertThat(expected.layers()).hasSize(3);
    assertThat(expected.layers()).filteredOn(layer -> layer.chunks() > 1).hasSizeGreaterThan(1);
    Path other = folder.resolve("other");
    Cluster spark = LocalSpark.get();
    Names names = new Names();
    SparkContext context = SparkContext.getOrCreate();
    context.addSparkListener(names);
    try (ChunkExecutor chunks = spark.chunks(ShippedGame.of("Rings.java", catalogue, Map.of()))) {
      assertThat(solve(games, task, other, chunks)).isEqualTo(expected);
    } finally {
      context.listenerBus().waitUntilEmpty();
      context.removeSparkListener(names);
    }
    assertThat(ChunkExecutorContract.bytes(other)).isEqualTo(ChunkExecutorContract.bytes(one));
    assertThat(names.heard)
        .contains("generation of layer n", "pass n of layer n", "last-pass of layer n");
  }

  private static Description solve(
      SolveGames games, SolveTask task, Path to, ChunkExecutor executor) {
    return new LayerSolver(task, games.open(task), to, executor, Control.unlimited()).solve();
  }
}
