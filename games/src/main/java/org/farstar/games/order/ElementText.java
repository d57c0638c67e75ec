package org.farstar.games.order;

import org.farstar.values.text.NotationException;

/** Reads elements of a domain where they stand in a text, without copying it. */
final class ElementText {
  /** Denominators and numerators of fractions up to this, so that products of two fit. */
  private static final long LARGEST_PART = 1_000_000_000L;

  private static final long NO_INTEGER = Long.MIN_VALUE;

  private final Domain domain;
  private final String text;
  private int at;

  ElementText(Domain domain, String text) {
    this.domain = domain;
    this.text = text;
  }

  /** The element that fills this part of the text. */
  Element read(int from, int to) {
    at = from;
    int block = 1;
    if (!domain.plain()) {
      long number = integer(to);
      int count = domain.blocks().size();
      if (at >= to || text.charAt(at) != ':' || number < 1 || number > count) {
        throw wrong(from, to, domain.elements());
      }
      block = (int) number;
      at++;
    }
    long over = integer(to);
    long under = 1;
    if (over != NO_INTEGER && at < to && text.charAt(at) == '/' && dense(block)) {
      at++;
      under = integer(to);
    }
    String allowed = domain.plain() ? domain.elements() : domain.places(block);
    if (over == NO_INTEGER || at < to || under < 1) {
      throw wrong(from, to, allowed);
    }
    long largest = dense(block) ? LARGEST_PART : Domain.LARGEST_PLACE;
    if (Math.abs(over) > largest || under > largest) {
      throw wrong(from, to, "integers of at most " + largest + " in elements");
    }
    long common = gcd(Math.abs(over), under);
    Element element = new Element(block, over / common, under / common);
    if (!domain.holds(element)) {
      throw wrong(from, to, allowed);
    }
    return element;
  }

  private boolean dense(int block) {
    return domain.dense() && domain.blocks().get(block - 1).kind() == DomainBlock.Kind.Q;
  }

  /** The integer of at most 17 digits at this place, {@link #NO_INTEGER} where there is none. */
  private long integer(int to) {
    boolean negative = at < to && text.charAt(at) == '-';
    int i = negative ? at + 1 : at;
    int start = i;
    long value = 0;
    while (i < to && text.charAt(i) >= '0' && text.charAt(i) <= '9' && i - start < 17) {
      value = 10 * value + text.charAt(i) - '0';
      i++;
    }
    if (i == start) {
      return NO_INTEGER;
    }
    at = i;
    return negative ? -value : value;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.max(1, a) : gcd(b, a % b);
  }

  private NotationException wrong(int from, int to, String allowed) {
    String found =
        from < to ? "'" + text.substring(from, to) + "'" : NotationException.at(text, to);
    return new NotationException(text, from + 1, found, allowed);
  }
}
