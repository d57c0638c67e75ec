package org.farstar.games.order.transposition;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;
import org.farstar.games.order.UsedElements;

/**
 * A position taken apart: its S-blocks, its pivots, and the stretches of free elements between the
 * pivots. Linear in the number of terms, once they are sorted.
 */
public final class PivotStructure {
  private final UsedElements used;

  /** The gaps that a pivot lies just below. */
  private final int[] abovePivots;

  private final SequenceShape shape;

  /**
   * An odd S-block with free elements on both sides.
   *
   * @param low its least element
   * @param high its greatest element
   * @param size how many elements it has
   */
  public record Pivot(Element low, Element high, int size) {}

  /** The structure of a sequence with this many turns left. */
  PivotStructure(UsedElements used, long turns) {
    this.used = used;
    int[] found = new int[used.gaps()];
    int count = 0;
    for (int i = 1; i < used.gaps(); i++) {
      if ((used.usedBelow(i) - used.usedBelow(i - 1)) % 2 != 0) {
        found[count++] = i;
      }
    }
    abovePivots = Arrays.copyOf(found, count);
    List<OrderType> types = new ArrayList<>(count + 1);
    for (int i = 0; i < stretches(); i++) {
      types.add(used.type(firstGap(i), firstGap(i + 1)));
    }
    shape = new SequenceShape(types, endSize() % 2 != 0, used.oddInversions(), turns);
  }

  SequenceShape shape() {
    return shape;
  }

  public UsedElements used() {
    return used;
  }

  /** The pivots, from the lowest. */
  public List<Pivot> pivots() {
    return new AbstractList<>() {
      @Override
      public Pivot get(int index) {
        int gap = abovePivots[index];
        int from = used.usedBelow(gap - 1);
        int to = used.usedBelow(gap);
        return new Pivot(used.get(from), used.get(to - 1), to - from);
      }

      @Override
      public int size() {
        return abovePivots.length;
      }
    };
  }

  /** How many stretches of free elements the pivots leave. */
  int stretches() {
    return used.gaps() == 0 ? 0 : abovePivots.length + 1;
  }

  private int firstGap(int stretch) {
    return stretch == 0 ? 0 : stretch > abovePivots.length ? used.gaps() : abovePivots[stretch - 1];
  }

  /** The free elements of a stretch, block by block; even S-blocks may lie between them. */
  List<Segment> segments(int stretch) {
    List<Segment> segments = new ArrayList<>();
    for (int i = firstGap(stretch); i < firstGap(stretch + 1); i++) {
      segments.addAll(used.segments(i));
    }
    return segments;
  }

  /** The number of terms in the end S-block, the paper's l. */
  public int endSize() {
    return used.size() - (used.gaps() == 0 ? 0 : used.usedBelow(used.gaps() - 1));
  }
}
