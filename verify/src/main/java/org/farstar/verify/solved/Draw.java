package org.farstar.verify.solved;

import java.util.SplittableRandom;

/**
 * Draws numbers at random, in ascending order: the numbers below the total are cut into so many
 * equal parts, and one is drawn of each part. A set of numbers of which the share is s is missed by
 * n draws with probability at most (1-s)^n, as by independent draws, since the geometric mean of
 * what the parts miss is at most the arithmetic mean.
 */
final class Draw {
  private final long size;
  private final long larger;
  private final long draws;
  private final SplittableRandom random;
  private long made;
  private long next;

  /**
   * @param total how many numbers there are
   * @param draws how many are drawn; all of them if there are fewer
   */
  Draw(long total, long draws, long seed) {
    this.draws = Math.min(draws, total);
    this.size = this.draws == 0 ? 0 : total / this.draws;
    this.larger = this.draws == 0 ? 0 : total % this.draws;
    this.random = new SplittableRandom(seed);
    advance();
  }

  /** The number that was drawn last; behind the last draw one that is larger than all. */
  long next() {
    return next;
  }

  /** Draws the next one. */
  void advance() {
    next = made == draws ? Long.MAX_VALUE : random.nextLong(begin(made), begin(made + 1));
    made++;
  }

  /** Where a part begins; the first ones are larger by one where the total is no multiple. */
  private long begin(long part) {
    return part * size + Math.min(part, larger);
  }
}
