package org.farstar.values.loopy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameTooLargeException;

/**
 * Compares vertices of two forms, on one side of both: G is at least H if Left, moving second,
 * loses no play of G - H. On the onside she loses play without end if only H is moved in from some
 * move on, on the offside if only G is; play that goes on in both is drawn, and she survives it
 * (Winning Ways, chapter 11; CGT VI.2). In stoppers play without end goes on in both.
 *
 * <p>All pairs of positions that can be reached from those asked about are solved together: from
 * above, those from which she can for ever come to a move in the component that must not rest. Time
 * and memory grow with the number of pairs times their options; the number of rounds is small in
 * practice and at most the number of pairs.
 */
final class Survival {
  /** Pairs of positions with a player to move. */
  private static final int MOST = 1 << 22;

  private static final int LOST = -2;
  private static final int WON = -1;

  private final LoopyForm one;
  private final LoopyForm other;
  private final Side side;
  private final boolean stoppers;

  private final Map<Pair, Integer> numbers = new HashMap<>();
  private Pair[] pairs = new Pair[64];
  private int size;

  /** Options by pair; those in the component that must not rest come first. */
  private int[][] options = new int[64][];

  private int[] good = new int[64];
  private boolean[] survives = {};

  /** A position of G - H, and who is to move. */
  private record Pair(Spot first, Spot second, Player to) {
    boolean isShort() {
      return first.isShort() && second.isShort();
    }
  }

  /**
   * Compares vertices of two forms, which may be the same.
   *
   * @param stoppers whether all vertices asked about are stoppers
   */
  Survival(LoopyForm one, LoopyForm other, Side side, boolean stoppers) {
    this.one = one;
    this.other = other;
    this.side = side;
    this.stoppers = stoppers;
  }

  /** Whether a spot of the one form is at least a spot of the other. */
  boolean isAtLeast(Spot spot, Spot than) {
    int number = number(new Pair(spot, than, Player.RIGHT));
    if (number >= survives.length) {
      solve();
    }
    return survives[number];
  }

  /** Whether two spots are equal on this side. */
  boolean isEqual(Spot spot, Spot to) {
    return isAtLeast(spot, to) && isAtLeast(to, spot);
  }

  /** Prepares an answer, so that several are found together. */
  void ask(Spot spot, Spot than) {
    number(new Pair(spot, than, Player.RIGHT));
  }

  private int number(Pair key) {
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    if (size == MOST) {
      throw new GameTooLargeException("a comparison of loopy games with more than 2^22 positions");
    }
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * size);
      options = Arrays.copyOf(options, 2 * size);
      good = Arrays.copyOf(good, 2 * size);
    }
    numbers.put(key, size);
    pairs[size] = key;
    return size++;
  }

  private void solve() {
    for (int i = 0; i < size; i++) {
      if (options[i] == null) {
        expand(i);
      }
      if ((i & 0xfff) == 0) {
        Cancellation.check();
      }
    }
    int[][] from = predecessors();
    boolean[] still = new boolean[size];
    Arrays.fill(still, true);
    for (boolean changed = true; changed; ) {
      boolean[] next = reached(still, from);
      changed = !Arrays.equals(next, still);
      still = next;
      Cancellation.check();
    }
    survives = still;
  }

  /** From which pairs Left forces a move of the restless component into the set, or an end. */
  private boolean[] reached(boolean[] set, int[][] from) {
    boolean[] reached = new boolean[size];
    int[] open = new int[size];
    int[] stack = new int[size];
    int top = 0;
    for (int i = 0; i < size; i++) {
      boolean mine = pairs[i].to == Player.LEFT;
      if (options[i].length == 1 && options[i][0] < 0) {
        reached[i] = options[i][0] == WON;
      } else {
        int satisfied = 0;
        for (int j = 0; j < good[i]; j++) {
          satisfied += set[options[i][j]] ? 1 : 0;
        }
        open[i] = options[i].length - satisfied;
        reached[i] = mine ? satisfied > 0 : open[i] == 0;
      }
      if (reached[i]) {
        stack[top++] = i;
      }
    }
    while (top > 0) {
      for (int before : from[stack[--top]]) {
        open[before]--;
        if (!reached[before] && (pairs[before].to == Player.LEFT || open[before] == 0)) {
          reached[before] = true;
          stack[top++] = before;
        }
      }
    }
    return reached;
  }

  /** Of each pair, the pairs that lead to it by a move of the component that may rest. */
  private int[][] predecessors() {
    int[] counts = new int[size];
    for (int i = 0; i < size; i++) {
      for (int j = good[i]; j < options[i].length; j++) {
        if (options[i][j] >= 0) {
          counts[options[i][j]]++;
        }
      }
    }
    int[][] from = new int[size][];
    for (int i = 0; i < size; i++) {
      from[i] = new int[counts[i]];
    }
    for (int i = 0; i < size; i++) {
      for (int j = good[i]; j < options[i].length; j++) {
        if (options[i][j] >= 0) {
          from[options[i][j]][--counts[options[i][j]]] = i;
        }
      }
    }
    return from;
  }

  private void expand(int number) {
    Pair pair = pairs[number];
    if (pair.isShort()) {
      boolean wins =
          pair.to == Player.RIGHT
              ? pair.first.game().isAtLeast(pair.second.game())
              : !pair.first.game().isAtMost(pair.second.game());
      options[number] = new int[] {wins ? WON : LOST};
      return;
    }
    Player next = pair.to.opponent();
    int[] first =
        one.options(pair.first, pair.to).stream()
            .mapToInt(spot -> number(new Pair(spot, pair.second, next)))
            .toArray();
    int[] second =
        other.options(pair.second, next).stream()
            .mapToInt(spot -> number(new Pair(pair.first, spot, next)))
            .toArray();
    int[] leads = side == Side.ON ? first : second;
    int[] rests = side == Side.ON ? second : first;
    int[] all = Arrays.copyOf(leads, leads.length + rests.length);
    System.arraycopy(rests, 0, all, leads.length, rests.length);
    if (all.length == 0) {
      all = new int[] {pair.to == Player.RIGHT ? WON : LOST};
    }
    options[number] = all;
    good[number] = all[0] < 0 ? 0 : stoppers ? all.length : leads.length;
  }
}
