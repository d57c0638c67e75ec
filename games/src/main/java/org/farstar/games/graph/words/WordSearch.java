package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Who wins a word chain in normal play: every word tried, depth first, where the reductions of
 * {@link LetterGraph} leave anything to try.
 *
 * <p>A play that has left a strong component of the letters does not come back, and the words
 * beyond are all there when it gets there. So the letters of the components are decided one after
 * the other, and only the component with the present letter is searched. At worst time and memory
 * are exponential in the number of words: deciding the winner is hard for general lists.
 */
final class WordSearch {
  /** A key of some hundred chars and a map node. */
  private static final long BYTES_PER_ENTRY = 400;

  /** Beyond this many words in one line of play the stack of a thread may end. */
  private static final int DEEPEST = 1_500;

  /** What is remembered, by the keys of reduced graphs; belongs to the caller. */
  static final class Table {
    private final Map<String, Boolean> wins = new HashMap<>();
    private final Map<Integer, Integer> numbers = new HashMap<>();

    /** The number of a letter, the same in every question. */
    private int number(int letter) {
      return numbers.computeIfAbsent(letter, any -> numbers.size() + 1);
    }

    /** How many reduced positions are remembered. */
    int size() {
      return wins.size();
    }
  }

  private final Table table;
  private final Meter meter;

  WordSearch(Table table, Control control) {
    this.table = table;
    this.meter = control.meter(() -> table.wins.size() * BYTES_PER_ENTRY);
  }

  long visited() {
    return meter.visited();
  }

  /** Whether there are so few different letters that the search can number them all. */
  static boolean handles(Table table, Words words) {
    long different =
        words.left().stream()
            .flatMapToInt(
                w -> IntStream.of(Letters.first(w).getAsInt(), Letters.last(w).getAsInt()))
            .filter(letter -> !table.numbers.containsKey(letter))
            .distinct()
            .count();
    // One for the letter of the last word.
    return table.numbers.size() + different + 2 < LetterGraph.MOST_LETTERS;
  }

  /** Whether the next player wins; throws {@link SearchStopped} when the budget ends first. */
  boolean wins(Words words) {
    try {
      List<int[]> arcs = new ArrayList<>();
      for (String word : words.left()) {
        arcs.add(
            new int[] {
              table.number(Letters.first(word).getAsInt()),
              table.number(Letters.last(word).getAsInt())
            });
      }
      int letter =
          words.last().isEmpty() ? -1 : table.number(Letters.last(words.last().get()).getAsInt());
      LetterGraph graph = new LetterGraph(table.numbers.size() + 1);
      arcs.forEach(arc -> graph.add(arc[0], arc[1], 1));
      return letter >= 0 ? wins(graph, letter, 0) : winsFirst(graph);
    } finally {
      meter.settle();
    }
  }

  /** Any word may come first; those with the same letters are alike. */
  private boolean winsFirst(LetterGraph graph) {
    for (int u = 0; u < graph.letters(); u++) {
      for (int v = 0; v < graph.letters(); v++) {
        if (graph.count(u, v) > 0 && !wins(graph.without(u, v), v, 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether whoever must begin a word with this letter wins; changes the graph. */
  private boolean wins(LetterGraph graph, int letter, int depth) {
    if (depth > DEEPEST) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    meter.count();
    while (true) {
      graph.restrictTo(letter);
      graph.cancel();
      LetterGraph.Label label = graph.label()[letter];
      if (label != LetterGraph.Label.OPEN) {
        return label == LetterGraph.Label.WIN;
      }
      graph.restrictTo(letter);
      boolean[] component = graph.lastComponent(letter);
      if (component == null) {
        return open(graph, letter, depth);
      }
      settle(graph, component, depth);
    }
  }

  /** Replaces the words into a component that no word leaves by what they are worth. */
  private void settle(LetterGraph graph, boolean[] component, int depth) {
    LetterGraph before = graph.copy();
    for (int t = 0; t < graph.letters(); t++) {
      if (component[t] && before.entered(t, component)) {
        boolean wins = wins(before.copy(), t, depth + 1);
        for (int s = 0; s < graph.letters(); s++) {
          int count = component[s] ? 0 : graph.count(s, t);
          graph.add(s, t, -count);
          graph.add(s, LetterGraph.DEAD, wins ? 0 : count);
        }
      }
    }
  }

  /** The search itself, in a graph in which every letter can be reached from every other. */
  private boolean open(LetterGraph graph, int letter, int depth) {
    String key = graph.key(letter);
    Boolean known = table.wins.get(key);
    if (known == null) {
      known = false;
      for (int v : bestFirst(graph, letter)) {
        if (!wins(graph.without(letter, v), v, depth + 1)) {
          known = true;
          break;
        }
      }
      table.wins.put(key, known);
    }
    return known;
  }

  /** The letters that a word can end with, first those that leave the opponent the fewest kinds. */
  private static List<Integer> bestFirst(LetterGraph graph, int letter) {
    List<Integer> ends = new ArrayList<>();
    for (int v = 0; v < graph.letters(); v++) {
      if (graph.count(letter, v) > 0) {
        ends.add(v);
      }
    }
    ends.sort(Comparator.comparingInt(graph::kinds));
    return ends;
  }
}
