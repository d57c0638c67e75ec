package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Layers of games on small digraphs, with and without a rank. */
class LayerSolverTest {
  @TempDir Path folder;

  /** A token moves along arcs; who cannot move loses. */
  private record Arcs(Map<Integer, List<Integer>> arcs, Map<Integer, Long> ranks)
      implements Rules<Integer> {
    @Override
    public void moves(Integer from, Player player, Moves<Integer> moves) {
      for (int to : arcs.getOrDefault(from, List.of())) {
        moves.add(to, () -> Integer.toString(to));
      }
    }

    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public OptionalLong rank(Integer position) {
      return ranks.isEmpty() ? OptionalLong.empty() : OptionalLong.of(ranks.get(position));
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

  private Description solve(Rules<Integer> rules, int start, Content content) {
    KeyPlay play = RulesKeys.of(rules, start, content == Content.GRUNDY);
    SolveTask task =
        new SolveTask("arcs", "", false, Integer.toString(start), "", content, 16, "test");
    try (ChunkExecutor executor =
        new ThreadExecutor(any -> play, 2, 1 << 20, LayerSolver.spill(folder))) {
      return new LayerSolver(task, play, folder, executor, Control.unlimited()).solve();
    }
  }

  private int record(Rules<Integer> rules, int start, int position) {
    long[] key = new long[rules.codec(start).words()];
    rules.codec(start).pack(position, key, 0);
    return new SolvedFolder(folder).find(key, 0).getAsInt();
  }

  /** Walks of several lengths lead to the same position: it is in a layer for each of them. */
  @Test
  void withoutRanksLayersAreLengthsOfWalks() {
    Arcs rules = new Arcs(Map.of(5, List.of(4, 3, 0), 4, List.of(3), 3, List.of(0)), Map.of());
    Description solved = solve(rules, 5, Content.GRUNDY);
    assertThat(solved.layers())
        .extracting(Description.Layer::positions)
        .containsExactly(1L, 3L, 2L, 1L);
    assertThat(record(rules, 5, 0)).isEqualTo(1);
    assertThat(record(rules, 5, 3)).isEqualTo(2);
    assertThat(record(rules, 5, 4)).isEqualTo(1);
    assertThat(record(rules, 5, 5)).isEqualTo(3);
  }

  /** Layers that several layers lead to are brought together. */
  @Test
  void movesMayLeaveLayersOut() {
    Map<Integer, List<Integer>> arcs = new java.util.HashMap<>();
    Map<Integer, Long> ranks = new java.util.HashMap<>();
    for (int heap = 0; heap <= 60; heap++) {
      arcs.put(heap, IntStream.range(0, heap).boxed().toList());
      ranks.put(heap, (long) heap);
    }
    Arcs rules = new Arcs(arcs, ranks);
    Description solved = solve(rules, 60, Content.GRUNDY);
    assertThat(solved.layers()).hasSize(61).allMatch(layer -> layer.positions() == 1);
    for (int heap = 0; heap <= 60; heap++) {
      assertThat(record(rules, 60, heap)).isEqualTo(heap + 1);
    }
  }

  /** Of eight chunks every other one is looked at, of each the position that it begins with. */
  @Test
  void aFewPositionsTellWhichLayersAreReached() {
    Map<Integer, List<Integer>> arcs = new java.util.HashMap<>();
    Map<Integer, Long> ranks = new java.util.HashMap<>();
    arcs.put(100, IntStream.range(0, 16).boxed().toList());
    ranks.put(100, 20L);
    for (int from = 0; from < 16; from++) {
      arcs.put(from, List.of(200 + from));
      ranks.put(from, 19L);
      ranks.put(200 + from, (long) from);
    }
    Arcs rules = new Arcs(arcs, ranks);
    KeyPlay play = RulesKeys.of(rules, 100, false);
    SolveTask task = new SolveTask("arcs", "", false, "100", "", Content.OUTCOME, 16, "test");
    LocalStore store = new LocalStore(folder);
    List<String> names = new ArrayList<>();
    for (int chunk = 0; chunk < 8; chunk++) {
      KeyArray keys = new KeyArray(play.words());
      for (int from : List.of(2 * chunk, 2 * chunk + 1)) {
        long[] key = new long[play.words()];
        rules.codec(100).pack(from, key, 0);
        keys.add(key, 0);
      }
      keys.sortDistinct(new KeySort());
      store.write("c" + chunk, new ChunkWriter(play.words(), 0, true).write(keys));
      names.add("c" + chunk);
    }
    try (ThreadExecutor executor = new ThreadExecutor(any -> play, 1, 1 << 20, folder)) {
      assertThat(executor.reached(new LayerInput(task, store, 1, names)))
          .containsExactly(8L, 12L, 16L, 20L);
      assertThat(executor.reached(new LayerInput(task, store, 1, names.subList(0, 3))))
          .containsExactly(16L, 18L, 20L);
    }
  }

  @Test
  void oneProcessWorksInAFolder() {
    Arcs rules = new Arcs(Map.of(1, List.of(0)), Map.of());
    try (ChunkStore.Hold lock = new LocalStore(folder).lock()) {
      lock.require();
      assertThatThrownBy(() -> solve(rules, 1, Content.OUTCOME))
          .isInstanceOf(SolveException.class)
          .hasMessage("another process is at work in the folder '" + folder + "'");
    }
    assertThat(solve(rules, 1, Content.OUTCOME).positions()).isEqualTo(2);
  }

  @Test
  void aCycleEndsTheSolveAndIsNamed() {
    Arcs rules =
        new Arcs(Map.of(7, List.of(6), 6, List.of(5, 2), 5, List.of(4), 4, List.of(6)), Map.of());
    assertThatThrownBy(() -> solve(rules, 7, Content.OUTCOME))
        .isInstanceOf(SolveException.class)
        .hasMessageMatching("the play need not end: it can come back to the position [456]");
  }

  @Test
  void aMoveThatDoesNotLowerTheRankIsNamed() {
    Arcs rules = new Arcs(Map.of(2, List.of(1), 1, List.of(3)), Map.of(1, 1L, 2, 2L, 3, 1L));
    assertThatThrownBy(() -> solve(rules, 2, Content.OUTCOME))
        .isInstanceOf(SolveException.class)
        .hasMessage(
            "a move does not lower the rank, so that the play might never end: from 1 to 3");
  }

  /** Positions without a codec of their own are packed by their text, for which there is room. */
  @Test
  void aTextWithoutRoomIsNamed() {
    Rules<Integer> wordy =
        new Rules<>() {
          @Override
          public void moves(Integer from, Player player, Moves<Integer> moves) {
            if (from == 1) {
              moves.add(2, () -> "2");
            }
          }

          @Override
          public Integer read(String text) {
            return text.length();
          }

          @Override
          public String write(Integer position) {
            return position == 1 ? "1" : "2".repeat(40);
          }
        };
    assertThatThrownBy(() -> solve(wordy, 1, Content.OUTCOME))
        .isInstanceOf(SolveException.class)
        .hasMessageStartingWith(
            "a position cannot be packed: a text of 40 bytes where there is room for 21: 222");
  }

  /** Fewer threads where memory is short, never none; keys of more words take more. */
  @ParameterizedTest
  @CsvSource({
    "1, 4, 0, 1",
    "1, 4, 160, 1",
    "1, 4, 319, 1",
    "1, 4, 320, 2",
    "1, 4, 640, 4",
    "1, 4, 9000, 4",
    "2, 4, 639, 1",
    "2, 4, 640, 2",
    "1, 1, 9000, 1",
    "3, 8, 8796093022207, 8"
  })
  void memorySettlesHowManyThreadsThereAre(int words, int threads, long megabytes, int expected) {
    try (ThreadExecutor executor =
        ThreadExecutor.within(any -> null, words, threads, megabytes << 20, folder)) {
      assertThat(executor.threads()).isEqualTo(expected);
    }
  }
}
