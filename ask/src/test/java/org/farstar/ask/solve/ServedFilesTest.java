package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A solved folder that a web server hands out, against the same folder on the disk. */
class ServedFilesTest {
  @TempDir static Path folder;
  private FolderServer server;

  @BeforeAll
  static void solve() {
    solve("4x5:", 30_000, folder);
  }

  private static void solve(String board, int chunk, Path to) {
    SolveGames games = SolveGames.standard();
    Question question =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, board, Sources.none());
    SolveTask task =
        games.task("connect-four", question, Optional.of(Content.OUTCOME), chunk, "test");
    try (ChunkExecutor threads = new ThreadExecutor(games, 1, 1 << 28, LayerSolver.spill(to))) {
      new LayerSolver(task, games.open(task), to, threads, Control.unlimited()).solve();
    }
  }

  @BeforeEach
  void serve() throws IOException {
    server = new FolderServer(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private SolvedFolder served() {
    return new SolvedFolder(new ServedFiles(server.url() + "/"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyPositionHasTheSameRecord(boolean ranges) {
    server.ranges = ranges;
    SolvedFolder here = new SolvedFolder(folder);
    SolvedFolder there = served();
    assertThat(there.description()).isEqualTo(here.description());
    long[] found = new long[1];
    here.each(
        (layer, keys, at, record) -> {
          // Each takes a block that is inflated again.
          if (found[0]++ % 2000 == 0) {
            assertThat(there.find(layer, keys, at)).isEqualTo(OptionalInt.of(record));
            long[] none = {keys[at] + 1};
            assertThat(there.find(layer, none, 0)).isEqualTo(here.find(layer, none, 0));
          }
        });
    assertThat(found[0]).isEqualTo(here.description().positions());
  }

  /** Heads of the chunks of one layer that the search meets, and one block. */
  @Test
  void aQuestionCostsAFewRequestsAndIsNotAskedTwice() throws IOException {
    SolvedFolder there = served();
    long layer = widest();
    long[] key = new long[1];
    new SolvedFolder(folder)
        .each(
            (each, keys, at, record) -> {
              if (each == layer) {
                key[0] = keys[at];
              }
            });
    int before = server.requests();
    long bytes = server.sent;
    assertThat(there.find(layer, key, 0)).isPresent();
    int chunks = there.description().layers().get((int) layer).chunks();
    assertThat(chunks).isGreaterThan(1);
    assertThat(server.requests() - before).isBetween(1, chunks + 1);
    assertThat(server.sent - bytes).isLessThanOrEqualTo((1L << 12) * chunks + (1L << 14));
    before = server.requests();
    assertThat(there.find(layer, key, 0)).isPresent();
    assertThat(server.requests()).isEqualTo(before);
  }

  /** One file says where all chunks of a layer begin; what it says wrong costs requests alone. */
  @Test
  void theIndexOfALayerSavesRequestsAndIsNotBelieved(@TempDir Path many) {
    solve("4x4:", 200, many);
    server.files = many;
    SolvedFolder here = new SolvedFolder(many);
    assertThat(here.description().layers().get(10).chunks()).isGreaterThan(10);
    List<UnaryOperator<String>> indices =
        List.of(
            text -> text,
            text -> "",
            text -> text.replaceAll("first [0-9a-f]+", "first 0"),
            text -> text.replaceFirst("(?m)\n[^\n]*\n$", "\n"));
    int[] asked = new int[indices.size()];
    for (int way = 0; way < asked.length; way++) {
      server.index = indices.get(way);
      int before = server.requests();
      int[] met = new int[1];
      here.each(
          (layer, keys, at, record) -> {
            if (layer == 10 && met[0]++ % 3001 == 0) {
              SolvedFolder there = served();
              assertThat(there.find(layer, keys, at)).hasValue(record);
              assertThat(there.find(layer, new long[] {keys[at] + 1}, 0))
                  .isEqualTo(here.find(layer, new long[] {keys[at] + 1}, 0));
            }
          });
      asked[way] = server.requests() - before;
      assertThat(met[0]).isGreaterThan(7000);
      if (way == 0) {
        // Task and description, the index, two heads; a chunk of some hundred keys comes with its
        // head.
        assertThat(asked[0]).isLessThanOrEqualTo(7 * (met[0] / 3001 + 1));
      } else {
        assertThat(asked[way]).as("way " + way).isGreaterThan(asked[0]);
      }
    }
  }

  private static long widest() {
    return new SolvedFolder(folder)
        .description().layers().stream()
            .max((one, other) -> Long.compare(one.positions(), other.positions()))
            .orElseThrow()
            .number();
  }

  private void refused(String message) {
    long layer = widest();
    assertThatThrownBy(() -> served().find(layer, new long[] {Long.MAX_VALUE}, 0))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining(message);
  }

  /** Wherever a byte of a chunk is another one, what it is part of is refused. */
  @Test
  void changedBytesAreRefused() throws IOException {
    long layer = widest();
    Path last = folder.resolve("layers/%012d/%012d".formatted(layer, chunks(layer) - 1));
    int length = (int) Files.size(last);
    for (int place = 0; place < length; place += length / 12) {
      int at = place;
      server.change =
          (bytes, from) -> {
            if (from <= at && at < from + bytes.length) {
              bytes[at - from] ^= 4;
            }
            return bytes;
          };
      SolvedFolder there = served();
      long[] met = new long[1];
      try {
        new SolvedFolder(folder)
            .each(
                (each, keys, from, record) -> {
                  // Some of each block.
                  if (each == layer && met[0]++ % 2000 == 0) {
                    assertThat(there.find(layer, keys, from)).hasValue(record);
                  }
                });
        throw new AssertionError("byte " + at + " was changed, and nobody saw it");
      } catch (SolveException e) {
        assertThat(e.getMessage()).contains("chunk of keys");
      }
    }
  }

  private static int chunks(long layer) {
    return new SolvedFolder(folder).description().layers().get((int) layer).chunks();
  }

  @Test
  void answersThatAreCutOffAreRefused() {
    server.change = (bytes, from) -> Arrays.copyOf(bytes, bytes.length / 2);
    refused("cut off");
  }

  @Test
  void whatIsNotThereIsOneMessage() {
    assertThatThrownBy(() -> new SolvedFolder(new ServedFiles(server.url() + "/nothing")))
        .isInstanceOf(SolveException.class)
        .hasMessage(
            "'" + server.url() + "/nothing' is no folder of a solve: it has no file 'task'");
    SolvedFolder there = served();
    server.close();
    assertThatThrownBy(() -> there.find(0, new long[1], 0))
        .isInstanceOf(SolveException.class)
        .hasMessageStartingWith(
            "cannot read '" + server.url() + "/layers/000000000000/000000000000': ");
    assertThatThrownBy(() -> new ServedFiles("http://[nowhere"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("is no address");
  }

  /** A wait that was ended leaves nothing behind that looks like bytes. */
  @Test
  void whatAnEndedWaitDidNotBringIsAskedForAgain() {
    boolean[] stop = {false};
    SolvedFolder there =
        new SolvedFolder(
            new ServedFiles(
                server.url(),
                () -> {
                  if (stop[0]) {
                    throw new SearchStopped(StopReason.TIME);
                  }
                }));
    long layer = widest();
    List<long[]> keys = new ArrayList<>();
    List<Integer> records = new ArrayList<>();
    new SolvedFolder(folder)
        .each(
            (each, all, at, record) -> {
              if (each == layer) {
                keys.add(new long[] {all[at]});
                records.add(record);
              }
            });
    assertThat(there.find(layer, keys.get(0), 0)).hasValue(records.get(0));
    // The last block of the first chunk, whose head is there.
    int place = 29_000;
    server.silentMillis = 60_000;
    stop[0] = true;
    assertThatThrownBy(() -> there.find(layer, keys.get(place), 0))
        .isInstanceOf(SearchStopped.class);
    server.silentMillis = 0;
    stop[0] = false;
    assertThat(there.find(layer, keys.get(place), 0)).hasValue(records.get(place));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFileThatIsTooLargeIsRefused(boolean ranges) {
    server.ranges = ranges;
    ServedFiles files = new ServedFiles(server.url(), () -> {}, 1000);
    SolvedFolder there = new SolvedFolder(files);
    assertThatThrownBy(() -> there.find(widest(), new long[1], 0))
        .isInstanceOf(SolveException.class)
        .hasMessageEndingWith("the file is too large");
    assertThat(files.bytes()).isZero();
  }

  /** What was read serves the next question, whatever it is about. */
  @Test
  void aDeskOpensAFolderOnce() {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Question start =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, "4x5:", Sources.none());
    SolvedGames games = SolvedGames.of(desk);
    SolvedGame<?> first = games.open(server.url(), start, desk, Control.unlimited());
    assertThat(first.outcome(start.sum())).isEqualTo(Outcome.D);
    int asked = server.requests();
    assertThat(games.bytes()).isPositive();
    SolvedGame<?> again = SolvedGames.of(desk).open(server.url(), start, desk, Control.unlimited());
    assertThat(again.outcome(start.sum())).isEqualTo(Outcome.D);
    assertThat(server.requests()).isEqualTo(asked);
    games.forget();
    assertThat(games.bytes()).isZero();
  }

  /** The control of the question that is asked ends the wait, not that of the one before. */
  @Test
  void aWaitEndsWithItsOwnQuestion() {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Question start =
        Question.read(Catalogue.STANDARD.game("connect-four"), false, "4x5:", Sources.none());
    SolvedGames games = SolvedGames.of(desk);
    games.open(server.url(), start, desk, Control.unlimited());
    server.silentMillis = 60_000;
    Control ended = Control.unlimited();
    ended.cancel();
    SolvedGame<?> game = games.open(server.url(), start, desk, ended);
    assertThatThrownBy(() -> game.outcome(start.sum())).isInstanceOf(SearchStopped.class);
  }
}
