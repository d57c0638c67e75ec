package org.farstar.games.order.monotone.chain;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Positions of misère play with d = 3 whose outcomes settle every deck {1..n}, whatever a is.
 *
 * <p>With d = 3 there is at most one gap (x,3,u), above all others, and the others, from the lowest
 * to the highest, are gaps (X,2,h) with X at least x. Everything is decided by 4x - 3u, the
 * <i>excess</i>: a card of the upper gap with l cards of it below adds 3l - 1 to it, a card of a
 * gap (x,2,h) takes 4 from it, and a card of another lower gap leaves it as it is. A position is
 * <i>settled</i> if no draw is possible, for instance if a dead card is left.
 *
 * <table>
 * <caption>The sets, from x = 8 on; below, some excesses are lost only from a least x on</caption>
 * <tr><th>lower gaps</th><th>lost</th><th>lost if settled</th><th>drawn if not settled</th></tr>
 * <tr><td>none</td><td>1, -1, -4</td><td>even, at least 4</td><td>at least 3</td></tr>
 * <tr><td>(x,2,1)</td><td>4, 2, -1</td><td>odd, at least 7</td><td>at least 6</td></tr>
 * <tr><td>(X,2,1), X &gt; x</td><td>2, -3</td><td>0; odd, at least 5</td><td>at least 4</td></tr>
 * <tr><td>(x+1,2,2)</td><td>3, -2</td><td>5</td><td></td></tr>
 * <tr><td>(x+1,2,h), h &gt; 2</td><td>5, 3, -2</td><td></td><td></td></tr>
 * </table>
 *
 * <p>The claims on d = 3 try all their moves; that nothing new comes with larger x is proved in
 * {@code docs/papers/monotone.md}.
 */
public record ThreeSets(int drawnFrom, Set<Integer> lost) {
  /** The sets that are right. */
  public static final ThreeSets PROVED = new ThreeSets(3, Set.of(1, -1, -4));

  private static final int LEAST_EVEN = 4;

  /**
   * Sets of this form.
   *
   * @param drawnFrom the least excess of a drawn position without lower gaps
   * @param lost the excesses with which a position without lower gaps is lost, settled or not
   */
  public ThreeSets {
    lost = Collections.unmodifiableSet(new LinkedHashSet<>(lost));
  }

  /** The excess 4x - 3u of a gap (x,3,u). */
  public static long excess(ChainGap upper) {
    return 4L * upper.x() - 3 * upper.size();
  }

  private static boolean withoutUpper(List<ChainGap> gaps) {
    return gaps.isEmpty() || gaps.get(gaps.size() - 1).y() != 3;
  }

  /**
   * Whether a position is one of the lost ones.
   *
   * @param gaps its live gaps, from the lowest to the highest
   * @param settled whether no draw is possible
   */
  public boolean lost(List<ChainGap> gaps, boolean settled) {
    if (withoutUpper(gaps)) {
      // Where a live card is left, the highest one leaves none.
      return gaps.isEmpty() && settled;
    }
    ChainGap upper = gaps.get(gaps.size() - 1);
    List<ChainGap> lower = gaps.subList(0, gaps.size() - 1);
    if (lower.isEmpty()) {
      return alone(upper.x(), excess(upper), settled);
    }
    long cards = lower.stream().mapToLong(ChainGap::size).sum();
    int next = lower.get(lower.size() - 1).x();
    if (cards == 1) {
      // The one card of (x,2,1) counts as one of the upper gap.
      return next == upper.x()
          ? alone(upper.x(), excess(upper) - 3, settled)
          : besideOne(upper, settled);
    }
    if (upper.x() == 3 && cards == 2 && next > 3) {
      return upper.size() >= 3;
    }
    return lower.size() == 1 && next == upper.x() + 1 && besideMore(upper, cards, settled);
  }

  private boolean alone(int x, long excess, boolean settled) {
    return x >= 4 && lost.contains((int) excess)
        || settled && excess >= LEAST_EVEN && excess % 2 == 0;
  }

  /** The lower gaps are (X,2,1) with X > x. */
  private static boolean besideOne(ChainGap upper, boolean settled) {
    int x = upper.x();
    long excess = excess(upper);
    if (x == 2) {
      return settled || upper.size() >= 2;
    }
    return excess == 2
        || x >= 6 && (excess == -3 || settled && excess == 0)
        || settled && excess > LEAST_EVEN && excess % 2 != 0;
  }

  /** The lower gaps are (x+1,2,h) with h > 1. */
  private static boolean besideMore(ChainGap upper, long cards, boolean settled) {
    int x = upper.x();
    long excess = excess(upper);
    if (x == 2) {
      return settled || upper.size() >= 2;
    }
    return excess == 3 || x >= 7 && excess == -2 || x >= 5 && excess == 5 && (settled || cards > 2);
  }

  /**
   * Whether a position is one of the drawn ones.
   *
   * @param gaps its live gaps, from the lowest to the highest
   * @param settled whether no draw is possible
   */
  public boolean drawn(List<ChainGap> gaps, boolean settled) {
    if (settled) {
      return false;
    }
    long cards = gaps.stream().mapToLong(ChainGap::size).sum();
    if (withoutUpper(gaps)) {
      return cards <= 1;
    }
    ChainGap upper = gaps.get(gaps.size() - 1);
    if (gaps.size() == 1) {
      return excess(upper) >= drawnFrom;
    }
    boolean same = gaps.get(0).x() == upper.x();
    return cards == upper.size() + 1 && excess(upper) >= drawnFrom + (same ? 3 : 1);
  }
}
