package org.farstar.regions.nimber;

import java.util.Arrays;
import org.farstar.regions.board.PlaneList;

/**
 * The options of a region while it is searched for a nimber, each a nimber and the parts that have
 * none yet, the largest first; kept for the next region of the same depth. The two numbers of each
 * are those of {@link NimberSearch}.
 */
final class NimberLevel {
  final PlaneList moves = new PlaneList();

  /** The nimbers of options, a bit for each: the region is worth none of them. */
  long seen;

  /** The two numbers of the question as they are now, the mover's in the upper half. */
  long numbers;

  /** How many options have parts without a nimber. */
  int size;

  int[] nimbers = new int[64];
  int[] mover = new int[64];
  int[] other = new int[64];

  /** Where the parts of an option begin, and how many there are. */
  int[] begin = new int[64];

  int[] parts = new int[64];

  long[] firsts = new long[128];
  long[] seconds = new long[128];

  /** The same two numbers of the questions whether the region is worth less. */
  final int[] lowMover = new int[Long.SIZE];

  final int[] lowOther = new int[Long.SIZE];

  private int end;

  void clear() {
    seen = 0;
    size = 0;
    end = 0;
    moves.clear();
  }

  /** Begins an option without parts. */
  void begin() {
    if (size == nimbers.length) {
      nimbers = Arrays.copyOf(nimbers, 2 * size);
      mover = Arrays.copyOf(mover, 2 * size);
      other = Arrays.copyOf(other, 2 * size);
      begin = Arrays.copyOf(begin, 2 * size);
      parts = Arrays.copyOf(parts, 2 * size);
    }
    nimbers[size] = 0;
    begin[size] = end;
    parts[size] = 0;
  }

  /** Adds a part to the option begun last; two equal ones are worth 0 together. */
  void add(long first, long second) {
    int from = begin[size];
    int to = from + parts[size];
    for (int i = from; i < to; i++) {
      if (firsts[i] == first && seconds[i] == second) {
        remove(i, to);
        parts[size]--;
        return;
      }
    }
    if (to == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * to);
      seconds = Arrays.copyOf(seconds, 2 * to);
    }
    int at = to;
    while (at > from && isBefore(first, second, at - 1)) {
      firsts[at] = firsts[at - 1];
      seconds[at] = seconds[at - 1];
      at--;
    }
    firsts[at] = first;
    seconds[at] = second;
    parts[size]++;
  }

  private void remove(int at, int to) {
    System.arraycopy(firsts, at + 1, firsts, at, to - at - 1);
    System.arraycopy(seconds, at + 1, seconds, at, to - at - 1);
  }

  /** Whether a part is larger than another one, or as large and comes first in some order. */
  private boolean isBefore(long first, long second, int at) {
    int more = Long.bitCount(first | second) - Long.bitCount(firsts[at] | seconds[at]);
    return more != 0 ? more > 0 : first != firsts[at] ? first > firsts[at] : second > seconds[at];
  }

  /** Ends the option begun last: whether it has parts and is not equal to one before. */
  boolean isNew() {
    if (parts[size] == 0) {
      seen |= 1L << nimbers[size];
      return false;
    }
    for (int i = 0; i < size; i++) {
      if (nimbers[i] == nimbers[size] && parts[i] == parts[size] && sameParts(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean sameParts(int option) {
    for (int i = 0; i < parts[size]; i++) {
      int one = begin[option] + i;
      int last = begin[size] + i;
      if (firsts[one] != firsts[last] || seconds[one] != seconds[last]) {
        return false;
      }
    }
    return true;
  }

  /** Keeps the option begun last. */
  void keep() {
    end = begin[size] + parts[size];
    size++;
  }

  /** What is known of an option now: it has one part less, the smallest, which has a nimber. */
  void valued(int option, int nimber) {
    nimbers[option] ^= nimber;
    if (--parts[option] == 0) {
      seen |= 1L << nimbers[option];
      mover[option] = 0;
    }
  }
}
