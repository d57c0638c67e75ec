package org.farstar.games.order.monotone.rooks;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * The extended form on {1..n} by its definition, slow and obvious: pairs (i, value) are named one
 * by one, and no two boards are taken for the same.
 */
public final class RookReferee {
  private final int a;
  private final int d;
  private final int n;
  private final boolean misere;
  private final Map<String, Result> known = new HashMap<>();

  /** The game with these parameters. */
  public RookReferee(int a, int d, int n, boolean misere) {
    this.a = a;
    this.d = d;
    this.n = n;
    this.misere = misere;
  }

  /** Who wins from the empty board. */
  public Outcome outcome() {
    return switch (result(new int[n])) {
      case WIN -> Outcome.N;
      case LOSS -> Outcome.P;
      case DRAW -> Outcome.D;
    };
  }

  /** The result for the next player; {@code values[i]} is 0 where no value stands at i. */
  Result result(int[] values) {
    if (longest(values, 1) >= a || longest(values, -1) >= d) {
      return misere ? Result.WIN : Result.LOSS;
    }
    String key = Arrays.toString(values);
    Result best = known.get(key);
    if (best == null) {
      best = search(values);
      known.put(key, best);
    }
    return best;
  }

  private Result search(int[] values) {
    boolean moved = false;
    boolean draw = false;
    for (int i = 0; i < n; i++) {
      for (int value = 1; value <= n && values[i] == 0; value++) {
        int wanted = value;
        if (Arrays.stream(values).noneMatch(used -> used == wanted)) {
          moved = true;
          int[] next = values.clone();
          next[i] = value;
          Result theirs = result(next);
          if (theirs == Result.LOSS) {
            return Result.WIN;
          }
          draw |= theirs == Result.DRAW;
        }
      }
    }
    return draw || !moved ? Result.DRAW : Result.LOSS;
  }

  static int longest(int[] values, int sign) {
    int[] ending = new int[values.length];
    int longest = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == 0) {
        continue;
      }
      ending[i] = 1;
      for (int j = 0; j < i; j++) {
        if (values[j] > 0 && sign * values[i] > sign * values[j]) {
          ending[i] = Math.max(ending[i], ending[j] + 1);
        }
      }
      longest = Math.max(longest, ending[i]);
    }
    return longest;
  }
}
