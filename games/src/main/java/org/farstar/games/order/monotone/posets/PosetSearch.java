package org.farstar.games.order.monotone.posets;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/**
 * Who wins the basic form on a finite poset.
 *
 * <p>Of a board only the free cards count, and of each the longest ascending subsequence of the
 * board below it and the longest descending one above it: these lengths decide what a card
 * completes, and change only as cards are played. A length is forgotten where no later subsequence
 * through the card and as long as that can become critical, counting all free cards. Cards that
 * matter neither way are moves that only pass the turn; an even number of them is as good as none,
 * since each is answered by another, and an odd number as good as one. Positions that differ by a
 * symmetry of the poset are searched once; with a = d those that turn the order round count too.
 *
 * <p>Memory: about {@value #BYTES} bytes for a position; their number grows exponentially with the
 * poset.
 */
public final class PosetSearch {
  private static final int BYTES = 140;
  private static final int MOST_SYMMETRIES = 1000;

  private final Poset poset;
  private final int a;
  private final int d;
  private final boolean misere;
  private final List<int[]> symmetries;
  private final List<int[]> reversing;
  private final Map<String, Result> known = new HashMap<>();
  private final Meter meter;

  /**
   * A search with an empty table.
   *
   * @param a how long an ascending subsequence ends the game, at least 2
   * @param d how long a descending one ends it, at least 2
   * @param poset the deck
   * @param misere whether who completes a subsequence loses
   * @param control its budget counts positions and the table's memory
   */
  public PosetSearch(int a, int d, Poset poset, boolean misere, Control control) {
    if (a < 2 || d < 2) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
    this.poset = poset;
    this.a = a;
    this.d = d;
    this.misere = misere;
    this.symmetries = Symmetries.of(poset, MOST_SYMMETRIES);
    this.reversing = a == d ? Symmetries.reversing(poset, MOST_SYMMETRIES) : List.of();
    this.meter = control.meter(() -> (long) known.size() * BYTES);
  }

  /** Who wins from the empty board. */
  public static Outcome outcome(int a, int d, Poset poset, boolean misere, Control control) {
    return new PosetSearch(a, d, poset, misere, control).outcome(List.of());
  }

  /**
   * Who wins from a board that has no critical subsequence yet.
   *
   * @param cards the cards played, different
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends
   */
  public Outcome outcome(List<Integer> cards) {
    try {
      Position position = new Position((1L << poset.size()) - 1, 0);
      for (int card : cards) {
        position = position.after(card);
      }
      position.forget();
      return switch (result(position, position.key())) {
        case WIN -> Outcome.N;
        case LOSS -> Outcome.P;
        case DRAW -> Outcome.D;
      };
    } finally {
      meter.settle();
    }
  }

  /** How many positions were searched. */
  public long visited() {
    return known.size();
  }

  private Result result(Position position, String key) {
    Result found = known.get(key);
    if (found == null) {
      meter.count();
      found = search(position);
      known.put(key, found);
    }
    return found;
  }

  private Result search(Position position) {
    Map<String, Position> options = new LinkedHashMap<>();
    boolean completes = false;
    for (int card = 0; card < poset.size(); card++) {
      if (position.free(card)) {
        if (position.up[card] == a - 1 || position.down[card] == d - 1) {
          completes = true;
        } else {
          Position next = position.play(card);
          options.putIfAbsent(next.key(), next);
        }
      }
    }
    if (position.passes > 0) {
      Position next = position.copy(position.free, position.passes - 1);
      options.putIfAbsent(next.key(), next);
    }
    if (completes && !misere) {
      return Result.WIN;
    }
    if (!completes && options.isEmpty()) {
      return Result.DRAW;
    }
    if (options.keySet().stream().anyMatch(key -> known.get(key) == Result.LOSS)) {
      return Result.WIN;
    }
    boolean draw = false;
    for (Map.Entry<String, Position> option : options.entrySet()) {
      Result theirs = result(option.getValue(), option.getKey());
      if (theirs == Result.LOSS) {
        return Result.WIN;
      }
      draw |= theirs == Result.DRAW;
    }
    return draw ? Result.DRAW : Result.LOSS;
  }

  /** The free cards that matter with their lengths, and whether a turn can be passed. */
  private final class Position {
    private long free;
    private int passes;
    private final int[] up = new int[poset.size()];
    private final int[] down = new int[poset.size()];

    Position(long free, int passes) {
      this.free = free;
      this.passes = passes;
    }

    Position copy(long left, int passing) {
      Position copy = new Position(left, passing);
      System.arraycopy(up, 0, copy.up, 0, up.length);
      System.arraycopy(down, 0, copy.down, 0, down.length);
      return copy;
    }

    boolean free(int card) {
      return (free >>> card & 1) != 0;
    }

    /** The position after a card, and nothing forgotten. */
    Position after(int card) {
      Position next = copy(free & ~(1L << card), passes);
      for (int other = 0; other < up.length; other++) {
        if (poset.less(card, other)) {
          next.up[other] = Math.max(up[other], up[card] + 1);
        } else if (poset.less(other, card)) {
          next.down[other] = Math.max(down[other], down[card] + 1);
        }
      }
      return next;
    }

    Position play(int card) {
      Position next = after(card);
      next.forget();
      return next;
    }

    /** Drops lengths and cards that do not matter any more. */
    void forget() {
      int size = up.length;
      int[] over = new int[size];
      int[] under = new int[size];
      for (int card = size - 1; card >= 0; card--) {
        over[card] = free(card) ? 1 + longest(over, poset.above(card)) : 0;
      }
      for (int card = 0; card < size; card++) {
        under[card] = free(card) ? 1 + longest(under, poset.below(card)) : 0;
      }
      int[] rising = new int[size];
      int[] falling = new int[size];
      for (int card = 0; card < size; card++) {
        rising[card] = Math.max(up[card] + 1, 1 + longest(rising, poset.below(card) & free));
      }
      for (int card = size - 1; card >= 0; card--) {
        falling[card] = Math.max(down[card] + 1, 1 + longest(falling, poset.above(card) & free));
      }
      for (int card = 0; card < size; card++) {
        boolean matters =
            rising[card] + over[card] - 1 >= a || falling[card] + under[card] - 1 >= d;
        if (free(card) && !matters) {
          free &= ~(1L << card);
          passes ^= 1;
        }
        up[card] = free(card) && up[card] + over[card] >= a ? up[card] : 0;
        down[card] = free(card) && down[card] + under[card] >= d ? down[card] : 0;
      }
    }

    private int longest(int[] lengths, long cards) {
      int longest = 0;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        longest = Math.max(longest, lengths[Long.numberOfTrailingZeros(rest)]);
      }
      return longest;
    }

    /** The least text of the position and its images. */
    String key() {
      char[] least = null;
      for (int[] map : symmetries) {
        least = smaller(least, map, up, down);
      }
      for (int[] map : reversing) {
        least = smaller(least, map, down, up);
      }
      return new String(least);
    }

    private char[] smaller(char[] least, int[] map, int[] first, int[] second) {
      char[] image = new char[map.length + 1];
      for (int card = 0; card < map.length; card++) {
        image[map[card]] = (char) (free(card) ? 1 + first[card] * 128 + second[card] : 0);
      }
      image[map.length] = (char) passes;
      return least == null || Arrays.compare(image, least) < 0 ? image : least;
    }
  }
}
