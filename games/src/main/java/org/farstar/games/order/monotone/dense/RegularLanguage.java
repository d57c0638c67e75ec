package org.farstar.games.order.monotone.dense;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.farstar.values.cancel.Cancellation;

/**
 * A regular set of words of zeros and ones, as its smallest complete deterministic automaton with
 * states numbered in the order in which they are first reached. Two languages are equal if and only
 * if their automata are.
 *
 * <p>Making one from a nondeterministic automaton takes time and memory exponential in its states
 * in the worst case, the other operations the product of the states.
 */
public final class RegularLanguage {
  /** An automaton that may have several next states, or none. */
  interface Reader {
    /** The states after a letter, 0 or 1. */
    void next(int state, int letter, IntConsumer to);

    /** Whether a word may end here. */
    boolean ends(int state);
  }

  /** A choice of the words of two languages. */
  private interface Choice {
    boolean holds(boolean first, boolean second);
  }

  private final int[][] next;
  private final boolean[] ends;

  private RegularLanguage(int[][] next, boolean[] ends) {
    this.next = next;
    this.ends = ends;
  }

  /** The words that an automaton can read from one of its start states to one of its ends. */
  static RegularLanguage of(BitSet starts, Reader reader) {
    Map<BitSet, Integer> numbers = new HashMap<>();
    List<BitSet> sets = new ArrayList<>();
    List<int[]> next = new ArrayList<>();
    numbers.put(starts, 0);
    sets.add(starts);
    for (int at = 0; at < sets.size(); at++) {
      Cancellation.check();
      int[] to = new int[2];
      for (int letter = 0; letter < 2; letter++) {
        BitSet reached = new BitSet();
        for (int s = sets.get(at).nextSetBit(0); s >= 0; s = sets.get(at).nextSetBit(s + 1)) {
          reader.next(s, letter, reached::set);
        }
        Integer known = numbers.putIfAbsent(reached, sets.size());
        to[letter] = known == null ? sets.size() : known;
        if (known == null) {
          sets.add(reached);
        }
      }
      next.add(to);
    }
    boolean[] ends = new boolean[sets.size()];
    for (int i = 0; i < ends.length; i++) {
      ends[i] = sets.get(i).stream().anyMatch(reader::ends);
    }
    return smallest(next.toArray(new int[0][]), ends);
  }

  /** Moore's partition refinement, then numbers in the order of a breadth-first walk. */
  private static RegularLanguage smallest(int[][] next, boolean[] ends) {
    int[] group = new int[ends.length];
    for (int i = 0; i < ends.length; i++) {
      group[i] = ends[i] ? 1 : 0;
    }
    int groups = 0;
    while (true) {
      Cancellation.check();
      Map<List<Integer>, Integer> numbers = new HashMap<>();
      int[] finer = new int[ends.length];
      for (int i = 0; i < ends.length; i++) {
        List<Integer> key = List.of(group[i], group[next[i][0]], group[next[i][1]]);
        finer[i] = numbers.computeIfAbsent(key, k -> numbers.size());
      }
      group = finer;
      if (numbers.size() == groups) {
        break;
      }
      groups = numbers.size();
    }
    int[] number = new int[groups];
    Arrays.fill(number, -1);
    List<Integer> order = new ArrayList<>(List.of(0));
    number[group[0]] = 0;
    for (int at = 0; at < order.size(); at++) {
      for (int to : next[order.get(at)]) {
        if (number[group[to]] < 0) {
          number[group[to]] = order.size();
          order.add(to);
        }
      }
    }
    int[][] fewer = new int[order.size()][];
    boolean[] ending = new boolean[order.size()];
    for (int i = 0; i < fewer.length; i++) {
      int[] to = next[order.get(i)];
      fewer[i] = new int[] {number[group[to[0]]], number[group[to[1]]]};
      ending[i] = ends[order.get(i)];
    }
    return new RegularLanguage(fewer, ending);
  }

  /** All words with this many zeros and this many ones. */
  static RegularLanguage withLetters(int zeros, int ones) {
    BitSet starts = new BitSet();
    starts.set(0);
    return of(
        starts,
        new Reader() {
          @Override
          public void next(int state, int letter, IntConsumer to) {
            boolean full = letter == 0 ? state % (zeros + 1) == zeros : state / (zeros + 1) == ones;
            if (!full) {
              to.accept(letter == 0 ? state + 1 : state + zeros + 1);
            }
          }

          @Override
          public boolean ends(int state) {
            return state == (zeros + 1) * (ones + 1) - 1;
          }
        });
  }

  private RegularLanguage with(RegularLanguage other, Choice choice) {
    int width = other.states();
    int[][] pairs = new int[states() * width][];
    boolean[] ending = new boolean[pairs.length];
    for (int i = 0; i < pairs.length; i++) {
      int[] mine = next[i / width];
      int[] its = other.next[i % width];
      pairs[i] = new int[] {mine[0] * width + its[0], mine[1] * width + its[1]};
      ending[i] = choice.holds(ends[i / width], other.ends[i % width]);
    }
    return smallest(pairs, ending);
  }

  /** The words of both. */
  public RegularLanguage and(RegularLanguage other) {
    return with(other, (first, second) -> first && second);
  }

  /** The words of one of them or both. */
  public RegularLanguage or(RegularLanguage other) {
    return with(other, (first, second) -> first || second);
  }

  /** The words of this language that the other does not have. */
  public RegularLanguage without(RegularLanguage other) {
    return with(other, (first, second) -> first && !second);
  }

  /** All the words that this language does not have. */
  public RegularLanguage complement() {
    boolean[] others = new boolean[ends.length];
    for (int i = 0; i < ends.length; i++) {
      others[i] = !ends[i];
    }
    return new RegularLanguage(next, others);
  }

  /** A shortest word, as a text of 0 and 1; empty where there is no word. */
  public Optional<String> shortest() {
    Map<Integer, String> words = new HashMap<>(Map.of(0, ""));
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int state = open.remove();
      if (ends[state]) {
        return Optional.of(words.get(state));
      }
      for (int letter = 0; letter < 2; letter++) {
        if (words.putIfAbsent(next[state][letter], words.get(state) + letter) == null) {
          open.add(next[state][letter]);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether it has a word. */
  public boolean contains(String word) {
    return ends[after(word)];
  }

  /** The state after a word. */
  int after(String word) {
    int state = 0;
    for (int i = 0; i < word.length(); i++) {
      state = next[state][word.charAt(i) - '0'];
    }
    return state;
  }

  /** The state after one more letter. */
  int next(int state, int letter) {
    return next[state][letter];
  }

  /** Whether a word may end in a state. */
  boolean ends(int state) {
    return ends[state];
  }

  /** How many states the smallest complete automaton has. */
  public int states() {
    return ends.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RegularLanguage that
        && Arrays.equals(ends, that.ends)
        && Arrays.deepEquals(next, that.next);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ends) * 31 + Arrays.deepHashCode(next);
  }
}
