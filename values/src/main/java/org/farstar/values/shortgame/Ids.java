package org.farstar.values.shortgame;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.values.Dyadic;

/**
 * Numbers of 31 bits by which the games of one universe are told apart in its caches.
 *
 * <pre>
 *   | 0 | count of nodes, 30 bits                                              |   a node
 *   | 1 | 0 | numerator, 13 bits | exponent, 3 | ups, 7 bits | nimber, 6 bits  |   a number-up-star
 *   | 1 | 1 | count of large number-up-stars, 29 bits                             |   a large one
 *     30  29
 * </pre>
 *
 * <p>Number-up-stars with |numerator| &lt; 2^12, denominator at most 2^7, |ups| &lt; 2^6 and nimber
 * &lt; 2^6 need no table. The others are told apart in a table only when they are compared with or
 * added to a node, see {@link #large}.
 */
final class Ids {
  static final int NODES = 1 << 30;
  private static final int LARGE = 1 << 29;

  private record Triple(Dyadic number, long ups, int nimber) {}

  private final AtomicInteger nodes = new AtomicInteger();
  private final AtomicInteger larges = new AtomicInteger();
  private final ConcurrentHashMap<Triple, Integer> large = new ConcurrentHashMap<>();

  /** The next node's. */
  int next() {
    int id = nodes.getAndIncrement();
    if (id < 0 || id >= NODES) {
      throw new UniverseFullException("a universe holds at most " + NODES + " games");
    }
    return id;
  }

  int nodes() {
    return nodes.get();
  }

  /** How many large number-up-stars there are. */
  int larges() {
    return larges.get();
  }

  /** That of a number-up-star, or -1 if it is large. */
  static int numberUpStar(Dyadic number, long ups, int nimber) {
    int e = number.denominatorExponent();
    if (e > 7 || ups <= -64 || ups >= 64 || nimber >= 64) {
      return -1;
    }
    if (!number.hasLongNumerator()) {
      return -1;
    }
    long m = number.longNumerator();
    if (m >> 12 != m >> Long.SIZE - 1) {
      return -1;
    }
    return NODES | ((int) m & 0x1fff) << 16 | e << 13 | ((int) ups & 0x7f) << 6 | nimber;
  }

  /** That of a large number-up-star. */
  int large(Dyadic number, long ups, int nimber) {
    return large.computeIfAbsent(
        new Triple(number, ups, nimber), t -> NODES | LARGE | larges.getAndIncrement());
  }
}
