package org.farstar.games.order;

import java.util.function.Consumer;

/**
 * A stretch of free elements inside one block of a domain.
 *
 * @param block the block as written in the domain, from 1
 * @param dense whether the block is dense; then {@code from} and {@code to} mean nothing
 * @param from the least place, {@link Long#MIN_VALUE} where there is no least
 * @param to the greatest place, {@link Long#MAX_VALUE} where there is no greatest
 * @param above in a dense block the used element just below the stretch, or null if there is none
 * @param below in a dense block the used element just above the stretch, or null if there is none
 */
public record Segment(int block, boolean dense, long from, long to, Element above, Element below) {
  /** Its order type, a single block. */
  public DomainBlock type() {
    if (dense) {
      return DomainBlock.Q;
    }
    if (from == Long.MIN_VALUE) {
      return to == Long.MAX_VALUE ? DomainBlock.Z : DomainBlock.W_STAR;
    }
    return to == Long.MAX_VALUE ? DomainBlock.W : DomainBlock.chain(to - from + 1);
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
  public void classes(long cap, Consumer<Segment> consumer) {
    OrderType.of(type()).splits(cap, split -> consumer.accept(places(split)));
  }

  private Segment places(OrderType.Split split) {
    if (dense) {
      return this;
    }
    boolean down = split.from() == Long.MIN_VALUE;
    boolean up = split.to() == Long.MAX_VALUE;
    long zero = from != Long.MIN_VALUE ? from : to + 1;
    return part(down ? from : zero + split.from(), up ? to : zero + split.to());
  }

  /** The part of a stretch that is not dense between two places. */
  public Segment part(long first, long last) {
    return new Segment(block, false, first, last, null, null);
  }

  /**
   * Its elements as text: one element, or {@code 4..6}, {@code 1:7..}, {@code 2:..}, {@code
   * (0,1/2)}.
   */
  public String write(Domain domain) {
    String name = domain.plain() ? "" : block + ":";
    if (dense) {
      return name + "(" + end(above) + "," + end(below) + ")";
    }
    if (from == to) {
      return domain.write(any());
    }
    String first = from == Long.MIN_VALUE ? "" : Long.toString(from);
    String last = to == Long.MAX_VALUE ? "" : Long.toString(to);
    return name + first + ".." + last;
  }

  private static String end(Element element) {
    if (element == null) {
      return "..";
    }
    return element.over() + (element.under() == 1 ? "" : "/" + element.under());
  }
}
