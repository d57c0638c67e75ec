package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Folders of solves with bits flipped, files cut, doubled, exchanged and taken from other folders,
 * and lines of their texts changed, also with the right sum at the end. Nothing here knows how a
 * folder is laid out.
 */
class SolvedFuzzTest {
  private static final String SUM = "sha256 ";

  @TempDir private Path temporary;

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  private Question question(String game, String position) {
    return Question.read(desk.catalogue().game(game), false, position, desk.sources());
  }

  /** The files of a solve by their names. */
  private Map<Path, byte[]> solve(String game, String position, String content) throws IOException {
    Path folder = temporary.resolve("solve");
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    SolveTask task =
        games.task(
            game, question(game, position), Content.ofWord(content), 1000, RulesVersions.current());
    try (ChunkExecutor executor =
        new ThreadExecutor(games, 1, 1 << 28, LayerSolver.spill(folder))) {
      new LayerSolver(task, games.open(task), folder, executor, Control.unlimited()).solve();
    }
    Map<Path, byte[]> files = new TreeMap<>();
    for (Path file : files(folder)) {
      byte[] bytes = Files.readAllBytes(file);
      if (bytes.length > 0) {
        files.put(folder.relativize(file), bytes);
      }
      Files.delete(file);
    }
    clear(folder);
    return files;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Collections.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  private Path written(Map<Path, byte[]> files) throws IOException {
    Path folder = temporary.resolve("changed");
    for (Map.Entry<Path, byte[]> file : files.entrySet()) {
      Path to = folder.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
    return folder;
  }

  /** The position and what can be reached from it, whoever moves. */
  private static Map<Sum, Outcome> followers(Sum start, SolvedGame<?> solved) {
    Map<Sum, Outcome> found = new LinkedHashMap<>();
    Deque<Sum> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Sum next = open.pop();
      if (found.putIfAbsent(next, solved.outcome(next)) == null) {
        SumPlay play = new SumPlay(next);
        if (play.verdict(next).isEmpty()) {
          for (Player player : Player.values()) {
            if (found.size() < 40) {
              play.moves(next, player, (to, text) -> open.add(to));
            }
          }
        }
      }
    }
    return found;
  }

  /** A refusal, or what was read; anything else that is thrown is a fault. */
  private static <A> Optional<A> read(String change, Supplier<A> reader) {
    try {
      return Optional.of(reader.get());
    } catch (RefusedException | SolveException | InputException | NotationException e) {
      assertThat(e.getMessage()).as(change).isNotBlank();
      return Optional.empty();
    } catch (RuntimeException e) {
      throw new AssertionError(change, e);
    }
  }

  private void fuzz(String game, String position, String content, int count, long seed)
      throws IOException {
    Map<Path, byte[]> sound = solve(game, position, content);
    Map<Path, byte[]> other = solve("domineering", "2x3", "outcome");
    Sum start = question(game, position).sum();
    Path folder = written(sound);
    Map<Sum, Outcome> truth =
        followers(start, SolvedGame.open(question(game, position), "solve", folder, desk));
    SolvedCheck.Verified whole =
        SolvedCheck.check(folder, SolvedCheck.Extent.ALL, desk, Control.unlimited());
    clear(folder);
    Random random = new Random(seed);
    Set<String> refused = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      Map<Path, byte[]> files = new TreeMap<>(sound);
      String change = changed(files, other, random);
      boolean resealed = change.endsWith("resealed");
      folder = written(files);
      Path to = folder;
      Optional<SolvedCheck.Verified> verified =
          read(
              change,
              () -> SolvedCheck.check(to, SolvedCheck.Extent.ALL, desk, Control.unlimited()));
      if (verified.isPresent()) {
        // Nothing is lost: files that are not of the solve are not read.
        assertThat(verified.get()).as(change).isEqualTo(whole);
        assertThat(holds(files, sound)).as(change).isTrue();
      }
      if (verified.isEmpty()) {
        refused.add(change.replaceAll(" .*", ""));
      }
      if (!resealed) {
        Optional<Map<Sum, Outcome>> answers =
            read(
                change,
                () -> {
                  SolvedGame<?> game2 = SolvedGame.open(question(game, position), "x", to, desk);
                  Map<Sum, Outcome> found = new LinkedHashMap<>();
                  for (Sum each : truth.keySet()) {
                    read(change, () -> game2.outcome(each)).ifPresent(o -> found.put(each, o));
                  }
                  return found;
                });
        answers.ifPresent(
            found -> found.forEach((at, o) -> assertThat(o).as(change).isEqualTo(truth.get(at))));
      }
      clear(folder);
    }
    assertThat(refused).hasSizeGreaterThan(10);
  }

  /** Whether all files are there, as they were. */
  private static boolean holds(Map<Path, byte[]> files, Map<Path, byte[]> sound) {
    return sound.entrySet().stream()
        .allMatch(file -> Arrays.equals(files.get(file.getKey()), file.getValue()));
  }

  /** Changes something, and says what: its first word is the kind of change. */
  static String changed(Map<Path, byte[]> files, Map<Path, byte[]> other, Random random) {
    List<Path> names = new ArrayList<>(files.keySet());
    Path name = names.get(random.nextInt(names.size()));
    Path second = names.get(random.nextInt(names.size()));
    byte[] bytes = files.get(name).clone();
    int at = random.nextInt(bytes.length);
    String text = new String(bytes, StandardCharsets.UTF_8);
    boolean lines =
        Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes) && text.endsWith("\n");
    switch (random.nextInt(lines ? 12 : 8)) {
      case 0, 1:
        bytes[at] ^= (byte) (1 << random.nextInt(8));
        files.put(name, bytes);
        return "flipped bit of byte " + at + " of " + name;
      case 2:
        files.put(name, Arrays.copyOf(bytes, at));
        return "cut " + name + " at " + at;
      case 3:
        byte[] more = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(9));
        files.put(name, more);
        return "lengthened " + name;
      case 4:
        files.put(name, files.get(second));
        files.put(second, bytes);
        return "exchanged " + name + " and " + second;
      case 5:
        files.remove(name);
        return "removed " + name;
      case 6:
        files.put(name.resolveSibling(name.getFileName() + "0"), bytes);
        return "added " + name + "0";
      case 7:
        List<Path> others = new ArrayList<>(other.keySet());
        Path from = others.get(random.nextInt(others.size()));
        files.put(name, other.get(from));
        return "foreign " + from + " as " + name;
      default:
        return edited(files, name, text, random);
    }
  }

  /** Changes lines of a text, and makes the sum at its end right if there is one. */
  private static String edited(Map<Path, byte[]> files, Path name, String text, Random random) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    lines.remove(lines.size() - 1);
    int at = random.nextInt(lines.size());
    int to = random.nextInt(lines.size());
    String line = lines.get(at);
    String kind;
    switch (random.nextInt(5)) {
      case 0:
        kind = "doubled";
        lines.add(to, line);
        break;
      case 1:
        kind = "left-out";
        lines.remove(at);
        break;
      case 2:
        kind = "swapped";
        Collections.swap(lines, at, to);
        break;
      case 3:
        kind = "numbered";
        String[] numbers = {"0", "1", "-1", "2147483648", "9223372036854775808", "999"};
        lines.set(at, line.replaceFirst("[0-9]+", numbers[random.nextInt(numbers.length)]));
        break;
      default:
        kind = "misspelt";
        int sign = random.nextInt(line.length() + 1);
        lines.set(at, line.substring(0, sign) + "?" + line.substring(sign));
    }
    int last = lines.size() - 1;
    boolean sealed = last > 0 && lines.get(last).startsWith(SUM) && random.nextInt(4) > 0;
    if (sealed) {
      String body = String.join("\n", lines.subList(0, last)) + "\n";
      lines.set(last, SUM + sha(body));
    }
    String changed = String.join("\n", lines) + "\n";
    files.put(name, changed.getBytes(StandardCharsets.UTF_8));
    return kind + " line " + (at + 1) + " of " + name + (sealed ? ", resealed" : "");
  }

  private static String sha(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void noChangeOfAFolderIsBelieved() throws IOException {
    fuzz("connect-four", "3x2 line=3:", "outcome", 250, 1);
    fuzz("cram", "2x3", "grundy", 60, 2);
  }

  @Tag("slow")
  @Test
  void noneOfManyChangesIsBelieved() throws IOException {
    int count = "small".equals(System.getProperty("farstar.slow.size")) ? 2_000 : 20_000;
    fuzz("connect-four", "3x3 line=3:", "outcome", count, 3);
    fuzz("cram", "3x3", "remoteness", count, 4);
    fuzz("nim", "2 3 4", "grundy", count, 5);
  }
}
