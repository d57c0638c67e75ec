package org.farstar.games.order;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * A sequence of elements of a domain. In a domain without dense blocks a term takes eight bytes, so
 * that a sequence may have millions of them.
 */
public final class ElementSequence extends AbstractList<Element> implements RandomAccess {
  private final long[] keys;
  private final Element[] elements;

  private ElementSequence(long[] keys, Element[] elements) {
    this.keys = keys;
    this.elements = elements;
  }

  /** These elements in this order. */
  public static ElementSequence of(Domain domain, List<Element> sequence) {
    Builder builder = new Builder(domain);
    sequence.forEach(builder::add);
    return builder.build();
  }

  /** Collects terms. */
  public static final class Builder {
    private final boolean dense;
    private long[] keys = new long[16];
    private Element[] elements = new Element[0];
    private int size;

    /** No terms yet. */
    public Builder(Domain domain) {
      this.dense = domain.dense();
      if (dense) {
        elements = new Element[16];
      }
    }

    /** Adds a term at the end. */
    public void add(Element element) {
      if (dense) {
        elements = size < elements.length ? elements : Arrays.copyOf(elements, 2 * size);
        elements[size++] = element;
      } else {
        keys = size < keys.length ? keys : Arrays.copyOf(keys, 2 * size);
        keys[size++] = Domain.key(element);
      }
    }

    /** The sequence. */
    public ElementSequence build() {
      return dense
          ? new ElementSequence(null, Arrays.copyOf(elements, size))
          : new ElementSequence(Arrays.copyOf(keys, size), null);
    }
  }

  /** This sequence with one more term at the end. */
  public ElementSequence plus(Element element) {
    int size = size();
    if (keys == null) {
      Element[] longer = Arrays.copyOf(elements, size + 1);
      longer[size] = element;
      return new ElementSequence(null, longer);
    }
    long[] longer = Arrays.copyOf(keys, size + 1);
    longer[size] = Domain.key(element);
    return new ElementSequence(longer, null);
  }

  /** A key for each term, growing with it: the domain's keys, or without them the ranks. */
  long[] keys() {
    if (keys != null) {
      return keys.clone();
    }
    Element[] sorted = elements.clone();
    Arrays.sort(sorted, Domain::compare);
    long[] ranks = new long[elements.length];
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = Arrays.binarySearch(sorted, elements[i], Domain::compare);
    }
    return ranks;
  }

  @Override
  public Element get(int index) {
    return keys == null ? elements[index] : Domain.ofKey(keys[index]);
  }

  @Override
  public int size() {
    return keys == null ? elements.length : keys.length;
  }
}
