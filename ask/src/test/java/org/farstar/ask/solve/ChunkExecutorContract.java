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
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkJob;
import org.farstar.engine.solve.ChunkNames;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.ChunkSummary;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.Later;
import org.farstar.engine.solve.LayerInput;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.Piece;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every executor must do: the same bytes as one thread, and to go on after a stop. */
public abstract class ChunkExecutorContract {
  private static final String VERSION = "contract";

  /** Two geese, 1,820 positions in 11 layers, of which most have several chunks. */
  private static final String FOX = ".o....|......|......|......|......|x.x...";

  @TempDir protected Path folder;

  /**
   * The executor.
   *
   * @param spill a place for what it cannot hold in memory
   */
  protected abstract ChunkExecutor executor(Path spill);

  /** Where a game is solved whose files are in a folder of this machine, seen as itself or not. */
  protected ChunkStore store(Path folder) {
    return new LocalStore(folder);
  }

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
      return solve(task, to, executor, control);
    }
  }

  private Description solve(SolveTask task, Path to, ChunkExecutor executor, Control control) {
    return new LayerSolver(task, SolveGames.standard().open(task), store(to), executor, control)
        .solve();
  }

  /** Solves with one thread. */
  protected static Description reference(SolveTask task, Path to) {
    SolveGames games = SolveGames.standard();
    try (ChunkExecutor executor = new ThreadExecutor(games, 1, 1 << 20, LayerSolver.spill(to))) {
      return new LayerSolver(task, games.open(task), to, executor, Control.unlimited()).solve();
    }
  }

  /**
   * All files of a folder with their bytes, but for the lock that stays and for the checksums of
   * Hadoop's own.
   */
  public static SortedMap<String, String> bytes(Path folder) {
    SortedMap<String, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (name.equals(".unfinished-lock") || name.endsWith(".crc")) {
          continue;
        }
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
        "connect-four; 4x3 line=3:; outcome; 100",
        "cram; 3x4; remoteness; 16",
        "domineering; 3x4 misere; outcome; 30",
        "nim; 3 5 6; grundy; 20",
        "fox-and-geese; .o..|....|....|x.x.; starters; 20"
      })
  void makesTheSameBytesAsOneThread(String game, String position, String content, int chunk) {
    sameBytes(task(game, position, content, chunk));
  }

  /** The games of the longer list, which an executor that is slow to begin a layer may put off. */
  protected static Stream<Arguments> moreGames() {
    return Stream.of(
        Arguments.of("connect-four", "4x4:", "outcome", 1000),
        Arguments.of("connect-four", "4x4: 12", "remoteness", 1_048_576),
        Arguments.of("cram", "4x4", "grundy", 40),
        Arguments.of("domineering", "4x4", "outcome", 100),
        Arguments.of("tic-tac-toe", "3^2:", "remoteness", 50),
        Arguments.of("nim", "2 3 4 misere", "outcome", 20),
        Arguments.of("toads-and-frogs", "tt.ff|t.f", "outcome", 40),
        Arguments.of("clobber", "xox|oxo|xox", "outcome", 16),
        Arguments.of("hare-and-hounds", "#x..#|x...o|#x..#", "starters", 100),
        Arguments.of("backsliding-toads-and-frogs", "tt..ff", "starters", 100),
        Arguments.of("fox-and-geese", FOX, "starters", 100));
  }

  @ParameterizedTest
  @MethodSource("moreGames")
  protected void makesTheSameBytesOfMoreGames(
      String game, String position, String content, int chunk) {
    sameBytes(task(game, position, content, chunk));
  }

  private void sameBytes(SolveTask task) {
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

  @ParameterizedTest
  @CsvSource({
    "connect-four, 4x4:, outcome, 3000, 30000",
    "fox-and-geese, " + FOX + ", starters, 100, 700"
  })
  void goesOnAfterEveryStop(String game, String position, String content, int chunk, int budget) {
    SolveTask task = task(game, position, content, chunk);
    Path one = folder.resolve("one");
    reference(task, one);
    Path stopped = folder.resolve("stopped");
    Optional<Description> solved = Optional.empty();
    int stops = 0;
    while (solved.isEmpty()) {
      try {
        solved = Optional.of(solve(task, stopped, new Control(Budget.ofPositions(budget))));
      } catch (SearchStopped e) {
        stops++;
      }
      assertThat(stops).isLessThan(100);
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(bytes(stopped)).isEqualTo(bytes(one));
  }

  /** Interrupted on the way forward and on the way back. */
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
      solve(task, to, interrupted, control);
    }
  }

  /** An executor whose work is cancelled after so many positions. */
  private record Interrupted(ChunkExecutor executor, Control control, long positions)
      implements ChunkExecutor {
    @Override
    public List<Piece> sample(LayerInput layer, ChunkWork.Step step, int every, Watch watch) {
      return executor.sample(layer, step, every, watch);
    }

    @Override
    public void gather(
        LayerInput layer, ChunkWork.Step step, Ranges ranges, ChunkNames names, Watch watch) {
      executor.gather(layer, step, ranges, names, interrupting(watch));
    }

    @Override
    public void evaluate(
        LayerInput layer, Later later, ChunkNames names, Consumer<ChunkSummary> made, Watch watch) {
      executor.evaluate(layer, later, names, made, interrupting(watch));
    }

    @Override
    public void each(LayerInput layer, ChunkJob job, Consumer<String> reported, Watch watch) {
      executor.each(layer, job, reported, interrupting(watch));
    }

    private Watch interrupting(Watch watch) {
      return new Watch() {
        @Override
        public void worked(long more) {
          watch.worked(more);
          if (control.progress().positions() > positions) {
            control.cancel();
          }
        }

        @Override
        public void throwIfStopped() {
          watch.throwIfStopped();
        }
      };
    }

    @Override
    public void close() {
      executor.close();
    }
  }
}
