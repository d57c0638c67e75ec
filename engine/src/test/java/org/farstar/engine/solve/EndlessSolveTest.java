package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.LoopySearch;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Solves of plays that may be endless, on random digraphs, against a search in memory. */
class EndlessSolveTest {
  @TempDir Path folder;

  /**
   * A token on a digraph with arcs for each player.
   *
   * @param arcs for each player, of each node
   * @param group nodes of one group have one stage; 0 for no stages
   * @param verdicts for each node, null where the play goes on
   */
  private record Token(
      List<List<List<Integer>>> arcs, int group, Outcome goal, List<Outcome> verdicts)
      implements Rules<Integer> {
    @Override
    public void moves(Integer from, Player player, Moves<Integer> moves) {
      for (int to : arcs.get(player.ordinal()).get(from)) {
        moves.add(to, () -> Integer.toString(to));
      }
    }

    @Override
    public Ending ending() {
      return verdicts.isEmpty() ? Ending.LAST_PLAYER_WINS : Ending.VERDICT;
    }

    @Override
    public Optional<Outcome> verdict(Integer position) {
      return verdicts.isEmpty() ? Optional.empty() : Optional.ofNullable(verdicts.get(position));
    }

    @Override
    public Optional<Outcome> endless() {
      return Optional.of(goal);
    }

    @Override
    public boolean impartial() {
      return arcs.get(0).equals(arcs.get(1)) && verdicts.isEmpty();
    }

    @Override
    public OptionalLong stage(Integer position) {
      return group == 0
          ? OptionalLong.empty()
          : OptionalLong.of((arcs.get(0).size() - 1 - position) / group);
    }

    @Override
    public Integer read(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String write(Integer position) {
      return Integer.toString(position);
    }
  }

  private static Token random(Random random, int nodes, int group, boolean impartial) {
    boolean judged = !impartial && random.nextInt(3) == 0;
    Outcome endless =
        impartial ? Outcome.D : List.of(Outcome.D, Outcome.L, Outcome.R).get(random.nextInt(3));
    List<Outcome> verdicts = new ArrayList<>();
    List<List<Integer>> left = arcs(random, nodes, group);
    List<List<Integer>> right = impartial ? left : arcs(random, nodes, group);
    for (int node = 0; judged && node < nodes; node++) {
      boolean over =
          left.get(node).isEmpty() || right.get(node).isEmpty() || random.nextInt(9) == 0;
      Outcome[] all = {Outcome.P, Outcome.N, Outcome.L, Outcome.R, Outcome.D};
      verdicts.add(over ? all[random.nextInt(endless == Outcome.D ? 5 : 4)] : null);
    }
    return new Token(List.of(left, right), group, endless, verdicts);
  }

  /** Few arcs, so that there are long plays; a move of one step further is always there. */
  private static List<List<Integer>> arcs(Random random, int nodes, int group) {
    List<List<Integer>> arcs = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      int from = group == 0 ? 0 : Math.max(0, nodes - ((nodes - 1 - node) / group + 1) * group);
      List<Integer> to = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        to.add(from + random.nextInt(Math.min(nodes, from + 3 * Math.max(group, 12)) - from));
      }
      if (node + 1 < nodes && random.nextInt(8) > 0) {
        to.add(node + 1);
      }
      arcs.add(to.stream().distinct().toList());
    }
    return arcs;
  }

  private Description solve(Token rules, Path to, int threads, int chunk, Control control) {
    return solve(rules, to, LayerSolver.spill(to), threads, chunk, control);
  }

  private Description solve(
      Token rules, Path to, Path spill, int threads, int chunk, Control control) {
    KeyPlay play = RulesKeys.of(rules, 0, false);
    SolveTask task = new SolveTask("token", "", false, "0", "", Content.STARTERS, chunk, "test");
    try (ChunkExecutor executor = new ThreadExecutor(any -> play, threads, 1 << 20, spill)) {
      return new LayerSolver(task, play, to, executor, control).solve();
    }
  }

  private static long[] key(Token rules, int position) {
    long[] key = new long[rules.codec(0).words()];
    rules.codec(0).pack(position, key, 0);
    return key;
  }

  /** Every record is what the search says, and the folder has what either player can reach. */
  private Set<Outcome> compare(Token rules, Path to, Description solved) {
    SolvedFolder there = new SolvedFolder(to);
    List<Integer> reached = new ArrayList<>(List.of(0));
    for (int at = 0; at < reached.size(); at++) {
      int node = reached.get(at);
      if (rules.verdict(node).isEmpty()) {
        for (Player player : Player.values()) {
          rules.options(node, player).stream()
              .filter(next -> !reached.contains(next))
              .distinct()
              .forEach(reached::add);
        }
      }
    }
    assertThat(solved.positions()).isEqualTo(reached.size());
    LoopySearch<Integer> search =
        new LoopySearch<>(rules, new LoopySearch.Tables<>(), Control.unlimited());
    Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
    for (int node : reached) {
      int record = there.find(key(rules, node), 0).orElseThrow();
      for (Player player : Player.values()) {
        assertThat(Starters.outcome(record, rules.goal).forMover(player))
            .as("%s at %s of %s", player, node, rules)
            .isEqualTo(search.result(node, player));
        assertThat(Starters.moves(record, player))
            .as("%s at %s of %s", player, node, rules)
            .isEqualTo(search.remoteness(node, player).orElse(-1));
      }
      outcomes.add(Starters.outcome(record, rules.goal));
    }
    return outcomes;
  }

  @ParameterizedTest
  @CsvSource({"0, false, 5", "0, true, 3", "15, false, 4", "20, true, 2", "1, false, 1"})
  void agreesWithSearchOnRandomDigraphs(int group, boolean impartial, int games) {
    Random random = new Random(31 * group + (impartial ? 1 : 0));
    Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
    for (int i = 0; i < games; i++) {
      Token rules = random(random, 60, group, impartial);
      Path to = folder.resolve("s" + i);
      Description solved = solve(rules, to, 1 + i % 3, 16, Control.unlimited());
      outcomes.addAll(compare(rules, to, solved));
      assertThat(Files.exists(to.resolve("work"))).isFalse();
    }
    assertThat(outcomes).hasSizeGreaterThan(2);
  }

  private static TreeMap<String, String> bytes(Path folder) {
    TreeMap<String, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.getFileName().toString().startsWith(".")) {
          String name = folder.relativize(file).toString();
          bytes.put(name, HexFormat.of().formatHex(Files.readAllBytes(file)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes;
  }

  /** A grid whose plays go to and fro: several chunks, many generations, and many passes. */
  private static Token grid(int side, int group) {
    List<List<List<Integer>>> arcs = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      List<List<Integer>> of = new ArrayList<>();
      for (int node = 0; node < side * side; node++) {
        List<Integer> to = new ArrayList<>();
        int column = node % side;
        if (column + 1 < side) {
          to.add(node + 1);
        }
        if (column > 0 && node % (3 + player) != 0) {
          to.add(node - 1);
        }
        if (node + side < side * side && (node + player) % 5 < 2) {
          to.add(node + side);
        }
        of.add(to);
      }
      arcs.add(of);
    }
    return new Token(arcs, group, Outcome.R, List.of());
  }

  @ParameterizedTest
  @CsvSource({"0", "45"})
  void threadsAndStopsMakeTheSameBytes(int group) {
    Token rules = grid(15, group);
    Path one = folder.resolve("one");
    Description solved = solve(rules, one, 1, 16, Control.unlimited());
    compare(rules, one, solved);
    assertThat(solved.layers()).hasSize(group == 0 ? 1 : 5);
    assertThat(group > 0 || solved.layers().get(0).chunks() > 3).isTrue();
    Path three = folder.resolve("three");
    assertThat(solve(rules, three, 3, 16, Control.unlimited())).isEqualTo(solved);
    assertThat(bytes(three)).isEqualTo(bytes(one));
    Path stopped = folder.resolve("stopped");
    Optional<Description> again = Optional.empty();
    int stops = 0;
    while (again.isEmpty()) {
      try {
        again = Optional.of(solve(rules, stopped, 2, 16, new Control(Budget.ofPositions(120))));
      } catch (SearchStopped e) {
        stops++;
      }
      assertThat(stops).isLessThan(1000);
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(again).contains(solved);
    assertThat(bytes(stopped)).isEqualTo(bytes(one));
  }

  /** The pieces of a generation are not taken for those of the next one where they stay. */
  @Test
  void piecesMayLieElsewhere() {
    Token rules = grid(15, 0);
    Path one = folder.resolve("one");
    Description solved = solve(rules, one, 1, 16, Control.unlimited());
    Path other = folder.resolve("other");
    Path spill = folder.resolve("pieces");
    assertThat(solve(rules, other, spill, 1, 16, Control.unlimited())).isEqualTo(solved);
    assertThat(bytes(other)).isEqualTo(bytes(one));
  }

  /** The records of a cycle with one way out, by hand. */
  @Test
  void aWayOutOfACycleIsWon() {
    // 0 - 1 - 2 - 0, and from 2 to 3, where nobody can move.
    List<List<Integer>> arcs = List.of(List.of(1), List.of(2), List.of(0, 3), List.of());
    Token rules = new Token(List.of(arcs, arcs), 0, Outcome.D, List.of());
    solve(rules, folder, 1, 16, Control.unlimited());
    SolvedFolder solved = new SolvedFolder(folder);
    assertThat(solved.find(key(rules, 3), 0)).hasValue(1 << 16 | 1);
    assertThat(solved.find(key(rules, 2), 0)).hasValue(7 << 16 | 7);
    assertThat(solved.find(key(rules, 1), 0)).hasValue(9 << 16 | 9);
    assertThat(solved.find(key(rules, 0), 0)).hasValue(15 << 16 | 15);
  }

  @Test
  void otherRecordsAreRefused() {
    List<List<Integer>> arcs = List.of(List.of());
    KeyPlay play = RulesKeys.of(new Token(List.of(arcs, arcs), 0, Outcome.D, List.of()), 0, false);
    SolveTask task = new SolveTask("token", "", false, "0", "", Content.OUTCOME, 16, "test");
    try (ChunkExecutor executor =
        new ThreadExecutor(any -> play, 1, 1 << 20, LayerSolver.spill(folder))) {
      LayerSolver solver = new LayerSolver(task, play, folder, executor, Control.unlimited());
      assertThatThrownBy(solver::solve)
          .isInstanceOf(SolveException.class)
          .hasMessageContaining("recorded by starters");
    }
  }

  @Test
  void aMoveThatRaisesTheStageIsNamed() {
    List<List<Integer>> arcs = List.of(List.of(2), List.of(), List.of(1));
    Token rules = new Token(List.of(arcs, arcs), 1, Outcome.D, List.of());
    assertThatThrownBy(() -> solve(rules, folder, 1, 16, Control.unlimited()))
        .isInstanceOf(SolveException.class)
        .hasMessage("a move raises the stage: from 2 to 1");
  }

  @Test
  void aDrawIsRefusedWhereAPlayerWinsWhatIsEndless() {
    List<List<Integer>> arcs = List.of(List.of(0, 1), List.of());
    List<Outcome> verdicts = new ArrayList<>();
    verdicts.add(null);
    verdicts.add(Outcome.D);
    Token rules = new Token(List.of(arcs, arcs), 0, Outcome.L, verdicts);
    assertThatThrownBy(() -> solve(rules, folder, 1, 16, Control.unlimited()))
        .isInstanceOf(SolveException.class)
        .hasMessageContaining("cannot be solved where others are drawn: 1");
  }

  @Test
  void recordsOfFourBytesAreWrittenAndRead() {
    KeyArray keys = new KeyArray(1);
    RecordArray records = new RecordArray(1);
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      keys.add(new long[] {3L * i}, 0);
      records.add(random.nextInt(Integer.MAX_VALUE) >>> random.nextInt(31));
    }
    for (boolean packed : new boolean[] {true, false}) {
      byte[] chunk = new ChunkWriter(1, 4, packed).write(keys, records, 0, keys.count());
      RecordArray read = new RecordArray(0);
      Chunk.of(chunk).all(new KeyArray(1), read);
      assertThat(read.differing(records)).isZero();
      assertThat(read.get(19_999)).isEqualTo(records.get(19_999));
    }
  }
}
