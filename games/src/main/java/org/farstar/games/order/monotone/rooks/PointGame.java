package org.farstar.games.order.monotone.rooks;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;

/**
 * The extended form on a dense order without ends, by its definition: points in the open unit
 * square, no two on a horizontal or vertical line, of which only the permutation counts. A move
 * puts a point between any neighbouring columns and rows.
 */
final class PointGame {
  private final int a;
  private final int d;
  private final boolean misere;
  private final Map<String, Boolean> nextWins = new HashMap<>();
  private final Meter meter;

  PointGame(int a, int d, boolean misere, Control control) {
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.meter = control.meter();
  }

  /** Who wins from the square without points. */
  Outcome outcome() {
    try {
      return nextWins(new int[0]) ? Outcome.N : Outcome.P;
    } finally {
      meter.settle();
    }
  }

  private boolean nextWins(int[] points) {
    if (longest(points, 1) >= a || longest(points, -1) >= d) {
      return misere;
    }
    String key = Arrays.toString(points);
    Boolean known = nextWins.get(key);
    if (known == null) {
      meter.count();
      known = anyMore(points, more -> !nextWins(more));
      nextWins.put(key, known);
    }
    return known;
  }

  /** Whether something holds for some way to add a point to a permutation. */
  static boolean anyMore(int[] points, Predicate<int[]> holds) {
    for (int column = 0; column <= points.length; column++) {
      for (int row = 0; row <= points.length; row++) {
        int[] more = new int[points.length + 1];
        for (int i = 0; i < more.length; i++) {
          int old = i < column ? points[i] : i > column ? points[i - 1] : row;
          more[i] = i != column && old >= row ? old + 1 : old;
        }
        if (holds.test(more)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The longest increasing subsequence for sign 1, the longest decreasing one for -1. */
  static int longest(int[] points, int sign) {
    int[] ending = new int[points.length];
    int longest = 0;
    for (int i = 0; i < points.length; i++) {
      ending[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * points[i] > sign * points[j]) {
          ending[i] = Math.max(ending[i], ending[j] + 1);
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }
}
