package org.farstar.games.heap.formula;

import java.util.List;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import org.farstar.engine.play.MoveCount;
import org.farstar.games.heap.grundy.Heaps;

/**
 * One kind of move: the heaps that replace one of n, for all numbers of some variables, under
 * conditions.
 *
 * @param heaps the sizes
 * @param ranges the variables and their bounds, each of which may depend on those before it
 * @param tests all of them have to hold
 */
record Replacement(List<Term> heaps, List<Range> ranges, List<Test> tests) {
  private static final int LETTERS = 26;

  /**
   * A variable.
   *
   * @param letter its place in the alphabet
   */
  record Range(int letter, Term from, Term to) {}

  /** A comparison, which holds where the operator gives anything but 0. */
  record Test(Term one, LongBinaryOperator comparison, Term other) {
    boolean holds(long[] variables) {
      return comparison.applyAsLong(one.at(variables), other.at(variables)) != 0;
    }
  }

  /** The place of a letter in the alphabet. */
  static int place(char letter) {
    return letter - 'a';
  }

  /** Adds what a heap may be replaced by: only heaps from 0 to below it. */
  void of(int heap, Set<Heaps> found, MoveCount count) {
    long[] variables = new long[LETTERS];
    variables[place('n')] = heap;
    range(0, variables, heap, found, count);
  }

  private void range(int next, long[] variables, int heap, Set<Heaps> found, MoveCount count) {
    count.add();
    try {
      if (next == ranges.size()) {
        add(variables, heap, found);
        return;
      }
      Range range = ranges.get(next);
      long to = range.to.at(variables);
      for (long i = range.from.at(variables); i <= to; i++) {
        variables[range.letter] = i;
        range(next + 1, variables, heap, found, count);
      }
    } catch (ArithmeticException e) {
      // What cannot be calculated is no move.
    }
  }

  private void add(long[] variables, int heap, Set<Heaps> found) {
    for (Test test : tests) {
      if (!test.holds(variables)) {
        return;
      }
    }
    long[] sizes = new long[heaps.size()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = heaps.get(i).at(variables);
      if (sizes[i] < 0 || sizes[i] >= heap) {
        return;
      }
    }
    found.add(Heaps.of(sizes));
  }
}
