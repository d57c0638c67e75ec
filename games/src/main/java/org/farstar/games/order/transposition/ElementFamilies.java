package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;

/**
 * The free elements of a stretch as units, and each unit as a few families of elements: the least,
 * the greatest, and those between. To the theory the members of a family are alike, except that
 * with one element to spare (Theorem 2.3) every second one of those between is.
 */
final class ElementFamilies {
  private final Domain domain;
  private final PivotStructure structure;
  private final List<PivotStructure.Pivot> pivots;
  private final boolean bySeconds;

  /**
   * @param position the position
   * @param bySeconds whether the elements between the ends are two families
   */
  ElementFamilies(TranspositionPosition position, boolean bySeconds) {
    this.domain = position.domain();
    this.structure = position.structure();
    this.pivots = structure.pivots();
    this.bySeconds = bySeconds;
  }

  /**
   * Elements that are alike to the theory.
   *
   * @param below the free elements below one of them in its stretch
   * @param above the free elements above it
   * @param sample a member
   * @param words all members in words, empty for a single one
   */
  record Family(OrderType below, OrderType above, Element sample, String words) {}

  /** Segments that follow each other without infinitely many elements between them. */
  private record Unit(List<Segment> segments, DomainBlock type) {
    Element least() {
      return segments.get(0).at(segments.get(0).from());
    }

    Element greatest() {
      Segment last = segments.get(segments.size() - 1);
      return last.at(last.to());
    }

    /**
     * The free element with this many free elements of the unit below it, in a unit with a least.
     */
    Element fromLeast(long index) {
      long left = index;
      for (Segment segment : segments) {
        if (segment.to() == Long.MAX_VALUE || segment.from() + left <= segment.to()) {
          return segment.at(segment.from() + left);
        }
        left -= segment.to() - segment.from() + 1;
      }
      throw new IllegalArgumentException(index + " in " + segments);
    }

    /** The second greatest free element of the unit. */
    Element belowGreatest() {
      Segment last = segments.get(segments.size() - 1);
      if (last.from() != last.to()) {
        return last.at(last.to() - 1);
      }
      Segment before = segments.get(segments.size() - 2);
      return before.at(before.to());
    }
  }

  /** What a player is told who may choose any element of a stretch. */
  Family whole(int stretch) {
    return new Family(
        null, null, structure.segments(stretch).get(0).any(), "any " + elementsOf(stretch));
  }

  /** The families of a stretch, from the lowest. */
  List<Family> families(int stretch) {
    List<Unit> units = units(structure.segments(stretch));
    List<Family> families = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      OrderType.Builder below = new OrderType.Builder();
      units.subList(0, i).forEach(unit -> below.add(unit.type()));
      OrderType.Builder above = new OrderType.Builder();
      units.subList(i + 1, units.size()).forEach(unit -> above.add(unit.type()));
      String region = units.size() == 1 ? elementsOf(stretch) : region(units.get(i), stretch);
      addFamilies(units.get(i), below.build(), above.build(), region, families);
    }
    return families;
  }

  private static List<Unit> units(List<Segment> segments) {
    List<Unit> units = new ArrayList<>();
    List<Segment> open = new ArrayList<>();
    for (int i = 0; i < segments.size(); i++) {
      open.add(segments.get(i));
      boolean joins =
          i + 1 < segments.size()
              && segments.get(i).type().hasGreatest()
              && segments.get(i + 1).type().hasLeast();
      if (!joins) {
        List<DomainBlock> blocks = open.stream().map(Segment::type).toList();
        DomainBlock type = OrderType.of(blocks).blocks().get(0);
        units.add(new Unit(List.copyOf(open), type));
        open.clear();
      }
    }
    return units;
  }

  private void addFamilies(
      Unit unit, OrderType below, OrderType above, String region, List<Family> families) {
    DomainBlock type = unit.type();
    OrderType.Builder left = new OrderType.Builder().add(below);
    OrderType.Builder right = new OrderType.Builder();
    switch (type.kind()) {
      case CHAIN -> addChain(unit, below, above, region, families);
      case W -> {
        families.add(
            new Family(
                below, right.add(type).add(above).build(), unit.least(), "the least " + region));
        families.add(
            new Family(
                left.add(DomainBlock.chain(1)).build(),
                new OrderType.Builder().add(type).add(above).build(),
                unit.fromLeast(1),
                "any " + region + " but the least"));
      }
      case W_STAR -> {
        families.add(
            new Family(
                left.add(type).build(),
                right.add(DomainBlock.chain(1)).add(above).build(),
                unit.belowGreatest(),
                "any " + region + " but the greatest"));
        families.add(
            new Family(
                new OrderType.Builder().add(below).add(type).build(),
                above,
                unit.greatest(),
                "the greatest " + region));
      }
      case Z, Q -> {
        boolean dense = type.kind() == DomainBlock.Kind.Q;
        families.add(
            new Family(
                left.add(dense ? type : DomainBlock.W_STAR).build(),
                right.add(dense ? type : DomainBlock.W).add(above).build(),
                unit.segments().get(0).any(),
                "any " + region));
      }
    }
  }

  private void addChain(
      Unit unit, OrderType below, OrderType above, String region, List<Family> families) {
    long size = unit.type().size();
    if (size == 1) {
      families.add(new Family(below, above, unit.least(), "the only " + region));
      return;
    }
    families.add(inChain(unit, 0, below, above, "the least " + region));
    if (size > 2) {
      if (!bySeconds) {
        families.add(
            inChain(unit, 1, below, above, "any " + region + " but the least and the greatest"));
      } else {
        for (long first = 1; first < Math.min(3, size - 1); first++) {
          families.add(inChain(unit, first, below, above, seconds(unit, first)));
        }
      }
    }
    families.add(inChain(unit, size - 1, below, above, "the greatest " + region));
  }

  private String seconds(Unit unit, long first) {
    long last = unit.type().size() - 2;
    last -= (last - first) % 2;
    String from = domain.write(unit.fromLeast(first));
    return first == last
        ? ""
        : "every second free element from " + from + " to " + domain.write(unit.fromLeast(last));
  }

  private Family inChain(Unit unit, long index, OrderType below, OrderType above, String words) {
    long rest = unit.type().size() - 1 - index;
    return new Family(
        below.plus(OrderType.chain(index)),
        OrderType.chain(rest).plus(above),
        unit.fromLeast(index),
        words);
  }

  /** The elements of a stretch in words, in the singular. */
  private String elementsOf(int stretch) {
    if (pivots.isEmpty()) {
      return "free element";
    }
    boolean oneGap = structure.segments(stretch).size() == 1;
    String elements = oneGap ? "element of the gap " : "free element ";
    String low = stretch == 0 ? "" : domain.write(pivots.get(stretch - 1).high());
    String high = stretch == pivots.size() ? "" : domain.write(pivots.get(stretch).low());
    return elements
        + (low.isEmpty()
            ? "below " + high
            : high.isEmpty() ? "above " + low : "between " + low + " and " + high);
  }

  /** The elements of a unit in words, in the singular. */
  private String region(Unit unit, int stretch) {
    int first = unit.segments().get(0).block();
    int last = unit.segments().get(unit.segments().size() - 1).block();
    String name = first == last ? "block " + first : "blocks " + first + " to " + last;
    String text = "free element of " + name;
    if (stretch > 0 && pivots.get(stretch - 1).high().block() == first) {
      text += " above " + domain.write(pivots.get(stretch - 1).high());
    }
    if (stretch < pivots.size() && pivots.get(stretch).low().block() == last) {
      text += " below " + domain.write(pivots.get(stretch).low());
    }
    return text;
  }
}
