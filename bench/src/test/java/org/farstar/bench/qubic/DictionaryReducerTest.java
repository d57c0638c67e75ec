package org.farstar.bench.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.games.positional.qubic.Cube64;
import org.farstar.games.positional.qubic.ForcedWin;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.qubic.Entry;
import org.junit.jupiter.api.Test;

/** A part of the shipped dictionary: play begins where several cells have been taken. */
class DictionaryReducerTest {
  private static final List<Entry> DICTIONARY = ShippedDictionary.entries();

  /** X has two cells, and many lines of the dictionary are needed from here on. */
  private static final Entry EARLY =
      DICTIONARY.stream()
          .filter(entry -> Long.bitCount(entry.x()) == 2)
          .skip(100)
          .findFirst()
          .orElseThrow();

  private static List<Entry> entries(List<String> lines) {
    List<Entry> entries = new ArrayList<>();
    for (String line : lines) {
      entries.add(Entry.read(entries.size() + 1, line));
    }
    return entries;
  }

  private static DictionaryReducer reducer(List<Entry> entries, long seed) {
    return new DictionaryReducer(entries, EARLY.x(), EARLY.o(), seed);
  }

  /**
   * The lines that replies of O lead to, by the definition alone; it fails where X does not win.
   */
  private static final class Referee {
    private final Map<List<Long>, Entry> lines = new HashMap<>();
    private final Set<List<Long>> seen = new HashSet<>();
    private final Set<Entry> used = new HashSet<>();

    Referee(List<Entry> entries) {
      entries.forEach(entry -> lines.put(least(entry.x(), entry.o()), entry));
    }

    private static List<Long> least(long x, long o) {
      int g = Cube64.least(x, o);
      return List.of(Cube64.image(g, x), Cube64.image(g, o));
    }

    /** X's turn. */
    void turn(long x, long o) {
      long must = Cube64.wins(o, x);
      if (Cube64.wins(x, o) != 0 || !seen.add(least(x, o))) {
        return;
      }
      assertThat(Long.bitCount(must)).isLessThan(2);
      Entry entry = lines.get(least(x, o));
      if (must != 0) {
        replies(x | must, o);
      } else if (entry != null) {
        used.add(entry);
        replies(entry.x() | 1L << entry.move(), entry.o());
      } else {
        assertThat(new ForcedWin().wins(x, o, 0, Long.MAX_VALUE)).isTrue();
      }
    }

    private void replies(long x, long o) {
      for (long rest = ~(x | o); rest != 0; rest &= rest - 1) {
        turn(x, o | Long.lowestOneBit(rest));
      }
    }
  }

  @Test
  void linesThatNoPlayLeadsToAreLeftOut() {
    List<String> lines = reducer(DICTIONARY, 1).lines();
    assertThat(lines).contains(EARLY.write()).hasSizeBetween(5, DICTIONARY.size() / 2);
    assertThat(reducer(entries(lines), 1).lines()).isEqualTo(lines);
    Referee referee = new Referee(entries(lines));
    referee.turn(EARLY.x(), EARLY.o());
    assertThat(referee.used).hasSameSizeAs(lines);
  }

  /** Lines that may become more and then fewer: what is left wins, and each line is needed. */
  @Test
  void whatIsChangedStillWins() {
    List<Entry> part = entries(reducer(DICTIONARY, 1).lines());
    DictionaryReducer reducer = reducer(part, 3);
    reducer.pass(1, () -> true);
    reducer.pass(0, () -> true);
    List<Entry> fewer = entries(reducer.lines());
    assertThat(fewer).hasSizeLessThanOrEqualTo(part.size());
    Referee referee = new Referee(fewer);
    referee.turn(EARLY.x(), EARLY.o());
    assertThat(referee.used).hasSameSizeAs(fewer);
  }

  /** Replies that need thought are found among few; here each of them is tried by itself. */
  @Test
  void theRepliesAreThoseThatThreatsDoNotWin() {
    DictionaryGraph graph = new DictionaryGraph(DICTIONARY, EARLY.x(), EARLY.o());
    DictionaryGraph.Node node = graph.root();
    graph.expand(node);
    int compared = 0;
    for (int i = 0; i < node.moves(); i++) {
      Set<DictionaryGraph.Node> expected = new HashSet<>();
      collect(graph, node.x | 1L << node.move(i), node.o, expected);
      assertThat(node.replies(i)).containsExactlyInAnyOrderElementsOf(expected);
      compared++;
    }
    assertThat(compared).isGreaterThan(1);
  }

  private static void collect(
      DictionaryGraph graph, long x, long o, Set<DictionaryGraph.Node> found) {
    for (long rest = ~(x | o); rest != 0; rest &= rest - 1) {
      long then = o | Long.lowestOneBit(rest);
      long block = Cube64.wins(then, x);
      if (Cube64.wins(x, then) != 0 || new ForcedWin().wins(x, then, block, Long.MAX_VALUE)) {
        continue;
      }
      if (block != 0) {
        collect(graph, x | block, then, found);
      } else {
        found.add(graph.node(x, then));
      }
    }
  }

  @Test
  void aDictionaryWithAHoleIsRefused() {
    List<Entry> part = entries(reducer(DICTIONARY, 1).lines());
    List<Entry> less = part.stream().filter(entry -> entry.x() == EARLY.x()).toList();
    assertThat(less).hasSizeLessThan(part.size());
    assertThatThrownBy(() -> reducer(less, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no win at ");
  }
}
