package org.farstar.games.positional.family;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;

/**
 * Looks for a colouring of all points with two colours in which no set has only one, as a board is
 * coloured at the end of a drawn play. Points are coloured in turn, each set that lacks one point
 * of a second colour gets it at once, and a contradiction takes the last choice back.
 */
public final class TwoColouring {
  private static final byte NONE = -1;

  private final ListedFamily family;
  private final boolean equal;
  private final Meter meter;
  private final byte[] colours;
  private final int[][] through;
  private final int[][] sets;
  private final int[][] counts;
  private final int[] used = new int[2];
  private final Deque<Integer> trail = new ArrayDeque<>();

  private TwoColouring(ListedFamily family, boolean equal, Control control) {
    this.family = family;
    this.equal = equal;
    this.meter = control.meter();
    this.colours = new byte[family.points()];
    Arrays.fill(colours, NONE);
    this.through = new int[family.points()][];
    Arrays.setAll(through, family::through);
    this.sets = new int[family.sets()][];
    Arrays.setAll(sets, family::points);
    this.counts = new int[family.sets()][2];
  }

  /**
   * Such a colouring, 0 and 1 for each point.
   *
   * @param equal whether the first colour must be as frequent as the other, or once more
   * @param control stops the search
   */
  public static Optional<byte[]> find(ListedFamily family, boolean equal, Control control) {
    TwoColouring colouring = new TwoColouring(family, equal, control);
    return colouring.meter.during(colouring::search)
        ? Optional.of(colouring.colours)
        : Optional.empty();
  }

  private boolean search() {
    meter.count();
    int point = mostUrgent();
    if (point < 0) {
      return true;
    }
    int before = trail.size();
    // Without a colour the two are alike; with equal numbers they need not be.
    int choices = before == 0 && !equal ? 1 : 2;
    for (int i = 0; i < choices; i++) {
      int colour = used[0] <= used[1] ? i : 1 - i;
      if (colour(point, colour) && search()) {
        return true;
      }
      takeBack(before);
    }
    return false;
  }

  /**
   * The point without a colour in the most sets that have only one so far; -1 where all have one.
   */
  private int mostUrgent() {
    int best = -1;
    int most = -1;
    for (int point = 0; point < colours.length; point++) {
      if (colours[point] == NONE) {
        int urgency = 0;
        for (int set : through[point]) {
          urgency +=
              Math.min(counts[set][0], counts[set][1]) > 0
                  ? 0
                  : 1 + counts[set][0] + counts[set][1];
        }
        if (urgency > most) {
          most = urgency;
          best = point;
        }
      }
    }
    return best;
  }

  /** Gives a point a colour, and others what follows; false at a contradiction. */
  private boolean colour(int first, int colour) {
    Deque<int[]> waiting = new ArrayDeque<>();
    waiting.add(new int[] {first, colour});
    int half = family.points() / 2;
    while (!waiting.isEmpty()) {
      int[] next = waiting.remove();
      int point = next[0];
      if (colours[point] != NONE) {
        if (colours[point] != next[1]) {
          return false;
        }
        continue;
      }
      colours[point] = (byte) next[1];
      trail.push(point);
      used[next[1]]++;
      for (int set : through[point]) {
        counts[set][next[1]]++;
      }
      if (equal && used[next[1]] > (next[1] == 0 ? family.points() - half : half)) {
        return false;
      }
      for (int set : through[point]) {
        int[] count = counts[set];
        if (count[1 - next[1]] == 0 && count[next[1]] == sets[set].length) {
          return false;
        }
        if (count[1 - next[1]] == 0 && count[next[1]] == sets[set].length - 1) {
          waiting.add(new int[] {open(set), 1 - next[1]});
        }
      }
    }
    return true;
  }

  private int open(int set) {
    for (int point : sets[set]) {
      if (colours[point] == NONE) {
        return point;
      }
    }
    throw new IllegalStateException("no point left in set " + set);
  }

  private void takeBack(int size) {
    while (trail.size() > size) {
      int point = trail.pop();
      int colour = colours[point];
      colours[point] = NONE;
      used[colour]--;
      for (int set : through[point]) {
        counts[set][colour]--;
      }
    }
  }
}
