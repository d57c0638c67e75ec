package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.List;

/**
 * Step 2 of the paper's algorithm: a line of the same value in which no run of tails behind a head
 * is longer than three.
 *
 * <p>Rule (a) turns {@code 0 1^(3+j)} into {@code 1 0 1^j}, j at least 1; rule (b) turns {@code
 * 0111} into {@code 10} where an even number of tails stands to the right. Working from the right,
 * what stands to the left of a reduction is untouched, and a reduction never makes a new one to its
 * right: one pass is enough. Each application takes two tails away and consecutive applications of
 * rule (a) to one run are done at once, so the time is linear in the length of the line.
 *
 * @param reduced the line after all reductions
 * @param steps the reductions in the order they were made, empty unless asked for
 */
public record CoinReduction(CoinLine reduced, List<Step> steps) {

  /**
   * Consecutive applications of one rule.
   *
   * @param rule 'a' or 'b'
   * @param place the place of the head before the run, counted from 1, in the line at that moment
   * @param ones how long the run was
   * @param times how often the rule was applied, each time one place further to the right
   */
  public record Step(char rule, int place, int ones, int times) {}

  public static CoinReduction of(CoinLine line, boolean withSteps) {
    return new Pass(Runs.of(line), withSteps).run();
  }

  /** The pass from the right to the left. */
  private static final class Pass {
    private final Runs given;
    private final boolean withSteps;

    /** The finished runs, the rightmost first. */
    private final Runs done = new Runs();

    private final List<Step> steps = new ArrayList<>();
    private boolean evenToTheRight = true;

    Pass(Runs given, boolean withSteps) {
      this.given = given;
      this.withSteps = withSteps;
    }

    CoinReduction run() {
      int before = 0;
      for (int i = 0; i < given.count(); i++) {
        before += given.zeros(i) + given.ones(i);
      }
      int merged = 0;
      for (int i = given.count() - 1; i >= 0; i--) {
        before -= given.zeros(i) + given.ones(i);
        merged = finish(given.zeros(i), given.ones(i) + merged, before);
      }
      return new CoinReduction(done.reversed().line(), List.copyOf(steps));
    }

    /**
     * Reduces a run with the zeros before it.
     *
     * @param before how many coins stand before these zeros
     * @return how many tails now stand directly behind those coins, none where a head is left
     *     between
     */
    private int finish(int zeros, int ones, int before) {
      int z = zeros;
      int o = ones;
      while (z > 0 && (o > 3 || (o == 3 && evenToTheRight))) {
        int times = (o - 1) / 3;
        int rest = o - 3 * times;
        note('a', before + z, o, times);
        if (times == 0 || (rest == 3 && evenToTheRight)) {
          note('b', before + z + times, 3, 1);
          done.widenLast(1);
          o = times + 1;
        } else {
          push(1, rest);
          o = times;
        }
        z--;
      }
      if (z == 0 && before > 0) {
        return o;
      }
      push(z, o);
      return 0;
    }

    private void push(int zeros, int ones) {
      done.push(zeros, ones);
      evenToTheRight ^= ones % 2 == 1;
    }

    private void note(char rule, int place, int ones, int times) {
      if (withSteps && times > 0) {
        steps.add(new Step(rule, place, ones, times));
      }
    }
  }
}
