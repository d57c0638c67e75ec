package org.farstar.verify.monotone;

import java.util.function.Predicate;

/**
 * A word of zeros and ones by its numbers of zeros: before the first one, between the ones, and
 * after the last. With a and d as critical lengths and any dense deck without ends it stands for a
 * colour sequence: R is 0, B is 1, P is 01, and ones before and zeros behind make them d-2 ones and
 * a-2 zeros. Only the colour sequence counts, and who makes a-1 reddish or d-1 bluish elements
 * loses.
 *
 * <p>The other moves put in a P, and these are their words: a one passes some of the zeros right
 * behind it, or a zero passes some of the ones right before it. The last one can pass one zero
 * alone, and a zero that has no zero before it can pass one one alone, since there is no gap among
 * the letters that were put before and behind.
 */
final class Word {
  private Word() {}

  /** Whether some word after a move passes a test; the word is the same again afterwards. */
  static boolean someMove(int[] zeros, Predicate<int[]> test) {
    int last = zeros.length - 1;
    boolean zeroBefore = false;
    for (int i = 1; i <= last; i++) {
      int most = i == last ? Math.min(1, zeros[i]) : zeros[i];
      for (int passed = 1; passed <= most; passed++) {
        if (passes(zeros, i, i - 1, passed, test)) {
          return true;
        }
      }
      zeroBefore |= zeros[i - 1] > 0;
      // The first zero of a run passes two ones or more; one is what the loop above has.
      for (int to = i - 2; zeros[i] > 0 && zeroBefore && to >= 0 && zeros[to + 1] == 0; to--) {
        if (passes(zeros, i, to, 1, test)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean passes(int[] zeros, int from, int to, int count, Predicate<int[]> test) {
    zeros[from] -= count;
    zeros[to] += count;
    boolean passes = test.test(zeros);
    zeros[from] += count;
    zeros[to] -= count;
    return passes;
  }
}
