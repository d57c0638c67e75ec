package org.farstar.games.order;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The elements that a sequence has used, in ascending order, and the gaps they leave: the greatest
 * sets of free elements with no used element between them.
 *
 * <p>Made in O(m log m) time for m elements by a merge sort of one {@code long} per element. What a
 * gap holds is worked out when it is asked for.
 */
public final class UsedElements {
  private final Domain domain;
  private final ElementSequence sequence;
  private final Element[] dense;
  private final long[] keys;
  private final boolean oddInversions;
  private final int[] usedBelow;

  /** The used elements of a sequence over a domain. */
  public UsedElements(Domain domain, ElementSequence sequence) {
    this.domain = domain;
    this.sequence = sequence;
    this.keys = sequence.keys();
    this.oddInversions = new Inversions(keys).sortAndCount() % 2 != 0;
    this.dense = domain.dense() ? sequence.toArray(new Element[0]) : new Element[0];
    Arrays.sort(dense, Domain::compare);
    this.usedBelow = findGaps();
  }

  /** How many elements are used. */
  public int size() {
    return keys.length;
  }

  /** The used element with this many used elements below it. */
  public Element get(int index) {
    return domain.dense() ? dense[index] : Domain.ofKey(keys[index]);
  }

  /** Whether the number of pairs in the sequence that are out of order is odd. */
  public boolean oddInversions() {
    return oddInversions;
  }

  /** The index in the sequence of the first element that was used before, if there is one. */
  public OptionalInt repeated() {
    boolean repeats = false;
    for (int i = 1; i < keys.length && !repeats; i++) {
      repeats = keys[i] == keys[i - 1];
    }
    Set<Element> seen = new HashSet<>();
    for (int i = 0; repeats; i++) {
      if (!seen.add(sequence.get(i))) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private int[] findGaps() {
    int[] found = new int[size() + 1];
    int count = 0;
    for (int i = 0; i <= size(); i++) {
      long inside = inside(i);
      if (inside > 0 || (inside < 0 && !segmentsBelow(i).isEmpty())) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** How many elements lie just below a used one, where both neighbours share a block; else -1. */
  private long inside(int index) {
    if (domain.dense() || index == 0 || index == size()) {
      return -1;
    }
    return Domain.sameBlock(keys[index - 1], keys[index]) ? keys[index] - keys[index - 1] - 1 : -1;
  }

  private List<Segment> segmentsBelow(int index) {
    return domain.between(index == 0 ? null : get(index - 1), index == size() ? null : get(index));
  }

  /** How many gaps there are. */
  public int gaps() {
    return usedBelow.length;
  }

  /** How many used elements lie below a gap; gaps are counted from 0 at the lowest. */
  public int usedBelow(int gap) {
    return usedBelow[gap];
  }

  /** The stretches of a gap, block by block, from the lowest; at least one. */
  public List<Segment> segments(int gap) {
    return segmentsBelow(usedBelow[gap]);
  }

  /**
   * The order of the elements in some neighbouring gaps, as if nothing lay between them.
   *
   * @param from the first of the gaps
   * @param to the gap after the last
   */
  public OrderType type(int from, int to) {
    long size = 0;
    for (int i = from; i < to && size >= 0; i++) {
      long inside = inside(usedBelow[i]);
      size = inside < 0 ? -1 : size + inside;
    }
    if (size >= 0) {
      return OrderType.chain(size);
    }
    OrderType.Builder sum = new OrderType.Builder();
    for (int i = from; i < to; i++) {
      segments(i).forEach(segment -> sum.add(segment.type()));
    }
    return sum.build();
  }
}
