package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.proof.SecondChecker;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.values.text.NotationException;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The checker in {@code checker/} says the same of solved games, whole and changed, with sums that
 * are right again.
 */
class SecondFoldersTest {
  /** About so many positions of a folder are changed. */
  private static final int CHANGED = 6;

  /** More than any folder here has. */
  private static final int MANY = 1_000_000;

  private static final long ENOUGH = 1L << 27;

  /** So many layers of a folder are left out, each alone. */
  private static final int LEFT_OUT = 3;

  /** So many damaged folders of each game. */
  private static final int DAMAGED = 60;

  @TempDir(factory = InMemory.class)
  Path temporary;

  /** Thousands of small files are written in memory, if the machine has a folder there. */
  static final class InMemory implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
        throws IOException {
      Path memory = Path.of("/dev/shm");
      return Files.isWritable(memory) && memory.toFile().getUsableSpace() > ENOUGH
          ? Files.createTempDirectory(memory, "farstar")
          : Files.createTempDirectory("farstar");
    }
  }

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  /** Folders, and whether they are certainly false. */
  private final Map<Path, Boolean> folders = new LinkedHashMap<>();

  @BeforeEach
  void hasPython() {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
  }

  private Path solve(String game, boolean misere, String position, String content, int chunk)
      throws IOException {
    Path folder = temporary.resolve("whole " + game);
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    Question question =
        Question.read(desk.catalogue().game(game), misere, position, desk.sources());
    SolveTask task =
        games.task(game, question, Content.ofWord(content), chunk, RulesVersions.current());
    try (ChunkExecutor executor =
        new ThreadExecutor(games, 1, 1 << 28, LayerSolver.spill(folder))) {
      new LayerSolver(task, games.open(task), folder, executor, Control.unlimited()).solve();
    }
    return folder;
  }

  /** Why the first checker refuses; empty where it does not. */
  private Optional<String> refusal(Path folder) {
    return refusal(
        () -> SolvedCheck.check(folder, SolvedCheck.Extent.ALL, desk, Control.unlimited()));
  }

  private static Optional<String> refusal(Runnable check) {
    try {
      check.run();
      return Optional.empty();
    } catch (RefusedException | SolveException | InputException | NotationException e) {
      return Optional.of("" + e.getMessage());
    }
  }

  private Path next(String what, boolean isFalse) {
    Path folder = temporary.resolve(folders.size() + " " + what);
    folders.put(folder, isFalse);
    return folder;
  }

  private void forge(SolvedForgery forgery) throws IOException {
    Map<Long, List<SolvedForgery.Position>> whole = forgery.layers();
    for (int version = 1; version <= 2; version++) {
      forgery.write(whole, forgery.task(), next("as it was", false), version);
    }
    List<Integer> records =
        whole.values().stream()
            .flatMap(List::stream)
            .map(SolvedForgery.Position::record)
            .distinct()
            .toList();
    long count = whole.values().stream().mapToLong(List::size).sum();
    long step = 1 + count / CHANGED;
    long number = 0;
    int layers = 0;
    for (Map.Entry<Long, List<SolvedForgery.Position>> layer : whole.entrySet()) {
      if (layers++ % (1 + whole.size() / LEFT_OUT) == 0) {
        Map<Long, List<SolvedForgery.Position>> without = forgery.layers();
        without.remove(layer.getKey());
        write(forgery, without, next("layer left out", true));
      }
      for (int i = 0; i < layer.getValue().size(); i++, number++) {
        if (number % step == 0) {
          long key = layer.getKey();
          for (int record : records(records, layer.getValue().get(i).record(), number)) {
            Map<Long, List<SolvedForgery.Position>> other = forgery.layers();
            long[] at = layer.getValue().get(i).key();
            other.get(key).set(i, new SolvedForgery.Position(at, record));
            write(forgery, other, next("record " + record, true));
          }
          Map<Long, List<SolvedForgery.Position>> fewer = forgery.layers();
          SolvedForgery.Position moved = fewer.get(key).remove(i);
          write(forgery, fewer, next("position left out", true));
          fewer.computeIfAbsent(key + 1, any -> new ArrayList<>()).add(0, moved);
          write(forgery, fewer, next("position in another layer", true));
          Map<Long, List<SolvedForgery.Position>> more = forgery.layers();
          more.get(key).add(new SolvedForgery.Position(above(moved.key()), moved.record()));
          write(forgery, more, next("position more", false));
        }
      }
    }
  }

  /** Writes a folder, every other one in version 1 of the format. */
  private void write(
      SolvedForgery forgery, Map<Long, List<SolvedForgery.Position>> positions, Path to)
      throws IOException {
    forgery.write(positions, forgery.task(), to, 1 + folders.size() % 2);
  }

  /** Another record of the folder, and the next number. */
  private static List<Integer> records(List<Integer> all, int own, long number) {
    int other = all.get((int) (number % all.size()));
    return other == own ? List.of(own + 1) : List.of(own + 1, other);
  }

  private static long[] above(long[] key) {
    long[] above = key.clone();
    above[above.length - 1]++;
    return above;
  }

  /** Changes the task alone; the positions are as they were. */
  private void retask(SolvedForgery forgery, String... changes) throws IOException {
    for (int i = 0; i < changes.length; i += 2) {
      String task = forgery.task().replaceFirst("(?m)^" + changes[i] + "$", changes[i + 1]);
      if (!task.equals(forgery.task())) {
        // Read backwards a board may be the same one.
        boolean swapped = changes[i + 1].contains("$2");
        forgery.write(forgery.layers(), task, next("task " + changes[i + 1], !swapped));
      }
    }
  }

  private void compare() throws IOException {
    List<Path> all = new ArrayList<>(folders.keySet());
    List<Optional<String>> first = all.stream().map(this::refusal).toList();
    compare(first, SecondChecker.lines(all));
  }

  private void compare(List<Optional<String>> first, List<String> second) {
    List<Path> all = new ArrayList<>(folders.keySet());
    List<String> differ = new ArrayList<>();
    int refused = 0;
    for (int i = 0; i < all.size(); i++) {
      refused += first.get(i).isPresent() ? 1 : 0;
      // Of a start that it cannot read the second checker says nothing.
      boolean same =
          second.get(i).startsWith(first.get(i).isPresent() ? "refused: " : "verified: ")
              || second.get(i).startsWith("unknown: this notation: ");
      if (!same || folders.get(all.get(i)) && first.get(i).isEmpty()) {
        differ.add(all.get(i).getFileName() + "\n  " + first.get(i) + "\n  " + second.get(i));
      }
    }
    assertThat(differ).as(String.join("\n", differ)).isEmpty();
    assertThat(second.get(0)).startsWith("verified: ");
    assertThat(refused).isGreaterThan(15);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "connect-four; false; 3x3 line=3: 12; outcome",
        "connect-four; false; 3x2 line=3:; remoteness",
        "cram; false; 3x3; grundy",
        "cram; false; 3x3; remoteness",
        "cram; true; 3x3; outcome",
        "nim; false; 2 3 4; grundy",
        "nim; false; 2 3; remoteness",
        "nim; true; 2 3; outcome",
        "kayles; false; 7 3; grundy",
        "domineering; false; 3x3; outcome",
        "domineering; true; 2x4; outcome",
        "clobber; false; xox|oxo; outcome",
        "nogo; false; 2x2; outcome",
        "toads-and-frogs; false; tt.ff; outcome",
        "backsliding-toads-and-frogs; false; t..ff; starters",
        "backsliding-toads-and-frogs; true; tt..f; starters",
        "fox-and-geese; false; o..|...|x.x; starters",
        "hare-and-hounds; false; #.#|x.o|#x#; starters"
      })
  void bothSayTheSameOfChangedFolders(String game, boolean misere, String position, String content)
      throws IOException {
    Path whole = solve(game, misere, position, content, 16);
    folders.put(whole, false);
    SolvedForgery forgery = new SolvedForgery(whole);
    forge(forgery);
    retask(
        forgery,
        "misere no",
        "misere yes",
        "misere yes",
        "misere no",
        "content .*",
        "content outcome",
        "content .*",
        "content grundy",
        "content .*",
        "content remoteness",
        "content .*",
        "content starters",
        "version .*",
        "version rules 2",
        "edition ",
        "edition 0",
        "parameters 3x3 line=3",
        "parameters 3x3 line=2",
        "parameters 3x3 line=3",
        "parameters 3x4 line=3",
        "game cram",
        "game domineering",
        "game domineering",
        "game cram",
        "game clobber",
        "game nogo",
        "game nim",
        "game kayles",
        "game kayles",
        "game nim",
        "game fox-and-geese",
        "game hare-and-hounds",
        "game hare-and-hounds",
        "game fox-and-geese",
        "game toads-and-frogs",
        "game backsliding-toads-and-frogs",
        "start 2 3( 4)?",
        "start 2 4",
        "start t(.*)",
        "start .t$1",
        "start (.*)\\|(.*)",
        "start $1",
        "start (.*)\\|(.*)",
        "start $2|$1");
    compare();
  }

  private static Map<Path, byte[]> files(Path folder) throws IOException {
    Map<Path, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (Files.size(file) > 0) {
          files.put(folder.relativize(file), Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  private void damage(Map<Path, byte[]> sound, Map<Path, byte[]> foreign) throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < DAMAGED; i++) {
      Map<Path, byte[]> damaged = new TreeMap<>(sound);
      String change = SolvedFuzzTest.changed(damaged, foreign, random);
      Path folder = next(change.replace('/', '-'), false);
      for (Map.Entry<Path, byte[]> file : damaged.entrySet()) {
        Path to = folder.resolve(file.getKey());
        Files.createDirectories(to.getParent());
        Files.write(to, file.getValue());
      }
    }
  }

  /** Bits flipped, files cut, exchanged and left out, and lines changed, also with a right sum. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "connect-four; 3x2 line=3:; outcome",
        "nim; 2 3 4; grundy",
        "backsliding-toads-and-frogs; t..f; starters"
      })
  void bothSayTheSameOfDamagedFolders(String game, String position, String content)
      throws IOException {
    Path whole = solve(game, false, position, content, 16);
    folders.put(whole, false);
    Map<Path, byte[]> sound = files(whole);
    Map<Path, byte[]> foreign = files(solve("domineering", false, "2x3", "outcome", 16));
    damage(sound, foreign);
    compare();
  }

  /** A sample looks at as many positions as it says, and reads every file. */
  @Test
  void aSampleIsDrawnFromAll() throws IOException {
    Path whole = solve("connect-four", false, "3x3 line=3:", "outcome", 100);
    List<String> words = List.of("--sample", "40", "--seed", "3", whole.toString());
    assertThat(SecondChecker.run(words))
        .containsExactly(
            "verified: connect-four '3x3 line=3: ...|...|...', outcome, by comparing 40 of 359"
                + " positions, seed 3, with their options");
    Path last = whole.resolve("layers/000000000009/000000000000");
    byte[] bytes = Files.readAllBytes(last);
    bytes[bytes.length - 1] ^= 1;
    Files.write(last, bytes);
    assertThat(SecondChecker.run(words)).hasSize(1).allMatch(line -> line.startsWith("refused: "));
  }

  /** Every position is in the sample, so that what is false is found. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"connect-four; 3x2 line=3: 12; remoteness", "nim; 2 3; grundy"})
  void bothSayTheSameOfFoldersAtAnAddress(String game, String position, String content)
      throws IOException {
    Path whole = solve(game, false, position, content, 16);
    folders.put(whole, false);
    forge(new SolvedForgery(whole));
    damage(files(whole), files(solve("domineering", false, "2x3", "outcome", 16)));
    try (FolderServer server = new FolderServer(temporary)) {
      List<Optional<String>> first = new ArrayList<>();
      List<String> words = new ArrayList<>(List.of("--sample", "" + MANY));
      for (Path folder : folders.keySet()) {
        String name = folder.getFileName().toString().replace(" ", "%20");
        String url = server.url() + "/" + name;
        words.add(url);
        SolvedCheck.Extent extent = SolvedCheck.Extent.sample(MANY, 1);
        first.add(
            refusal(
                () -> SolvedCheck.check(new ServedFiles(url), extent, desk, Control.unlimited())));
      }
      compare(first, SecondChecker.run(words));
    }
  }

  /** What a sample at an address needs is asked for by ranges, and servers may ignore them. */
  @Test
  void aSampleAtAnAddressReadsWhatItNeeds() throws IOException {
    Path whole = solve("connect-four", false, "3x3 line=3:", "outcome", 16);
    try (FolderServer server = new FolderServer(whole)) {
      List<String> words = List.of("--sample", "3", "--seed", "3", server.url());
      String verified =
          "verified: connect-four '3x3 line=3: ...|...|...', outcome, by comparing 3 of 359"
              + " positions, seed 3, with their options";
      assertThat(SecondChecker.run(words)).containsExactly(verified);
      List<String> chunks =
          server.asked.stream().filter(name -> name.startsWith("layers")).toList();
      assertThat(chunks).isNotEmpty().doesNotHaveDuplicates().noneMatch(s -> s.endsWith(" null"));
      long all = files(whole).keySet().stream().filter(name -> name.startsWith("layers")).count();
      assertThat(chunks.stream().map(name -> name.replaceAll(" .*", "")).distinct())
          .hasSizeLessThan((int) all / 2);
      server.ranges = false;
      assertThat(SecondChecker.run(words)).containsExactly(verified);
      server.ranges = true;
      server.tooLong = 1;
      assertThat(SecondChecker.run(words)).hasSize(1).allMatch(s -> s.startsWith("refused: "));
      server.tooLong = 0;
      server.heldBack = 1;
      assertThat(SecondChecker.run(words)).hasSize(1).allMatch(s -> s.startsWith("unknown: "));
    }
  }
}
