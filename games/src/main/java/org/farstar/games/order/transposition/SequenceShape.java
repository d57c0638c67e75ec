package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.games.order.EhrenfeuchtFraisse;
import org.farstar.games.order.OrderType;

/**
 * What the rest of a play depends on, without names: the free elements, cut by the pivots, and
 * three facts more.
 *
 * <p>A new term changes the parity by the number of used elements above it (Theorem 1.1), so only
 * the parity of each S-block counts. An S-block of even size changes nothing, and a choice beside
 * it leaves an odd block with the same free elements on its other side as if it were not there; so
 * even central S-blocks may be forgotten, and their two gaps become one. The size of the beginning
 * S-block never counts. This is bookkeeping, not strategy: it holds for every play.
 *
 * @param gaps the free elements between the pivots, from the lowest; none of them is empty
 * @param endOdd whether the end S-block has an odd number of elements; false where nothing is free
 * @param odd whether the parity of the sequence is odd
 * @param turns how many turns are left
 */
public record SequenceShape(List<OrderType> gaps, boolean endOdd, boolean odd, long turns) {
  public SequenceShape {
    gaps = List.copyOf(gaps);
    endOdd &= !gaps.isEmpty();
  }

  /** How many pivots there are. */
  public int pivots() {
    return Math.max(0, gaps.size() - 1);
  }

  /** The number of free elements, where it is finite. */
  public OptionalLong free() {
    long sum = 0;
    for (OrderType gap : gaps) {
      OptionalLong size = gap.size();
      if (size.isEmpty()) {
        return size;
      }
      sum += size.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  /** The order of all free elements. */
  public OrderType freeOrder() {
    OrderType.Builder sum = new OrderType.Builder();
    gaps.forEach(sum::add);
    return sum.build();
  }

  /**
   * Whether a choice in this gap changes the parity: the used elements above it are odd in number.
   */
  boolean changes(int gap) {
    return ((gaps.size() - 1 - gap) % 2 != 0) != endOdd;
  }

  /** The shape after the choice of an element of a gap that has these free elements around it. */
  public SequenceShape after(int gap, OrderType below, OrderType above) {
    List<OrderType> rest = new ArrayList<>(gaps.subList(0, gap));
    List<OrderType> upper = gaps.subList(gap + 1, gaps.size());
    boolean last = upper.isEmpty();
    boolean end = endOdd;
    if (below.isEmpty() && above.isEmpty()) {
      // The blocks on both sides join: odd + 1 + odd is a pivot again, unless one is at an end.
      rest.addAll(upper);
    } else if (below.isEmpty()) {
      // The pivot below, if there is one, becomes even.
      if (gap == 0) {
        rest.add(above);
      } else {
        rest.set(gap - 1, rest.get(gap - 1).plus(above));
      }
      rest.addAll(upper);
    } else if (above.isEmpty()) {
      end = endOdd ^ last;
      rest.add(last ? below : below.plus(upper.get(0)));
      rest.addAll(last ? upper : upper.subList(1, upper.size()));
    } else {
      rest.add(below);
      rest.add(above);
      rest.addAll(upper);
    }
    return new SequenceShape(rest, end, odd ^ changes(gap), turns - 1);
  }

  /**
   * The shape with its finite parts cut to what the turns left can tell apart, see {@link
   * EhrenfeuchtFraisse}.
   */
  public SequenceShape capped() {
    if (turns == 0) {
      return new SequenceShape(List.of(), false, odd, 0);
    }
    long cap = EhrenfeuchtFraisse.cap(turns);
    return new SequenceShape(
        gaps.stream().map(gap -> gap.capped(cap)).toList(), endOdd, odd, turns);
  }

  /** All shapes one turn later, one for each class of choices, see {@link EhrenfeuchtFraisse}. */
  public List<SequenceShape> next() {
    List<SequenceShape> next = new ArrayList<>();
    for (int i = 0; turns > 0 && i < gaps.size(); i++) {
      for (OrderType.Split split : gaps.get(i).splits(EhrenfeuchtFraisse.cap(turns - 1))) {
        next.add(after(i, split.left(), split.right()));
      }
    }
    return next;
  }

  /** For messages: the gaps with a bar for every pivot. */
  @Override
  public String toString() {
    return gaps.stream().map(OrderType::toString).collect(Collectors.joining(" | ", "[", "]"))
        + (endOdd ? " end odd," : "")
        + (odd ? " odd" : " even")
        + " / "
        + turns;
  }
}
