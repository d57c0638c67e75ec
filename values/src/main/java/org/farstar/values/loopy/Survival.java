package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
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

  private final Spots one;
  private final Spots other;
  private final Side side;
  private final boolean stoppers;

  /** Places in {@link #pairs} by what stands there, and one more; a table with open addressing. */
  private int[] places = new int[256];

  /** Pairs of positions of G - H, and who is to move: {@code 2 (first * 2^31 + second) + mover}. */
  private long[] pairs = new long[64];

  private int size;

  /** Options by pair; those in the component that must not rest come first. */
  private int[][] options = new int[64][];

  private int[] good = new int[64];
  private boolean[] survives = {};

  /** The spots of a form that were met, by numbers. */
  private static final class Spots {
    private final LoopyForm form;
    private final Map<Spot, Integer> numbers = new HashMap<>();
    private final List<Spot> spots = new ArrayList<>();
    private final List<int[][]> options = new ArrayList<>();

    Spots(LoopyForm form) {
      this.form = form;
    }

    int number(Spot spot) {
      Integer known = numbers.get(spot);
      if (known == null) {
        known = spots.size();
        numbers.put(spot, known);
        spots.add(spot);
        options.add(new int[2][]);
      }
      return known;
    }

    int[] options(int spot, Player player) {
      int[] known = options.get(spot)[player.ordinal()];
      if (known == null) {
        known = form.options(spots.get(spot), player).stream().mapToInt(this::number).toArray();
        options.get(spot)[player.ordinal()] = known;
      }
      return known;
    }
  }

  /**
   * Compares vertices of two forms, which may be the same.
   *
   * @param stoppers whether all vertices asked about are stoppers
   */
  Survival(LoopyForm one, LoopyForm other, Side side, boolean stoppers) {
    this.one = new Spots(one);
    this.other = new Spots(other);
    this.side = side;
    this.stoppers = stoppers;
  }

  /** Whether a spot of the one form is at least a spot of the other. */
  boolean isAtLeast(Spot spot, Spot than) {
    int number = number(one.number(spot), other.number(than), Player.RIGHT);
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
    number(one.number(spot), other.number(than), Player.RIGHT);
  }

  private int number(int first, int second, Player to) {
    long key = 2 * ((long) first << 31 | second) + to.ordinal();
    int place = place(key);
    if (places[place] > 0) {
      return places[place] - 1;
    }
    if (size == MOST) {
      throw new GameTooLargeException("a comparison of loopy games with more than 2^22 positions");
    }
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * size);
      options = Arrays.copyOf(options, 2 * size);
      good = Arrays.copyOf(good, 2 * size);
      places = new int[8 * size];
      for (int i = 0; i < size; i++) {
        places[place(pairs[i])] = i + 1;
      }
      place = place(key);
    }
    pairs[size] = key;
    places[place] = ++size;
    return size - 1;
  }

  private int place(long key) {
    int place = (int) (key * 0x9E3779B97F4A7C15L >>> 33) & places.length - 1;
    while (places[place] > 0 && pairs[places[place] - 1] != key) {
      place = place + 1 & places.length - 1;
    }
    return place;
  }

  private Player mover(int pair) {
    return (pairs[pair] & 1) == 0 ? Player.LEFT : Player.RIGHT;
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
      boolean mine = mover(i) == Player.LEFT;
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
        if (!reached[before] && (mover(before) == Player.LEFT || open[before] == 0)) {
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
    Player to = mover(number);
    int left = (int) (pairs[number] >>> 32);
    int right = (int) (pairs[number] >>> 1) & Integer.MAX_VALUE;
    Spot first = one.spots.get(left);
    Spot second = other.spots.get(right);
    if (first.isShort() && second.isShort()) {
      boolean wins =
          to == Player.RIGHT
              ? first.game().isAtLeast(second.game())
              : !first.game().isAtMost(second.game());
      options[number] = new int[] {wins ? WON : LOST};
      return;
    }
    Player next = to.opponent();
    int[] mine = one.options(left, to).clone();
    for (int i = 0; i < mine.length; i++) {
      mine[i] = number(mine[i], right, next);
    }
    int[] negative = other.options(right, next).clone();
    for (int i = 0; i < negative.length; i++) {
      negative[i] = number(left, negative[i], next);
    }
    int[] leads = side == Side.ON ? mine : negative;
    int[] rests = side == Side.ON ? negative : mine;
    int[] all = Arrays.copyOf(leads, leads.length + rests.length);
    System.arraycopy(rests, 0, all, leads.length, rests.length);
    if (all.length == 0) {
      all = new int[] {to == Player.RIGHT ? WON : LOST};
    }
    options[number] = all;
    good[number] = all[0] < 0 ? 0 : stoppers ? all.length : leads.length;
  }
}
