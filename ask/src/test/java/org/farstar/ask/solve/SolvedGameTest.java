package org.farstar.ask.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32C;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.DelegatingRules;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.RulesKeys;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders of solves against plain search and against damage. */
class SolvedGameTest {
  private static final String VERSION = "test";

  @TempDir Path folder;
  private Desk desk;
  private final Map<Sum, Optional<Integer>> remote = new HashMap<>();

  @BeforeEach
  void sitDown() {
    desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
  }

  private Question question(String game, String position) {
    boolean misere = position.endsWith(" misere");
    String text = misere ? position.substring(0, position.length() - 7) : position;
    return Question.read(desk.catalogue().game(game), misere, text, desk.sources());
  }

  private Description solve(String game, String position, String content) {
    return solve(game, position, content, folder);
  }

  private Description solve(String game, String position, String content, Path to) {
    return solve(game, position, content, to, VERSION);
  }

  private Description solve(String game, String position, String content, Path to, String version) {
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    SolveTask task =
        games.task(game, question(game, position), Content.ofWord(content), 1000, version);
    return solve(games, task, to);
  }

  private SolvedGame<?> open(String game, String position) {
    return SolvedGame.open(question(game, position), "solve", folder, desk);
  }

  private SolvedCheck.Verified verify() {
    return SolvedCheck.check(folder, SolvedCheck.Extent.ALL, desk, Control.unlimited());
  }

  /** Every follower, whoever moves, has the outcome that a search of it finds, and its moves. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "connect-four; 3x3 line=3:; outcome",
        "connect-four; 4x3 line=3: 1; remoteness",
        "cram; 3x4; grundy",
        "cram; 3x3 misere; outcome",
        "cram; 3x3; remoteness",
        "domineering; 3x3; outcome",
        "domineering; 3x3 misere; outcome",
        "tic-tac-toe; 3^2: 2,2 1,1; remoteness",
        "tic-tac-toe; 3^2 misere: 2,2 1,1; outcome",
        "nim; 2 3 4; grundy",
        "nim; 2 3 4 misere; outcome",
        "subtraction; {1,2,5}: 9 7; grundy",
        "kayles; 7 3; grundy",
        "clobber; xox|oxo|xo.; outcome",
        "snort; 2x3; outcome",
        "amazons; x..|..o; outcome",
        "toads-and-frogs; tt..ff|tf; outcome",
        "backsliding-toads-and-frogs; t..ff; starters",
        "backsliding-toads-and-frogs; tt..f misere; starters",
        "fox-and-geese; o...|....|x.x.|....; starters",
        "hare-and-hounds; #..#|x..o|#x.#; starters"
      })
  void agreesWithSearchOnEveryFollower(String game, String position, String content) {
    solve(game, position, content);
    SolvedGame<?> solved = open(game, position);
    Set<Sum> met = new HashSet<>();
    Deque<Sum> open = new ArrayDeque<>();
    open.add(question(game, position).sum());
    while (!open.isEmpty()) {
      Sum sum = open.poll();
      if (!met.add(sum)) {
        continue;
      }
      var asked = desk.analyst().outcome(sum, Method.SEARCH, Ask.MOVES, Control.unlimited());
      assertThat(solved.outcome(sum, true).first().orElseThrow().outcome())
          .as(sum.toString())
          .isEqualTo(asked.first().orElseThrow().outcome());
      var moves = solved.outcome(sum, true).first().orElseThrow().moves().orElseThrow();
      var wanted = asked.first().orElseThrow().moves().orElseThrow();
      if (content.equals("remoteness")) {
        // Those that win soonest come first.
        moves.forEach(
            (player, winning) ->
                assertThat(winning.moves())
                    .as(sum.toString())
                    .containsExactlyInAnyOrderElementsOf(wanted.get(player).moves()));
      } else {
        assertThat(moves).as(sum.toString()).isEqualTo(wanted);
      }
      assertThat(solved.outcome(sum, true).first().orElseThrow().remoteness())
          .as(sum.toString())
          .isEqualTo(
              content.equals("remoteness")
                  ? remoteness(sum).map(count -> Map.of(Player.LEFT, count, Player.RIGHT, count))
                  : asked.first().orElseThrow().remoteness());
      assertThat(solved.has(sum)).isTrue();
      if (met.size() < 1500 && new SumPlay(sum).verdict(sum).isEmpty()) {
        for (Player player : Player.values()) {
          new SumPlay(sum).moveList(sum, player).stream().map(Move::to).forEach(open::add);
        }
      }
    }
    assertThat(met).hasSizeGreaterThan(10);
    assertThat(verify().checked()).isEqualTo(solved.description().positions());
  }

  private Outcome searched(Sum sum) {
    return desk.analyst()
        .outcome(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited())
        .first()
        .orElseThrow()
        .outcome();
  }

  /** After how many moves a play is over, by the definition; empty where it is drawn. */
  private Optional<Integer> remoteness(Sum sum) {
    if (!remote.containsKey(sum)) {
      Outcome outcome = searched(sum);
      SumPlay play = new SumPlay(sum);
      List<Move<Sum>> moves =
          play.verdict(sum).isPresent() ? List.of() : play.moveList(sum, Player.LEFT);
      // Who wins hurries among the moves that win; who loses has no others than those that lose.
      Outcome wanted = outcome == Outcome.N ? Outcome.P : Outcome.N;
      IntSummaryStatistics after =
          moves.stream()
              .map(Move::to)
              .filter(to -> outcome != Outcome.D && searched(to) == wanted)
              .mapToInt(to -> remoteness(to).orElseThrow())
              .summaryStatistics();
      int most = outcome == Outcome.N ? after.getMin() : after.getMax();
      remote.put(
          sum,
          outcome == Outcome.D
              ? Optional.empty()
              : Optional.of(after.getCount() == 0 ? 0 : 1 + most));
    }
    return remote.get(sum);
  }

  @Test
  void countsWhatIsKnownOfConnectFour() {
    // All positions and not only one of each pair of mirror images: see the referee in games.
    assertThat(solve("connect-four", "4x4:", "outcome").positions()).isEqualTo(80_541);
    assertThat(open("connect-four", "4x4:").outcome(question("connect-four", "4x4:").sum()).word())
        .isEqualTo("draw");
  }

  @Test
  void anEditedByteIsFoundWhereverItIs() throws IOException {
    solve("connect-four", "4x3:", "outcome");
    Path chunk = folder.resolve("layers/000000000006/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    for (int i = 0; i < sound.length; i += 1 + sound.length / 60) {
      byte[] edited = sound.clone();
      edited[i] ^= 4;
      Files.write(chunk, edited);
      assertThatThrownBy(this::verify).as("byte " + i).isInstanceOf(RefusedException.class);
    }
    Files.write(chunk, sound);
    assertThat(verify().checked()).isPositive();
  }

  @Test
  void aBlockThatIsCutOffOrEditedIsNotAnsweredFrom() throws IOException {
    solve("connect-four", "4x3:", "outcome");
    Path chunk = folder.resolve("layers/000000000000/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    Sum start = question("connect-four", "4x3:").sum();
    Files.write(chunk, java.util.Arrays.copyOf(sound, sound.length - 1));
    assertThatThrownBy(() -> open("connect-four", "4x3:").outcome(start))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("cut off");
    byte[] edited = sound.clone();
    edited[sound.length - 1] ^= 1;
    Files.write(chunk, edited);
    assertThatThrownBy(() -> open("connect-four", "4x3:").outcome(start))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("was changed");
  }

  /** Chunks whose sums are right and whose numbers cannot be. */
  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 1 << 20, 0})
  void aForgedNumberIsRefused(int number) throws IOException {
    solve("connect-four", "3x3 line=3:", "outcome");
    Path chunk = folder.resolve("layers/000000000003/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    int entry = 20 + 8 * sound[4];
    int body = entry + 12;
    // Of the head: how many keys there are, how many a block has, how long the body is, where the
    // first block begins; of the body: how long its first stretch is.
    for (int place : new int[] {8, 12, 16, entry, body}) {
      ByteBuffer forged = ByteBuffer.wrap(sound.clone()).putInt(place, number);
      forged.putInt(entry + 4, sum(forged, body, sound.length));
      forged.putInt(entry + 8, sum(forged, 0, entry + 8));
      if (!Arrays.equals(forged.array(), sound)) {
        Files.write(chunk, forged.array());
        assertThatThrownBy(this::verify).as("at " + place).isInstanceOf(RefusedException.class);
      }
    }
    Files.write(chunk, sound);
    assertThat(verify().checked()).isPositive();
  }

  private static int sum(ByteBuffer bytes, int from, int to) {
    CRC32C sum = new CRC32C();
    sum.update(bytes.array(), from, to - from);
    return (int) sum.getValue();
  }

  /** A record that is wrong, in a chunk with good sums and a description that fits. */
  @Test
  void aForgedRecordIsFoundByTheRules() throws IOException {
    solve("connect-four", "3x2 line=3:", "outcome");
    Path other = Files.createDirectory(folder.resolve("other"));
    solve("connect-four", "3x2 line=2:", "outcome", other);
    // The layers of another game, described as they are, under the name of this one.
    String forged = Files.readString(other.resolve("solved")).replace("3x2 line=2", "3x2 line=3");
    String body = forged.substring(0, forged.lastIndexOf("sha256 "));
    Files.writeString(folder.resolve("solved"), body + "sha256 " + sha(body) + "\n");
    for (String part : List.of("layers", "sums")) {
      for (Path file : files(folder.resolve(part))) {
        Files.delete(file);
      }
      for (Path file : files(other.resolve(part))) {
        Path to = folder.resolve(other.relativize(file));
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
    assertThatThrownBy(this::verify)
        .isInstanceOf(RefusedException.class)
        .hasMessageMatching(".*(is missing|by its options).*");
  }

  private static java.util.List<Path> files(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static String sha(String text) {
    try {
      return java.util.HexFormat.of()
          .formatHex(
              java.security.MessageDigest.getInstance("SHA-256")
                  .digest(text.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    } catch (java.security.NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A word of a file of sums that does not fit its chunk, or a line that is not there. */
  @Test
  void aChangedSumOfAChunkIsFound() throws IOException {
    solve("connect-four", "4x3:", "outcome");
    Path sums = folder.resolve("sums/000000000006");
    String sound = Files.readString(sums);
    assertThat(sound).startsWith("chunk 0 positions ");
    for (int i = 0; i < sound.length(); i += 7) {
      char other = sound.charAt(i) == '1' ? '2' : '1';
      Files.writeString(sums, sound.substring(0, i) + other + sound.substring(i + 1));
      assertThatThrownBy(this::verify).as("at " + i).isInstanceOf(RefusedException.class);
    }
    Files.writeString(sums, sound + sound);
    assertThatThrownBy(this::verify).isInstanceOf(RefusedException.class);
    Files.delete(sums);
    assertThatThrownBy(this::verify)
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("cannot read the file 'sums/000000000006'");
  }

  /**
   * A folder of the first format, which this release does not write: {@code solve cram 3x4 --chunk
   * 16}.
   */
  @Test
  void aFolderOfTheFirstFormatIsRead(@TempDir Path again) throws IOException {
    Path stored = Path.of("src/test/resources/org/farstar/ask/solve/old-1");
    for (Path file : files(stored)) {
      Path to = folder.resolve(stored.relativize(file));
      Files.createDirectories(to.getParent());
      Files.copy(file, to);
    }
    assertThat(verify()).extracting(SolvedCheck.Verified::checked).isEqualTo(55L);
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    SolveTask task =
        games.task("cram", question("cram", "3x4"), Optional.empty(), 16, RulesVersions.current());
    Description old = solve(games, task, folder);
    Description today = solve(games, task, again);
    assertThat(old.version()).isEqualTo(1);
    assertThat(today.version()).isEqualTo(2);
    assertThat(today.positions()).isEqualTo(old.positions()).isEqualTo(55);
    assertThat(old.sum())
        .isEqualTo("1b1d26be75efae67900f95ff6aaa0cd832751827710b94798fd58cb9507a917f");
    for (int i = 0; i < old.layers().size(); i++) {
      assertThat(today.layers().get(i).records()).isEqualTo(old.layers().get(i).records());
    }
    for (Path file : files(folder.resolve("layers"))) {
      assertThat(again.resolve(folder.relativize(file))).hasSameBinaryContentAs(file);
    }
    assertThat(open("cram", "3x4").outcome(question("cram", "2x3 + 1x2").sum()))
        .isEqualTo(Outcome.P);
    // One that was not finished has another work behind it.
    Files.delete(folder.resolve("solved"));
    assertThatThrownBy(() -> solve(games, task, folder))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("was begun by an earlier release");
  }

  private static Description solve(SolveGames games, SolveTask task, Path to) {
    try (ChunkExecutor executor = new ThreadExecutor(games, 2, 1 << 28, LayerSolver.spill(to))) {
      return new LayerSolver(task, games.open(task), to, executor, Control.unlimited()).solve();
    }
  }

  @Test
  void refusesFoldersOfOtherThings() throws IOException {
    Files.writeString(folder.resolve("letter"), "dear");
    assertThatThrownBy(() -> solve("nim", "1 2", "grundy"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("is not empty and has no solve in it");
    Files.delete(folder.resolve("letter"));
    solve("nim", "1 2", "grundy");
    assertThatThrownBy(() -> solve("nim", "1 3", "grundy"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("is of another solve: found 'start 1 2', wanted 'start 1 3'");
    assertThatThrownBy(() -> open("cram", "2x2"))
        .isInstanceOf(InputException.class)
        .hasMessage("the folder 'solve' is of another game: nim 1 2");
    assertThatThrownBy(() -> open("nim", "1 2").outcome(question("nim", "5").sum()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not have 5");
    Files.delete(folder.resolve("solved"));
    assertThatThrownBy(() -> open("nim", "1 2"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("is not finished");
  }

  /** What counts are the rules: a release with the same ones reads the folders of those before. */
  @Test
  void aFolderIsReadAsLongAsItsRulesAreTheSame() {
    for (String version : List.of("0.0.9", "0.1.0-SNAPSHOT", RulesVersions.current())) {
      Path to = folder.resolve(version.replace(' ', '-'));
      solve("nim", "1 2", "grundy", to, version);
      SolvedGame<?> game = SolvedGame.open(question("nim", "1 2"), "solve", to, desk);
      assertThat(game.outcome(question("nim", "1 2").sum())).isEqualTo(Outcome.N);
    }
    Path to = folder.resolve("other");
    solve("nim", "1 2", "grundy", to, "rules 2");
    assertThatThrownBy(() -> SolvedGame.open(question("nim", "1 2"), "solve", to, desk))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "the folder 'solve' was made by rules 2; this release has rules 1: a newer release"
                + " reads it");
  }

  @Test
  void refusesContentThatAGameDoesNotHave() {
    assertThatThrownBy(() -> solve("domineering", "2x2", "grundy"))
        .isInstanceOf(SolveException.class)
        .hasMessage("Grundy values are of impartial games in normal play; allowed here: outcome");
    assertThatThrownBy(() -> solve("domineering", "2x2", "remoteness"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("allowed here: outcome");
  }

  /**
   * The remoteness of tic-tac-toe after a corner and an edge, by hand: X wins on the fifth move.
   */
  @Test
  void remotenessCountsMoves() {
    solve("tic-tac-toe", "3^2: XO.|...|...", "remoteness");
    assertThat(open("tic-tac-toe", "3^2:").description().layers().get(0).records())
        .containsOnlyKeys(1 + 4 * 5 + 2);
  }

  /** Moves by which who wins comes nearer to the end, one after the other, come first. */
  @Test
  void theFirstWinningMoveMakesProgressWhereAPlayMayBeEndless() {
    String start = "#x..#|x...o|#x..#";
    solve("hare-and-hounds", start, "starters");
    SolvedGame<?> solved = open("hare-and-hounds", start);
    Sum at = question("hare-and-hounds", start).sum();
    Player mover = Player.LEFT;
    Player winner = Player.LEFT;
    assertThat(solved.outcome(at).forMover(winner)).isEqualTo(Result.WIN);
    int left = solved.remoteness(at, mover).orElseThrow();
    assertThat(left).isEqualTo(23);
    while (left > 0) {
      Result best = mover == winner ? Result.WIN : Result.LOSS;
      at = solved.moves(at, mover, best).get(0).to();
      mover = mover.opponent();
      assertThat(solved.remoteness(at, mover)).hasValue(--left);
    }
    assertThat(mover).isNotEqualTo(winner);
    assertThat(solved.moves(at, mover, Result.LOSS)).isEmpty();
  }

  /** With moves in the records the end comes as soon, or as late, as they say. */
  @Test
  void theFirstWinningMoveHurries() {
    solve("connect-four", "4x3 line=3:", "remoteness");
    SolvedGame<?> solved = open("connect-four", "4x3 line=3:");
    Sum at = question("connect-four", "4x3 line=3:").sum();
    Player mover = Player.LEFT;
    int left = solved.remoteness(at, mover).orElseThrow();
    assertThat(left).isGreaterThan(4);
    for (; left > 0; left--) {
      assertThat(solved.remoteness(at, mover)).hasValue(left);
      at = solved.moves(at, mover, solved.outcome(at).forMover(mover)).get(0).to();
      mover = mover.opponent();
    }
    assertThat(new SumPlay(at).verdict(at)).isPresent();
  }

  @Test
  void whatNoPlayLeadsToIsNotThere() {
    solve("cram", "3x4", "grundy");
    assertThat(open("cram", "3x4").has(question("cram", "2x3 + 1x2").sum())).isTrue();
    assertThat(open("cram", "3x4").has(question("cram", "2x3 + 4x4").sum())).isFalse();
    assertThat(open("cram", "3x4").value(question("cram", "2x2").sum()).orElseThrow().first())
        .hasValueSatisfying(answer -> assertThat(answer.value()).isEqualTo(Nimber.ZERO));
  }

  /**
   * A folder with false records, in chunks with good sums: what one position says, and what several
   * say that rest on one another.
   */
  @ParameterizedTest
  @ValueSource(strings = {"backsliding-toads-and-frogs; tt..ff", "hare-and-hounds; #..#|x..o|#x.#"})
  void forgedRecordsOfEndlessPlayAreRefused(String line) throws IOException {
    String game = line.substring(0, line.indexOf(';'));
    String position = line.substring(line.indexOf(';') + 2);
    solve(game, position, "starters");
    long positions = verify().checked();
    SolvedForgery forgery = new SolvedForgery(folder);
    forgery.write(record -> record);
    assertThat(verify().checked()).isEqualTo(positions);
    int drawn = game.startsWith("hare") ? 4 : 2;
    // Everything that is endless is won soon, or lost: winners of a cycle who rest on each other.
    for (int half : new int[] {3, 1, 1 + 4 + 2, 1 + 4 * 2, 1 + 4 * 9 + 2, 6 - drawn}) {
      refused(forgery, record -> forged(record, drawn, half));
    }
    // A win or a loss by more or fewer moves, or marked as endless.
    for (int half : new int[] {7, 9, 15}) {
      refused(forgery, record -> forged(record, half, half + 8));
      refused(forgery, record -> forged(record, half, drawn));
    }
    // Of both starters what is said of the other one.
    refused(forgery, record -> record << 16 | record >>> 16);
    forgery.write(record -> record);
    assertThat(verify().checked()).isEqualTo(positions);
  }

  /** Rules that say of moves that stand for others that they are all. */
  private record Silent<P>(Rules<P> rules) implements DelegatingRules<P> {
    @Override
    public Optional<String> unsearchable(P position, boolean exact) {
      return Optional.empty();
    }
  }

  private static <P> KeyPlay unasked(SolveGames.Opened<P> opened) {
    return RulesKeys.of(new Silent<>(opened.variant().rules()), opened.start(), true);
  }

  /**
   * A solver that did not ask whether all moves are listed. Records follow from those that are, and
   * w has a Grundy value by them, as if it were finite.
   */
  @Test
  void aFolderOfMovesThatStandForOthersIsRefused() {
    SolveGames games = new SolveGames(desk.catalogue(), desk.sources());
    String game = "impartial:end-nim";
    SolveTask task =
        games.task(
            game, question(game, "w"), Optional.of(Content.GRUNDY), 1000, RulesVersions.current());
    assertThatThrownBy(() -> solve(games, task, folder))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("infinitely many options");
    KeyPlay play = unasked(games.opened(task));
    try (ChunkExecutor executor =
        new ThreadExecutor(any -> play, 1, 1 << 28, LayerSolver.spill(folder))) {
      new LayerSolver(task, play, folder, executor, Control.unlimited()).solve();
    }
    assertThatThrownBy(this::verify)
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("position w: an infinite pile has infinitely many options");
  }

  /** What is checked are the rules of today. */
  @Test
  void aFolderOfOtherRulesIsNotVerified() {
    solve("nim", "1 2", "grundy", folder, "rules 2");
    assertThatThrownBy(this::verify)
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            "the folder was made by rules 2; this release has rules 1: a newer release reads it");
  }

  private static int forged(int record, int half, int other) {
    int left = record >>> 16 == half ? other : record >>> 16;
    int right = (record & 0xffff) == half ? other : record & 0xffff;
    return left << 16 | right;
  }

  private void refused(SolvedForgery forgery, java.util.function.IntUnaryOperator change)
      throws IOException {
    assertThat(forgery.write(change)).as("what is changed").isPositive();
    assertThatThrownBy(this::verify)
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("by its options");
  }

  @Test
  void startersAreForPlaysThatMayBeEndlessAndForAllOfThese() {
    assertThatThrownBy(() -> solve("cram", "2x2", "starters"))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("allowed here: outcome");
    assertThatThrownBy(() -> solve("hare-and-hounds", "#..#|x..o|#x.#", "outcome"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("allowed here: starters");
  }

  @Test
  void anUnfinishedFileIsNoChunk() throws IOException {
    solve("nim", "1 2", "grundy");
    Path layer = folder.resolve("layers/000000000001");
    Files.writeString(layer.resolve(".unfinished-000000000001-7"), "half");
    assertThat(verify().checked()).isPositive();
    assertThat(Optional.of(open("nim", "1 2").outcome(question("nim", "1 2").sum())))
        .hasValueSatisfying(
            outcome -> assertThat(outcome.forMover(Player.LEFT)).isEqualTo(Result.WIN));
  }
}
