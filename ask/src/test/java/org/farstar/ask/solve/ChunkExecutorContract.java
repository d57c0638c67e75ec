package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.Piece;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What every executor must do: the same bytes as one thread, and to go on after a stop. */
public abstract class ChunkExecutorContract {
  private static final String VERSION = "contract";

  @TempDir protected Path folder;

  /**
   * The executor.
   *
   * @param spill a place for what it cannot hold in memory
   */
  protected abstract ChunkExecutor executor(Path spill);

  /** A task about a game of Farstar's own. */
  protected static SolveTask task(String game, String position, String content, int chunk) {
    boolean misere = position.endsWith(" misere");
    String text = misere ? position.substring(0, position.length() - 7) : position;
    Question question = Question.read(Catalogue.STANDARD.game(game), misere, text, Sources.none());
    return SolveGames.standard().task(game, question, Content.ofWord(content), chunk, VERSION);
  }

  /** Solves with this executor. */
  protected Description solve(SolveTask task, Path to, Control control) {
    try (ChunkExecutor executor = executor(LayerSolver.spill(to))) {
      return new LayerSolver(task, SolveGames.standard().open(task), to, executor, control).solve();
    }
  }

  /** Solves with one thread. */
  protected static Description reference(SolveTask task, Path to) {
    SolveGames games = SolveGames.standard();
    try (ChunkExecutor executor = new ThreadExecutor(games, 1, 1 << 20, LayerSolver.spill(to))) {
      return new LayerSolver(task, games.open(task), to, executor, Control.unlimited()).solve();
    }
  }

  /** All files of a folder with their bytes. */
  protected static SortedMap<String, String> bytes(Path folder) {
    SortedMap<String, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes.put(
            folder.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "connect-four; 4x4:; outcome; 1000",
        "connect-four; 4x4: 12; remoteness; 1048576",
        "connect-four; 4x3 line=3:; outcome; 100",
        "cram; 4x4; grundy; 40",
        "cram; 3x4; remoteness; 16",
        "domineering; 4x4; outcome; 100",
        "domineering; 3x4 misere; outcome; 30",
        "tic-tac-toe; 3^2:; remoteness; 50",
        "nim; 3 5 6; grundy; 20",
        "nim; 2 3 4 misere; outcome; 20",
        "toads-and-frogs; tt.ff|t.f; outcome; 40",
        "clobber; xox|oxo|xox; outcome; 16"
      })
  void makesTheSameBytesAsOneThread(String game, String position, String content, int chunk) {
    SolveTask task = task(game, position, content, chunk);
    Path one = folder.resolve("one");
    Path other = folder.resolve("this");
    Description expected = reference(task, one);
    assertThat(solve(task, other, Control.unlimited())).isEqualTo(expected);
    assertThat(bytes(other)).isEqualTo(bytes(one));
    assertThat(expected.positions()).isGreaterThan(1);
  }

  /** Chunks of several ranges, and pieces of several chunks, are what is really tested. */
  @Test
  void theTasksHaveLayersOfSeveralChunks() {
    Description solved = reference(task("connect-four", "4x4:", "outcome", 1000), folder);
    assertThat(solved.layers().stream().filter(layer -> layer.chunks() > 3).count())
        .isGreaterThan(5);
  }

  @Test
  void goesOnAfterEveryStop() {
    SolveTask task = task("connect-four", "4x4:", "outcome", 3000);
    Path one = folder.resolve("one");
    reference(task, one);
    Path stopped = folder.resolve("stopped");
    Optional<Description> solved = Optional.empty();
    int stops = 0;
    while (solved.isEmpty()) {
      try {
        solved = Optional.of(solve(task, stopped, new Control(Budget.ofPositions(30_000))));
      } catch (SearchStopped e) {
        stops++;
      }
      assertThat(stops).isLessThan(100);
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(bytes(stopped)).isEqualTo(bytes(one));
  }

  /** Interrupted on the way forward and on the way back, when a result is handed over. */
  @ParameterizedTest
  @CsvSource({"20000", "120000"})
  void anInterruptionEndsItSoonAndCostsNothing(long positions) {
    SolveTask task = task("connect-four", "4x4:", "outcome", 3000);
    Control control = Control.unlimited();
    Path stopped = folder.resolve("stopped");
    assertThatThrownBy(() -> solveInterrupted(task, stopped, control, positions))
        .isInstanceOf(SearchStopped.class)
        .hasMessageContaining("interrupted");
    assertThat(control.progress().positions()).isBetween(positions, positions + 60_000);
    Path one = folder.resolve("one");
    assertThat(solve(task, stopped, Control.unlimited())).isEqualTo(reference(task, one));
    assertThat(bytes(stopped)).isEqualTo(bytes(one));
  }

  private void solveInterrupted(SolveTask task, Path to, Control control, long positions) {
    try (ChunkExecutor executor = executor(LayerSolver.spill(to))) {
      ChunkExecutor interrupted = new Interrupted(executor, control, positions);
      new LayerSolver(task, SolveGames.standard().open(task), to, interrupted, control).solve();
    }
  }

  /** An executor whose work is cancelled with the first result after so many positions. */
  private record Interrupted(ChunkExecutor executor, Control control, long positions)
      implements ChunkExecutor {
    @Override
    public List<Piece> sample(SolveTask task, Source sources, Watch watch) {
      return executor.sample(task, sources, watch);
    }

    @Override
    public void expand(
        SolveTask task,
        Source sources,
        Ranges ranges,
        Predicate<Bucket> kept,
        Sink sink,
        Watch watch) {
      executor.expand(task, sources, ranges, kept, interrupting(sink), watch);
    }

    @Override
    public void unite(
        SolveTask task,
        Source sources,
        Ranges ranges,
        Predicate<Bucket> kept,
        Sink sink,
        Watch watch) {
      executor.unite(task, sources, ranges, kept, interrupting(sink), watch);
    }

    @Override
    public void evaluate(
        SolveTask task,
        Source sources,
        Ranges ranges,
        Records records,
        Predicate<Bucket> kept,
        Sink sink,
        Watch watch) {
      executor.evaluate(task, sources, ranges, records, kept, interrupting(sink), watch);
    }

    private Sink interrupting(Sink sink) {
      return (bucket, chunk) -> {
        sink.accept(bucket, chunk);
        if (control.progress().positions() > positions) {
          control.cancel();
        }
      };
    }

    @Override
    public void close() {
      executor.close();
    }
  }
}
