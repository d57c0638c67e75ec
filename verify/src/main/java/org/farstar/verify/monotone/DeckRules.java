package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.farstar.verify.RefusedException;

/**
 * Monotonic sequence games on chains by the free cards: in a gap (x,y) an ascending subsequence of
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
 * It stays so, and no draw is possible. Then orders of free cards may stand for others.
 *
 * <p>Call two orders alike for (x,y) where x and y are 2 or more if either both or none of them are
 * empty, and if each live choice of a card in one is matched by a live choice in the other: the
 * orders below the two cards are alike for (x,y-1) and those above them for (x-1,y). For (x,1) and
 * (1,y) all orders are alike in misère play, in normal play all that are not empty; there a choice
 * is live if it leaves no dead card. By induction on x+y:
 *
 * <ul>
 *   <li>orders alike for (x,y) are so for (x-1,y) and (x,y-1): a choice that is live there is live
 *       for (x,y), and what its match leaves is empty where it must be;
 *   <li>sums of alike orders are alike: the match is a card of the same summand;
 *   <li>finite chains of {@link #enough} cards or more are alike: the match has on one side as many
 *       cards, or as many as are enough, and on the other side what is left, which is enough;
 *   <li>positions with alike orders in their gaps have the same outcome, since the moves are
 *       matched, and are joined and lowered to positions with alike orders.
 * </ul>
 *
 * <p>So in settled positions the finite blocks of an order are cut. For the same reason those
 * choices in {@code w} and {@code w*} that leave more of the finite part of the block than is
 * enough need not be tried.
 */
public final class DeckRules {
  /** Bounds beyond this are not looked at. */
  private static final int LARGEST = 1 << 20;

  private final Runnable checkStop;
  private final boolean misere;
  private final int a;
  private final int d;

  /** From which size on a chain in a gap of a settled position counts as large; 0 if dead. */
  private final int[][] enough;

  /**
   * The rules for critical lengths a and d, from 2 on.
   *
   * @param checkStop called in every loop; what it throws ends the work
   * @throws RefusedException where large gaps have more than 2^20 cards
   */
  public DeckRules(int a, int d, boolean misere, Runnable checkStop) {
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

  /** From this n on all decks {1..n} are alike. */
  public int bound() {
    return Math.max((a - 1) * (d - 1) + 1, enough[a][d]);
  }

  /** The whole deck of n cards. */
  Gaps whole(int n) {
    return position(List.of(new Stretch(a, d, Order.chain(n))), false);
  }

  /** Whether a position is one of these rules: what {@link #position} makes of it is the same. */
  boolean canBe(Gaps position) {
    Stretch before = null;
    for (Stretch gap : position.gaps()) {
      int x = gap.x();
      int y = gap.y();
      boolean inside = x > 1 && x <= a && y > 1 && y <= d && !gap.cards().isEmpty();
      boolean falls =
          before == null || x <= before.x() && y >= before.y() && x - y < before.x() - before.y();
      if (!inside || !falls) {
        return false;
      }
      before = gap;
    }
    return position(position.gaps(), position.settled()).equals(position);
  }

  /** Whether the player to move completes a subsequence and wins. */
  public boolean completes(List<Stretch> gaps) {
    return !misere && gaps.stream().anyMatch(Stretch::dead);
  }

  /**
   * A position from gaps that have cards, dead ones among them, which are left out.
   *
   * @param all the gaps from the lowest, no two of the same kind side by side
   * @param settledBefore whether no draw was possible already
   */
  public Gaps position(List<Stretch> all, boolean settledBefore) {
    boolean settled = settledBefore;
    for (Stretch gap : all) {
      long most = (gap.x() - 1L) * (gap.y() - 1L);
      settled |= gap.dead() ? misere : gap.cards().size().orElse(Long.MAX_VALUE) > most;
    }
    List<Stretch> kept = new ArrayList<>();
    for (Stretch gap : all) {
      if (!gap.dead()) {
        Order cut = settled ? gap.cards().cut(enough[gap.x()][gap.y()]) : gap.cards();
        kept.add(new Stretch(gap.x(), gap.y(), cut));
      }
    }
    return new Gaps(kept, settled);
  }

  /** The positions after all moves. */
  public List<Gaps> options(Gaps position) {
    List<Gaps> options = new ArrayList<>();
    any(
        position,
        option -> {
          options.add(option);
          return false;
        });
    return options;
  }

  /** Whether the player to move has no move, and there are cards. */
  boolean stuck(Gaps position) {
    return misere
        ? position.settled() && position.gaps().isEmpty()
        : (position.settled() || !position.gaps().isEmpty()) && !any(position, option -> true);
  }

  /** Whether some move leads to a position that is looked for. */
  public boolean any(Gaps position, Predicate<Gaps> wanted) {
    List<Stretch> gaps = position.gaps();
    for (int i = 0; i < gaps.size(); i++) {
      int at = i;
      int x = gaps.get(i).x();
      int y = gaps.get(i).y();
      boolean found =
          gaps.get(i)
              .cards()
              .anyChoice(
                  enough[x][y - 1],
                  enough[x - 1][y],
                  (below, above) -> {
                    checkStop.run();
                    List<Stretch> all = after(gaps, at, below, above);
                    return !completes(all) && wanted.test(position(all, position.settled()));
                  });
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** The gaps after a card of a gap that has these of its cards below and above it. */
  private static List<Stretch> after(List<Stretch> gaps, int gap, Order below, Order above) {
    int x = gaps.get(gap).x();
    int y = gaps.get(gap).y();
    List<Stretch> all = new ArrayList<>();
    for (Stretch lower : gaps.subList(0, gap)) {
      add(all, new Stretch(lower.x(), Math.min(lower.y(), y - 1), lower.cards()));
    }
    add(all, new Stretch(x, y - 1, below));
    add(all, new Stretch(x - 1, y, above));
    for (Stretch upper : gaps.subList(gap + 1, gaps.size())) {
      add(all, new Stretch(Math.min(upper.x(), x - 1), upper.y(), upper.cards()));
    }
    return all;
  }

  /** Adds a gap above others, which is joined with the last one where that is of the same kind. */
  static void add(List<Stretch> all, Stretch gap) {
    int last = all.size() - 1;
    Stretch before = last < 0 ? null : all.get(last);
    if (before != null && before.x() == gap.x() && before.y() == gap.y()) {
      all.set(last, new Stretch(gap.x(), gap.y(), before.cards().plus(gap.cards())));
    } else if (!gap.cards().isEmpty()) {
      all.add(gap);
    }
  }
}
