package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A solved folder that a web server hands out, checked there: a sample of it, or all. */
class ServedCheckTest {
  private static final Desk DESK = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
  private static final SolveTask TASK =
      SolveGames.standard()
          .task(
              "connect-four",
              Question.read(
                  Catalogue.STANDARD.game("connect-four"), false, "4x3 line=3:", Sources.none()),
              Optional.of(Content.OUTCOME),
              100,
              RulesVersions.current());

  @TempDir static Path folder;
  private FolderServer server;

  @BeforeAll
  static void solve() {
    solve(SolveGames.standard().open(TASK), folder);
  }

  private static void solve(KeyPlay play, Path to) {
    try (ChunkExecutor threads =
        new ThreadExecutor(any -> play, 1, 1 << 28, LayerSolver.spill(to))) {
      new LayerSolver(TASK, play, to, threads, Control.unlimited()).solve();
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

  private SolvedCheck.Verified check(SolvedCheck.Extent extent) {
    return SolvedCheck.check(new ServedFiles(server.url()), extent, DESK, Control.unlimited());
  }

  private SolvedCheck.Verified sample(long positions, long seed) {
    return check(SolvedCheck.Extent.sample(positions, seed));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aSampleAndTheWholeAreAsOnTheDisk(boolean ranges) {
    server.ranges = ranges;
    SolvedCheck.Verified here =
        SolvedCheck.check(folder, SolvedCheck.Extent.ALL, DESK, Control.unlimited());
    assertThat(here.checked()).isEqualTo(here.positions());
    assertThat(check(SolvedCheck.Extent.ALL)).isEqualTo(here);
    assertThat(SolvedCheck.check(folder, SolvedCheck.Extent.ALL, DESK, threads(3))).isEqualTo(here);
    for (long n : ranges ? new long[] {0, 7, here.positions() - 1, 99_999} : new long[] {40}) {
      SolvedCheck.Verified found = sample(n, n);
      assertThat(found.checked()).isEqualTo(Math.min(n, here.positions()));
      assertThat(found.positions()).isEqualTo(here.positions());
      assertThat(
              SolvedCheck.check(folder, SolvedCheck.Extent.sample(n, n), DESK, Control.unlimited()))
          .isEqualTo(found)
          .isEqualTo(SolvedCheck.check(folder, SolvedCheck.Extent.sample(n, n), DESK, threads(2)));
    }
  }

  private static Control threads(int threads) {
    return new Control(Budget.unlimited(), progress -> {}, threads);
  }

  /** Few chunks are asked for, and the same ones with the same seed. */
  @Test
  void aSampleReadsWhatItNeeds() throws IOException {
    List<List<String>> asked = new ArrayList<>();
    for (long seed : new long[] {3, 3, 4}) {
      server.asked.clear();
      sample(3, seed);
      asked.add(server.asked.stream().filter(name -> name.startsWith("layers")).toList());
    }
    assertThat(asked.get(1)).isEqualTo(asked.get(0));
    assertThat(asked.get(2)).isNotEqualTo(asked.get(0));
    assertThat(asked.get(0)).doesNotHaveDuplicates().hasSizeLessThan(chunks().size() / 2);
  }

  private static List<Path> chunks() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("layers"))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** A flipped bit, wherever it is in a chunk, and in whichever. */
  @Test
  void changedBytesAreRefused() {
    for (int place = 0; place < 20; place++) {
      int at = place;
      server.change =
          (bytes, from) -> {
            int within = at * bytes.length / 20;
            bytes[within] ^= 4;
            return bytes;
          };
      assertThatThrownBy(() -> sample(1, 1))
          .as("at " + at)
          .isInstanceOfAny(RefusedException.class, SolveException.class);
    }
  }

  /** One bit of one chunk: the whole check finds it, and a sample that reads the chunk. */
  @Test
  void oneChangedChunkIsFoundByTheWholeCheck() throws IOException {
    List<Path> chunks = chunks();
    for (int i = 0; i < chunks.size(); i += 9) {
      String name = folder.relativize(chunks.get(i)).toString();
      server.change =
          (bytes, from) -> {
            if (server.asked.get(server.requests() - 1).startsWith(name + " ")) {
              bytes[bytes.length - 1] ^= 1;
            }
            return bytes;
          };
      assertThatThrownBy(() -> check(SolvedCheck.Extent.ALL))
          .isInstanceOf(RefusedException.class)
          .hasMessageStartingWith("'" + name + "' was changed in ");
    }
  }

  /** Every file as it should be, and some records that the rules do not give. */
  @Test
  void aWrongRecordIsFoundByTheRules(@TempDir Path forged) {
    KeyPlay play = SolveGames.standard().open(TASK);
    Liar liar = new Liar(play, 2);
    solve(liar, forged);
    server.files = forged;
    String wrong = "layer \\d+, position [.XO|]+: the record is \\d, by its options \\d";
    assertThatThrownBy(() -> check(SolvedCheck.Extent.ALL))
        .isInstanceOf(RefusedException.class)
        .hasMessageMatching(wrong);
    String first = refusal(forged, 1);
    for (int threads = 2; threads < 6; threads++) {
      assertThat(refusal(forged, threads)).as("the first fault of the folder").isEqualTo(first);
    }
    assertThatThrownBy(() -> sample(400, 5))
        .isInstanceOf(RefusedException.class)
        .hasMessageMatching(wrong);
    // What is refused is refused by what was drawn: a sample may miss it.
    long missed = 0;
    for (long seed = 0; seed < 20; seed++) {
      try {
        missed += sample(1, seed).checked();
      } catch (RefusedException e) {
        assertThat(e.getMessage()).matches(wrong);
      }
    }
    assertThat(missed).isBetween(1L, 19L);
  }

  @Test
  void wrongSumsAreRefused() {
    List<String> others =
        List.of(
            "(?m)^chunk 1 .*\n", "",
            "first [0-9a-f]+", "first 0",
            "first ([0-9a-f]+)", "first $1_0",
            "first ([0-9a-f]+)", "first fffffffffffffffffff",
            "sha256 .", "sha256 g",
            "positions [0-9]+", "positions 7");
    for (int i = 0; i < others.size(); i += 2) {
      String from = others.get(i);
      String to = others.get(i + 1);
      server.index = text -> text.lines().count() > 2 ? text.replaceFirst(from, to) : text;
      assertThatThrownBy(() -> sample(300, 1)).as(from).isInstanceOf(RefusedException.class);
    }
    // One more here, one less there: the sums add up, and the chunks are others.
    server.index =
        text -> {
          String[] lines = text.split("\n");
          if (lines.length > 2) {
            lines[0] = counted(lines[0], 1);
            lines[1] = counted(lines[1], -1);
          }
          return String.join("\n", lines) + "\n";
        };
    assertThatThrownBy(() -> sample(300, 1))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("is another chunk than the layer says");
  }

  private static String counted(String line, long more) {
    String[] words = line.split(" ");
    words[3] = "" + (Long.parseLong(words[3]) + more);
    return String.join(" ", words);
  }

  @Test
  void wrongSizesAreRefused() {
    for (int more : new int[] {1, -1}) {
      server.tooLong = more;
      assertThatThrownBy(() -> sample(1, 1))
          .isInstanceOf(SolveException.class)
          .hasMessageEndingWith("the answer is cut off");
    }
    server.tooLong = 0;
    server.ranges = false;
    server.change = (bytes, from) -> Arrays.copyOf(bytes, bytes.length + 1);
    assertThatThrownBy(() -> sample(1, 1))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("is cut off, or has too many bytes");
    server.ranges = true;
    server.change = (bytes, from) -> bytes;
    server.tooLong = 1;
    server.tooLongFrom = server.requests() + 40;
    assertThatThrownBy(() -> sample(300, 1))
        .isInstanceOfAny(RefusedException.class, SolveException.class);
    server.tooLongFrom = 0;
    server.tooLong = Integer.MAX_VALUE / 2;
    assertThatThrownBy(() -> sample(1, 1))
        .isInstanceOf(SolveException.class)
        .hasMessageEndingWith("the file is too large");
  }

  @Test
  void answersThatBreakOffAreRefused() {
    server.heldBack = 1;
    for (boolean ranges : new boolean[] {true, false}) {
      server.ranges = ranges;
      assertThatThrownBy(() -> sample(1, 1))
          .isInstanceOf(SolveException.class)
          .hasMessageMatching("cannot read 'http://.*/layers/.*': .+");
    }
  }

  @Test
  void whatIsNotThereIsOneMessage(@TempDir Path some) throws IOException {
    for (Path file : List.of(Path.of("task"), Path.of("solved"))) {
      Files.copy(folder.resolve(file), some.resolve(file));
    }
    server.files = some;
    assertThatThrownBy(() -> sample(1, 1))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is no file '" + server.url() + "/sums/000000000000'");
    Files.createDirectories(some.resolve("sums"));
    for (int layer = 0; layer <= 12; layer++) {
      Path sums = Path.of("sums/%012d".formatted(layer));
      Files.copy(folder.resolve(sums), some.resolve(sums));
    }
    assertThatThrownBy(() -> sample(1, 1))
        .isInstanceOf(SolveException.class)
        .hasMessageEndingWith("/layers/000000000000/000000000000': the server answers 404");
  }

  /** The server says nothing for longer than there is time. */
  @Test
  void aSilentServerDoesNotKeepWhoeverWaits() {
    server.silentMillis = 60_000;
    Control control = new Control(Budget.ofTime(Duration.ofMillis(200)));
    long begin = System.nanoTime();
    assertThatThrownBy(
            () ->
                SolvedCheck.check(
                    new ServedFiles(server.url(), control::throwIfStopped),
                    SolvedCheck.Extent.sample(10, 1),
                    DESK,
                    control))
        .isInstanceOf(SearchStopped.class);
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(30));
  }

  private static String refusal(Path forged, int threads) {
    return catchThrowableOfType(
            RefusedException.class,
            () -> SolvedCheck.check(forged, SolvedCheck.Extent.ALL, DESK, threads(threads)))
        .getMessage();
  }

  /** Tells the outcome of some positions wrong that are over. */
  private record Liar(KeyPlay play, int share) implements KeyPlay {
    @Override
    public int words() {
      return play.words();
    }

    @Override
    public Ending ending() {
      return play.ending();
    }

    @Override
    public boolean impartial() {
      return play.impartial();
    }

    @Override
    public void start(Options options) {
      play.start(options);
    }

    @Override
    public void options(long[] keys, int at, long layer, Player player, Options options) {
      play.options(keys, at, layer, player, options);
    }

    @Override
    public int verdict(long[] keys, int at) {
      int verdict = play.verdict(keys, at);
      return verdict != NO_VERDICT && keys[at] % share == 0 ? Outcome.D.ordinal() : verdict;
    }

    @Override
    public boolean ranked() {
      return play.ranked();
    }

    @Override
    public String describe(long[] keys, int at) {
      return play.describe(keys, at);
    }
  }
}
