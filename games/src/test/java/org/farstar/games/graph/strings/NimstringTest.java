package org.farstar.games.graph.strings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Nim-values against the rules string by string: whoever completes a coin moves again, and beside
 * the strings lies a heap, which tells one value from another.
 */
class NimstringTest {
  private final Workspace workspace = new Workspace();
  private final Map<String, Boolean> won = new HashMap<>();
  private final Map<Strings, Boolean> wonByTurns = new HashMap<>();
  private final StringsAndCoins rules = new StringsAndCoins();

  /** Whether whoever cuts next wins; ends of strings, two by two, 0 is the ground. */
  private boolean wins(int[] ends, int heap) {
    String key = Arrays.toString(ends) + heap;
    Boolean known = won.get(key);
    if (known == null) {
      known = tried(ends, heap);
      won.put(key, known);
    }
    return known;
  }

  private boolean tried(int[] ends, int heap) {
    for (int smaller = 0; smaller < heap; smaller++) {
      if (!wins(ends, smaller)) {
        return true;
      }
    }
    for (int cut = 0; cut < ends.length; cut += 2) {
      int[] rest = new int[ends.length - 2];
      System.arraycopy(ends, 0, rest, 0, cut);
      System.arraycopy(ends, cut + 2, rest, cut, rest.length - cut);
      boolean again = gone(ends[cut], rest) || gone(ends[cut + 1], rest);
      if (wins(rest, heap) == again) {
        return true;
      }
    }
    return false;
  }

  private static boolean gone(int coin, int[] ends) {
    return coin > 0 && Arrays.stream(ends).noneMatch(end -> end == coin);
  }

  private String slow(int[] ends) {
    for (int heap = 0; heap <= ends.length / 2; heap++) {
      if (!wins(ends, heap)) {
        return Integer.toString(heap);
      }
    }
    return "loony";
  }

  private static int[] ends(Strings strings) {
    return strings.strands().stream().flatMapToInt(s -> IntStream.of(s.low(), s.high())).toArray();
  }

  private String fast(Strings strings) {
    Nimstring nimstring = Nimstring.of(strings).orElseThrow();
    NimValues values = workspace.table("values", () -> new NimValues(workspace));
    return nimstring.isLoony()
        ? "loony"
        : Control.unlimited()
            .metered(meter -> Integer.toString(values.value(nimstring.together(), meter)));
  }

  private Outcome reduced(Strings strings) {
    return new NimstringReduction()
        .reduce(strings, workspace)
        .orElseThrow()
        .outcome(Control.unlimited());
  }

  /** Whether whoever moves wins by the moves of the rules, which are turns. */
  private boolean winsByTurns(Strings strings) {
    Boolean known = wonByTurns.get(strings);
    if (known == null) {
      known =
          rules.options(strings, Player.LEFT).stream()
              .anyMatch(to -> !winsByTurns(rules.representative(to)));
      wonByTurns.put(strings, known);
    }
    return known;
  }

  private void agree(Strings strings) {
    String slow = slow(ends(strings));
    assertThat(fast(strings)).as(strings.toString()).isEqualTo(slow);
    Outcome outcome = slow.equals("0") ? Outcome.P : Outcome.N;
    assertThat(reduced(strings)).as(strings.toString()).isEqualTo(outcome);
    assertThat(winsByTurns(rules.representative(strings)))
        .as(strings.toString())
        .isEqualTo(outcome == Outcome.N);
  }

  /** All graphs with some coins, so many strings at most between two ends, and in all. */
  private static List<Strings> graphs(int coins, int parallel, int most) {
    List<List<Strand>> graphs = new ArrayList<>(List.of(List.of()));
    for (int low = 0; low <= coins; low++) {
      for (int high = low + 1; high <= coins; high++) {
        List<List<Strand>> more = new ArrayList<>();
        for (List<Strand> graph : graphs) {
          List<Strand> grown = new ArrayList<>(graph);
          more.add(graph);
          for (int copy = 1; copy <= parallel && grown.size() < most; copy++) {
            grown.add(Strand.of(low, high));
            more.add(List.copyOf(grown));
          }
        }
        graphs = more;
      }
    }
    return graphs.stream().map(Strings::of).distinct().toList();
  }

  @Test
  void theEmptyGraphIsLost() {
    agree(Strings.of(List.of()));
  }

  @Test
  void graphsOfThreeCoins() {
    List<Strings> graphs = graphs(3, 3, 7);
    assertThat(graphs).hasSizeGreaterThan(1000);
    graphs.forEach(this::agree);
  }

  @Test
  void graphsOfFourCoins() {
    List<Strings> graphs = graphs(4, 2, 7);
    assertThat(graphs).hasSizeGreaterThan(1000);
    graphs.stream()
        .collect(Collectors.toMap(rules::representative, g -> g, (one, other) -> one))
        .values()
        .forEach(this::agree);
  }

  @Test
  void stringsFromGroundToGround() {
    agree(Strings.read("0-0"));
    agree(Strings.read("0-0 0-0 0-1 0-1"));
  }

  /** Larger graphs by their coordinates: chains, loops at joints, several components. */
  @ParameterizedTest
  @CsvSource({
    "1-2 2-3 3-1 1-4 2-4 3-4 0-1",
    "1-2 2-3 3-4 4-1 1-0 1-0",
    "1-2 2-3 3-1 1-0 1-0",
    "1-2 1-2 1-0 1-0",
    "1-2 1-2 1-0",
    "1-2 2-3 3-1 1-0",
    "1-2 2-3 3-4 4-5 5-1 1-0 1-0",
    "0-1 1-2 2-3 3-4 4-0 3-0",
    "0-1 1-2 2-3 3-0 1-4 4-5 5-0 3-5",
    "1-2 2-3 3-4 4-5 5-6 6-1 1-4",
    "1-2 2-3 3-1 1-4 4-5 5-6 6-4",
    "1-2 2-3 3-1 1-4 4-5 5-6 6-7 7-5",
    "0-1 0-1 1-2 2-3 2-3 3-4 4-0 4-0",
    "1x1",
    "1x2",
    "1x3",
    "2x2"
  })
  void largerGraphs(String text) {
    agree(Strings.read(text));
  }

  /** What another program has for positions of its tests: A. Medworth, dotsandboxes. */
  @ParameterizedTest
  @CsvSource({
    "1x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2, 0",
    "1x3 a1-b1 b1-c1 c1-d1 a1-a2 a2-b2 b2-c2 c2-d2, loony",
    "1x7 a1-b1 b1-c1 c1-d1 e1-f1 f1-g1 g1-h1 a2-b2 b2-c2 c2-d2 d2-e2 e2-f2 f2-g2 g2-h2, 1",
    "1x5 a1-b1 b1-c1 c1-d1 e1-f1 a2-b2 b2-c2 c2-d2 d2-e2 e2-f2, 1",
    "1x5 a1-b1 b1-c1 c1-d1 e1-f1 f1-f2 a2-b2 b2-c2 c2-d2 d2-e2 e2-f2, 0",
    "2x5 a1-b1 b1-c1 a1-a2 e1-e2 b2-c2 c2-d2 d2-e2 a2-a3 a3-b3 b3-c3 c3-d3 d3-e3 e3-f3, 1",
    "2x3 a1-b1 b1-c1 c1-d1 d1-d2 b2-c2 d2-d3, 4",
    "2x2 a1-b1 b1-c1 a1-a2 a2-a3, 2",
    "2x2 a1-b1 b1-c1 a1-a2 a2-a3 b2-b3, 3"
  })
  void valuesOfAnotherProgram(String text, String value) {
    assertThat(fast(Strings.read(text))).isEqualTo(value);
  }
}
