package org.farstar.games.order;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of free elements inside one block of a domain.
 *
 * @param block the block as written in the domain, from 1
 * @param dense whether the block is dense; then {@code from} and {@code to} mean nothing
 * @param from the least place, {@link Long#MIN_VALUE} where there is no least
 * @param to the greatest place, {@link Long#MAX_VALUE} where there is no greatest
 * @param above in a dense block the used element just below the stretch, null where there is none
 * @param below in a dense block the used element just above the stretch, null where there is none
 */
public record Segment(int block, boolean dense, long from, long to, Element above, Element below) {
  /** Its order type, a single block. */
  public Block type() {
    if (dense) {
      return Block.Q;
    }
    if (from == Long.MIN_VALUE) {
      return to == Long.MAX_VALUE ? Block.Z : Block.W_STAR;
    }
    return to == Long.MAX_VALUE ? Block.W : Block.chain(to - from + 1);
  }

  /** The element at this place. */
  public Element at(long place) {
    return Element.of(block, place);
  }

  /** Some element of the stretch, as simple as can be. */
  public Element any() {
    if (dense) {
      return Fractions.between(block, above, below);
    }
    boolean low = from == Long.MIN_VALUE;
    return at(!low ? from : to == Long.MAX_VALUE ? 0 : to);
  }

  /** Whether an element lies in the stretch. */
  public boolean holds(Element element) {
    if (element.block() != block) {
      return false;
    }
    return dense
        ? (above == null || Domain.compare(above, element) < 0)
            && (below == null || Domain.compare(element, below) < 0)
        : element.over() >= from && element.over() <= to;
  }

  /**
   * The choices of an element of this stretch, up to finite parts of at least {@code cap} elements,
   * as stretches of elements that are alike, from the lowest.
   */
  public List<Segment> classes(long cap) {
    List<Segment> classes = new ArrayList<>();
    for (OrderType.Split split : OrderType.of(type()).splits(cap)) {
      if (dense) {
        classes.add(this);
      } else if (from != Long.MIN_VALUE) {
        boolean all = split.to() == Long.MAX_VALUE;
        classes.add(part(from + split.from(), all ? to : from + split.to()));
      } else {
        boolean all = split.from() == Long.MIN_VALUE;
        boolean up = split.to() == Long.MAX_VALUE;
        classes.add(part(all ? from : to + 1 + split.from(), up ? to : to + 1 + split.to()));
      }
    }
    return classes;
  }

  /** The part of a stretch that is not dense between two places. */
  public Segment part(long first, long last) {
    return new Segment(block, false, first, last, null, null);
  }
}
