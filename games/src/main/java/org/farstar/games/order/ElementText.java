package org.farstar.games.order;

import org.farstar.values.text.Scanner;

/** Reads elements of a domain. */
final class ElementText {
  /** Denominators and numerators of fractions up to this, so that products of two fit. */
  private static final long LARGEST_PART = 1_000_000_000L;

  private static final long NO_INTEGER = Long.MIN_VALUE;

  private final Domain domain;
  private final Scanner at;

  /** An element that fills the stretch. */
  ElementText(Domain domain, Scanner at) {
    this.domain = domain;
    this.at = at;
  }

  Element read() {
    int block = 1;
    if (!domain.plain()) {
      long number = integer();
      if (number < 1 || number > domain.blocks().size() || !at.accept(':')) {
        throw at.stretchError(domain.elements());
      }
      block = (int) number;
    }
    long over = integer();
    long under = over != NO_INTEGER && dense(block) && at.accept('/') ? integer() : 1;
    String allowed = domain.plain() ? domain.elements() : domain.places(block);
    if (over == NO_INTEGER || !at.atEnd() || under < 1) {
      throw at.stretchError(allowed);
    }
    long largest = dense(block) ? LARGEST_PART : Domain.LARGEST_PLACE;
    if (Math.abs(over) > largest || under > largest) {
      throw at.stretchError("integers of at most " + largest + " in elements");
    }
    long common = gcd(Math.abs(over), under);
    Element element = new Element(block, over / common, under / common);
    if (!domain.holds(element)) {
      throw at.stretchError(allowed);
    }
    return element;
  }

  private boolean dense(int block) {
    return domain.dense() && domain.blocks().get(block - 1).kind() == DomainBlock.Kind.Q;
  }

  /** The integer of at most 17 digits here, or {@link #NO_INTEGER} if there is none. */
  private long integer() {
    boolean negative = at.accept('-');
    String digits = at.takeWhile(Scanner::isDigit);
    if (digits.isEmpty() || digits.length() > 17) {
      return NO_INTEGER;
    }
    long value = Long.parseLong(digits);
    return negative ? -value : value;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.max(1, a) : gcd(b, a % b);
  }
}
