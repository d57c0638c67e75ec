package org.farstar.verify.draw;

import java.util.Arrays;
import java.util.List;

/**
 * Two free cells of its own for every open set of a position, where that can be: whoever answers
 * one of the two by the other is never beaten to a whole set. Found by augmenting paths, the
 * shortest first.
 */
final class Pairs {
  private static final int NOBODY = -1;

  private final List<int[]> sets;
  private final byte[] marks;
  private final int[] owner;
  private final boolean complete;

  /**
   * @param sets all sets
   * @param marks what each cell has; a set is open that has no cell of O
   */
  Pairs(List<int[]> sets, byte[] marks) {
    this.sets = sets;
    this.marks = marks.clone();
    this.owner = new int[marks.length];
    Arrays.fill(owner, NOBODY);
    boolean all = true;
    for (int set = 0; set < sets.size() && all; set++) {
      if (Position.open(sets.get(set), marks)) {
        all = give(set) && give(set);
      }
    }
    this.complete = all;
  }

  /** Whether there are such pairs, also when X takes one free cell more. */
  boolean without(int cell) {
    int set = owner[cell];
    if (!complete || set == NOBODY) {
      return complete;
    }
    int[] before = owner.clone();
    owner[cell] = NOBODY;
    marks[cell] = Position.X;
    boolean found = give(set);
    marks[cell] = Position.FREE;
    System.arraycopy(before, 0, owner, 0, owner.length);
    return found;
  }

  /** Whether there are such pairs. */
  boolean complete() {
    return complete;
  }

  /** Gives a set one more cell; the others keep as many as they have. */
  private boolean give(int start) {
    int[] reachedFrom = new int[owner.length];
    int[] enteredBy = new int[sets.size()];
    int[] queue = new int[sets.size()];
    Arrays.fill(reachedFrom, NOBODY);
    Arrays.fill(enteredBy, NOBODY);
    queue[0] = start;
    int size = 1;
    for (int at = 0; at < size; at++) {
      for (int cell : sets.get(queue[at])) {
        if (marks[cell] != Position.FREE || reachedFrom[cell] != NOBODY) {
          continue;
        }
        reachedFrom[cell] = queue[at];
        int other = owner[cell];
        if (other == NOBODY) {
          shift(cell, start, reachedFrom, enteredBy);
          return true;
        }
        if (other != start && enteredBy[other] == NOBODY) {
          enteredBy[other] = cell;
          queue[size++] = other;
        }
      }
    }
    return false;
  }

  private void shift(int last, int start, int[] reachedFrom, int[] enteredBy) {
    int cell = last;
    int set = reachedFrom[cell];
    owner[cell] = set;
    while (set != start) {
      cell = enteredBy[set];
      set = reachedFrom[cell];
      owner[cell] = set;
    }
  }
}
