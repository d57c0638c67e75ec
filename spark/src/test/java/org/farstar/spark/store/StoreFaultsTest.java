package org.farstar.spark.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What goes wrong with a store that has an address, while a game is solved there on Spark: each
 * time the end is the same bytes as from one thread in a folder.
 */
class StoreFaultsTest {
  private static final SolveTask TASK =
      SolveGames.standard()
          .task(
              "connect-four",
              Question.read(Catalogue.STANDARD.game("connect-four"), false, "4x3:", Sources.none()),
              Optional.of(Content.OUTCOME),
              150,
              "test");
  private static final KeyPlay PLAY = SolveGames.standard().open(TASK);

  @TempDir static Path one;
  @TempDir Path folder;

  @BeforeAll
  static void solveInAFolder() {
    try (ChunkExecutor threads =
        new ThreadExecutor(any -> PLAY, 1, 1 << 20, LayerSolver.spill(one))) {
      new LayerSolver(TASK, PLAY, one, threads, Control.unlimited()).solve();
    }
  }

  @BeforeEach
  @AfterEach
  void mend() {
    FaultyFiles.mend();
  }

  private Description solve(ChunkStore store, Control control) {
    try (ChunkExecutor executor = FaultyFiles.chunks()) {
      return new LayerSolver(TASK, PLAY, store, executor, control).solve();
    }
  }

  private Description solve(Control control) {
    return solve(FaultyFiles.store(folder), control);
  }

  /** The finished files of a folder. */
  private static List<String> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file) && !file.toString().endsWith(".crc"))
          .map(file -> folder.relativize(file).toString())
          .filter(name -> !name.equals(".unfinished-lock"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void sameBytes() {
    assertThat(files(folder)).isEqualTo(files(one)).hasSizeGreaterThan(40);
    for (String file : files(one)) {
      assertThat(folder.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
  }

  /**
   * The leading process reads and writes chunks only where a layer has a single small one, which it
   * works on itself; of a layer of several chunks it sees none, forward or backward.
   */
  @Test
  void chunksOfLargeLayersDoNotPassTheLeader() {
    HeardStore heard = new HeardStore(FaultyFiles.store(folder));
    Description solved = solve(heard, Control.unlimited());
    int large = 0;
    for (Description.Layer layer : solved.layers()) {
      String keys = "work/keys/%012d/".formatted(layer.number());
      String records = "layers/%012d/".formatted(layer.number());
      if (layer.chunks() > 1) {
        large += layer.chunks();
        assertThat(heard.read()).noneMatch(name -> name.startsWith(keys));
        assertThat(heard.written()).noneMatch(name -> name.startsWith(records));
      } else {
        assertThat(heard.written()).contains(records + "000000000000");
      }
    }
    assertThat(large).isGreaterThan(20);
    sameBytes();
  }

  /** Nothing is answered for a second in the middle; workers and leader wait. */
  @Test
  void goesOnWhenTheStoreComesBack() {
    FaultyFiles.awayNanos = TimeUnit.SECONDS.toNanos(1);
    FaultyFiles.ANSWERS.set(200);
    solve(Control.unlimited());
    assertThat(FaultyFiles.REFUSED).hasValueGreaterThan(1);
    sameBytes();
  }

  /** The budget ends while nothing is answered, for longer than the budget. */
  @Test
  void aStoreThatIsAwayDoesNotKeepWhoeverWaits() {
    Control control = Control.unlimited();
    FaultyFiles.awayNanos = TimeUnit.SECONDS.toNanos(300);
    FaultyFiles.ANSWERS.set(120);
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            if (FaultyFiles.REFUSED.get() > 2) {
              control.cancel();
              cancel();
            }
          }
        },
        0,
        50);
    long begin = System.nanoTime();
    assertThatThrownBy(() -> solve(control)).isInstanceOf(SearchStopped.class);
    timer.cancel();
    assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(120));
    FaultyFiles.mend();
    solve(Control.unlimited());
    sameBytes();
  }

  /** A worker finds no room: one message, and the same solve goes on when there is some. */
  @Test
  void aFullStoreEndsASolveThatGoesOn() {
    FaultyFiles.ROOM.set(30);
    assertThatThrownBy(() -> solve(Control.unlimited()))
        .isInstanceOfSatisfying(SolveException.class, e -> assertThat(e.isUnwritten()).isTrue())
        .hasMessageContaining("cannot write 'faulty:")
        .hasMessageContaining("No space left on device");
    FaultyFiles.mend();
    solve(Control.unlimited());
    sameBytes();
  }

  /** As by speculation: whenever a task has written a chunk, another one has, just before. */
  @Test
  void everyChunkMayBeWrittenTwice() {
    FaultyFiles.twice = true;
    solve(Control.unlimited());
    assertThat(FaultyFiles.TAKEN).hasValueGreaterThan(50);
    sameBytes();
  }

  /** The second of two that lead is refused, and the first one goes on. */
  @Test
  void twoDoNotLead() throws Exception {
    assertThatThrownBy(() -> solve(new Control(Budget.ofPositions(3_000))))
        .isInstanceOf(SearchStopped.class);
    try (ChunkStore.Hold hold = FaultyFiles.store(folder).lock()) {
      hold.require();
      assertThatThrownBy(() -> solve(Control.unlimited()))
          .isInstanceOf(SolveException.class)
          .hasMessageContaining("another process is at work in the folder 'faulty:");
      hold.require();
    }
    // As a process leaves it that was killed: a lock without an owner, and half a chunk.
    Files.writeString(folder.resolve(".unfinished-lock"), "somebody 7\n");
    Path half = Files.writeString(folder.resolve("work/.unfinished-000000000000-77"), "half");
    solve(Control.unlimited());
    assertThat(half).doesNotExist();
    sameBytes();
  }

  /** A worker that does not see the folder, as on a machine that has not mounted it. */
  @Test
  void aFolderThatAWorkerDoesNotSeeIsOneMessage() {
    assertThatThrownBy(() -> Stores.seen(folder.resolve("elsewhere").toUri().toString()))
        .isInstanceOf(SolveException.class)
        .hasMessageMatching(
            "the worker on \\S+ does not see the solve in '.*elsewhere/?'; allowed: a folder that"
                + " all machines share under this name, or the address of a store such as"
                + " hdfs://host/solves");
  }
}
