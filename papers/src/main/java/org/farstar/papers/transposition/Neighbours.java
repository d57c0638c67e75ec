package org.farstar.papers.transposition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.DomainBlock.Kind;
import org.farstar.games.order.Element;
import org.farstar.games.order.Segment;

/**
 * The element just above or just below another one of a domain, by the blocks as they are written,
 * and how many elements lie between two. Nothing here knows the normal form of an order.
 */
final class Neighbours {
  private final List<DomainBlock> blocks;
  private final Domain domain;

  Neighbours(Domain domain) {
    this.domain = domain;
    this.blocks = domain.blocks();
  }

  /** The least element above, or the greatest below; empty if there is no such element. */
  Optional<Element> of(Element element, boolean above) {
    DomainBlock block = blocks.get(element.block() - 1);
    long place = element.over();
    if (block.kind() == Kind.Q) {
      return Optional.empty();
    }
    if (!(above ? block.hasGreatest() : block.hasLeast()) || place != end(block, above)) {
      return Optional.of(Element.of(element.block(), above ? place + 1 : place - 1));
    }
    int next = above ? element.block() + 1 : element.block() - 1;
    if (next < 1 || next > blocks.size()) {
      return Optional.empty();
    }
    DomainBlock other = blocks.get(next - 1);
    return (above ? other.hasLeast() : other.hasGreatest())
        ? Optional.of(Element.of(next, end(other, !above)))
        : Optional.empty();
  }

  /** The place of the greatest element of a block that has one, or of the least. */
  private static long end(DomainBlock block, boolean greatest) {
    return !greatest ? 1 : block.finite() ? block.size() : -1;
  }

  /**
   * How many elements lie strictly between two, of which the first is the lower; empty where they
   * are infinitely many.
   */
  OptionalLong between(Element low, Element high) {
    long sum = 0;
    for (Segment segment : domain.between(low, high)) {
      if (!segment.type().finite()) {
        return OptionalLong.empty();
      }
      sum += segment.type().size();
    }
    return OptionalLong.of(sum);
  }
}
