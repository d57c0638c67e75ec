package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.verify.RefusedException;

/**
 * Monotonic sequence games on {1..n} by the free cards: in a gap (x,y) an ascending subsequence of
 * x more cards or a descending one of y more ends the game. A card leaves (x,y-1) below it and
 * (x-1,y) above it in its gap; of the gaps below no y is more than y-1 then, of those above no x
 * more than x-1. Gaps with the same x and y that stand next to each other are one: no play tells
 * them apart.
 *
 * <p>Cards with x = 1 or y = 1 are <i>dead</i>: they complete a subsequence. In normal play a dead
 * card wins at once, so nobody leaves one who has a choice; in misère play it loses. So a move is a
 * live card, after which in normal play no card is dead, and who has none loses, but for a position
 * without any card, which is drawn.
 *
 * <p>A position is <i>settled</i> once not all cards can be used up without a complete subsequence:
 * a gap has more than (x-1)(y-1) cards (Erdős and Szekeres), or in misère play some card is dead.
 * It stays so, and no draw is possible. Then all sizes of a gap from {@link #enough} on are alike:
 * a card in the one is answered in the other by a card with one part as large and the other one
 * large in both. So larger gaps are cut.
 */
final class DeckRules {
  /** Bounds beyond this are not looked at. */
  private static final int LARGEST = 1 << 20;

  private final Runnable checkStop;
  private final boolean misere;
  private final int a;
  private final int d;

  /** From which size on a gap of a settled position counts as large; 0 for dead cards. */
  private final int[][] enough;

  /**
   * The rules for critical lengths a and d, from 2 on.
   *
   * @param checkStop called in every loop; what it throws ends the work
   * @throws RefusedException where large gaps have more than 2^20 cards
   */
  DeckRules(int a, int d, boolean misere, Runnable checkStop) {
    this.checkStop = checkStop;
    this.misere = misere;
    this.a = a;
    this.d = d;
    this.enough = new int[a + 1][d + 1];
    for (int x = 2; x <= a; x++) {
      for (int y = 2; y <= d; y++) {
        // In normal play the one card of a gap with x = 2 that leaves none dead is the highest.
        boolean single = !misere && (x == 2 || y == 2);
        int parts = enough[x - 1][y] + enough[x][y - 1] + 1;
        enough[x][y] = single ? Math.max(x, y) : parts;
        if (enough[x][y] > LARGEST) {
          throw RefusedException.at(6, "allowed: critical lengths with a bound up to " + LARGEST);
        }
      }
    }
  }

  /** From this n on all decks are alike. */
  int bound() {
    return Math.max((a - 1) * (d - 1) + 1, enough[a][d]);
  }

  /** The whole deck of n cards. */
  Gaps whole(int n) {
    return position(List.of(a, d, n), false);
  }

  /** Whether a position is one of these rules: what {@link #position} makes of it is the same. */
  boolean canBe(Gaps position) {
    for (int i = 0; i < position.count(); i++) {
      int x = position.x(i);
      int y = position.y(i);
      boolean inside = x > 1 && x <= a && y > 1 && y <= d && position.size(i) > 0;
      boolean falls =
          i == 0
              || x <= position.x(i - 1)
                  && y >= position.y(i - 1)
                  && x - y < position.x(i - 1) - position.y(i - 1);
      if (!inside || !falls) {
        return false;
      }
    }
    return position(position.gaps(), position.settled()).equals(position);
  }

  /** A position from gaps, dead ones among them, which are left out. */
  Gaps position(List<Integer> all, boolean settledBefore) {
    boolean settled = settledBefore;
    for (int i = 0; i < all.size(); i += 3) {
      int x = all.get(i);
      int y = all.get(i + 1);
      settled |= x == 1 || y == 1 ? misere : all.get(i + 2) > (x - 1) * (y - 1);
    }
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < all.size(); i += 3) {
      int x = all.get(i);
      int y = all.get(i + 1);
      if (x > 1 && y > 1) {
        int size = all.get(i + 2);
        kept.addAll(List.of(x, y, settled ? Math.min(size, enough[x][y]) : size));
      }
    }
    return new Gaps(kept, settled);
  }

  /** The positions after all moves. */
  List<Gaps> options(Gaps position) {
    List<Gaps> options = new ArrayList<>();
    for (int gap = 0; gap < position.count(); gap++) {
      for (int below = 0; below < position.size(gap); below++) {
        checkStop.run();
        List<Integer> all = after(position, gap, below);
        if (misere || !dead(all)) {
          options.add(position(all, position.settled()));
        }
      }
    }
    return options;
  }

  private static boolean dead(List<Integer> all) {
    for (int i = 0; i < all.size(); i += 3) {
      if (all.get(i) == 1 || all.get(i + 1) == 1) {
        return true;
      }
    }
    return false;
  }

  /** The gaps after the card of a gap that has this many of its cards below it. */
  private static List<Integer> after(Gaps position, int gap, int below) {
    int x = position.x(gap);
    int y = position.y(gap);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i <= gap; i++) {
      int size = i == gap ? below : position.size(i);
      add(all, position.x(i), Math.min(position.y(i), y - 1), size);
    }
    for (int i = gap; i < position.count(); i++) {
      int size = i == gap ? position.size(i) - 1 - below : position.size(i);
      add(all, Math.min(position.x(i), x - 1), position.y(i), size);
    }
    return all;
  }

  private static void add(List<Integer> all, int x, int y, int size) {
    int last = all.size() - 3;
    if (last >= 0 && all.get(last) == x && all.get(last + 1) == y) {
      all.set(last + 2, all.get(last + 2) + size);
    } else if (size > 0) {
      all.addAll(List.of(x, y, size));
    }
  }
}
