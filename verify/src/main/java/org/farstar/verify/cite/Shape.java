package org.farstar.verify.cite;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the theorems on the transposition game speak of: the free elements, cut by the pivots, the
 * parities of the sequence and of the end S-block, and the turns.
 *
 * @param gaps the free elements between pivots, from the lowest, none of them empty
 * @param endOdd whether the end S-block has an odd number of elements
 * @param odd whether an odd number of pairs is out of order
 * @param turns how many turns are left
 * @param finiteBlocks whether the domain has D-blocks of finitely many elements
 */
record Shape(List<Ordering> gaps, boolean endOdd, boolean odd, long turns, boolean finiteBlocks) {
  /** The shape of a position. */
  static Shape of(UsedOrder position) {
    List<Ordering> free = position.free();
    List<Ordering> gaps = new ArrayList<>();
    // How many used elements stand side by side below the next free one.
    long block = 0;
    for (int i = 0; i < free.size(); i++) {
      block += i == 0 ? 0 : 1;
      if (!free.get(i).isEmpty()) {
        boolean even = block % 2 == 0;
        if (even && !gaps.isEmpty()) {
          int last = gaps.size() - 1;
          gaps.set(last, Ordering.sum(List.of(gaps.get(last), free.get(i))));
        } else {
          gaps.add(free.get(i));
        }
        block = 0;
      }
    }
    return new Shape(
        gaps,
        block % 2 != 0 && !gaps.isEmpty(),
        position.odd(),
        position.turns(),
        Ordering.of(position.blocks()).has("n"));
  }

  int pivots() {
    return Math.max(0, gaps.size() - 1);
  }

  /** All free elements. */
  Ordering free() {
    return Ordering.sum(gaps);
  }

  /** The sizes of the gaps, where they are finite. */
  List<Long> sizes() {
    return gaps.stream().map(Ordering::size).map(OptionalLong::getAsLong).toList();
  }

  /**
   * The shapes after moves of White's that leave no pivot: beside the one pivot, or without a pivot
   * the choice of the least and of the greatest free element.
   */
  List<Shape> cleared() {
    List<Shape> cleared = new ArrayList<>();
    Ordering low = gaps.get(0);
    Ordering high = gaps.get(gaps.size() - 1);
    if (pivots() == 0) {
      if (low.hasLeast()) {
        cleared.add(after(low.withoutLeast(), endOdd, endOdd));
      }
      if (low.hasGreatest()) {
        cleared.add(after(low.withoutGreatest(), !endOdd, endOdd));
      }
      return cleared;
    }
    if (low.hasGreatest()) {
      cleared.add(after(Ordering.sum(List.of(low.withoutGreatest(), high)), endOdd, !endOdd));
    }
    if (high.hasLeast()) {
      cleared.add(after(Ordering.sum(List.of(low, high.withoutLeast())), endOdd, endOdd));
    }
    return cleared;
  }

  private Shape after(Ordering free, boolean end, boolean changed) {
    List<Ordering> rest = free.isEmpty() ? List.of() : List.of(free);
    return new Shape(rest, end, odd ^ changed, turns - 1, finiteBlocks);
  }
}
