package org.farstar.regions.nimber;

import java.util.Arrays;
import java.util.List;
import org.farstar.engine.kernel.Decision;

/**
 * The question whether whoever moves first wins regions together with a nimber. It is decided by
 * one region once all others have nimbers, which are then added to the one of the question.
 */
final class NimberNode {
  private static final long[] NONE = {};

  /** What is added to the regions. */
  int nimber;

  /** The planes of the regions' least images, two longs for each, the largest first. */
  long[] parts = NONE;

  /** How many regions there are. */
  int size;

  /** Whether whoever moves first wins, as far as that was known when the question was met. */
  Decision known = Decision.UNKNOWN;

  /** Whether nothing that the table had of the question counted when it was met. */
  boolean isNew = true;

  /** The numbers that its search begins with; 0 where they are not counted yet. */
  int prove;

  int refute;

  /** The nimbers that the only region is not worth, as far as its moves say it. */
  long seen;

  /** How many positions had been visited when the question was first searched; -1 before. */
  long since = -1;

  NimberNode(int nimber) {
    this.nimber = nimber;
  }

  /** Notes who wins, as far as the entry of the only region says it. */
  void answer(long entry) {
    if (NimberTable.isExact(entry)) {
      known = Decision.of(NimberTable.nimber(entry) != nimber);
    } else if (NimberTable.has(NimberTable.excluded(entry), nimber)) {
      known = Decision.WIN;
    }
    isNew = known.isKnown() || NimberTable.isNew(entry, nimber);
  }

  /** Adds a region; two equal ones are worth 0 together. */
  void add(long first, long second) {
    int end = 2 * size;
    int at = end;
    for (int i = 0; i < end; i += 2) {
      if (parts[i] == first && parts[i + 1] == second) {
        System.arraycopy(parts, i + 2, parts, i, end - i - 2);
        size--;
        return;
      }
      at = at == end && isBefore(first, second, i) ? i : at;
    }
    if (end == parts.length) {
      parts = Arrays.copyOf(parts, 2 * end + 2);
    }
    System.arraycopy(parts, at, parts, at + 2, end - at);
    parts[at] = first;
    parts[at + 1] = second;
    size++;
  }

  /** Whether a region is larger than another one, or as large and comes first in some order. */
  private boolean isBefore(long first, long second, int at) {
    int more = Long.bitCount(first | second) - Long.bitCount(parts[at] | parts[at + 1]);
    return more != 0 ? more > 0 : first != parts[at] ? first > parts[at] : second > parts[at + 1];
  }

  /** Whether a question, which has a region, is among some; most others differ in the largest. */
  boolean isIn(List<NimberNode> nodes) {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      NimberNode that = nodes.get(i);
      if (parts[0] == that.parts[0]
          && parts[1] == that.parts[1]
          && nimber == that.nimber
          && size == that.size
          && Arrays.equals(parts, 2, 2 * size, that.parts, 2, 2 * size)) {
        return true;
      }
    }
    return false;
  }
}
