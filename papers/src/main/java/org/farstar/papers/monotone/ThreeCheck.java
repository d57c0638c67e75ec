package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.GapBounds;
import org.farstar.games.order.monotone.chain.GapPosition;
import org.farstar.games.order.monotone.chain.Gaps;
import org.farstar.games.order.monotone.chain.ThreeSets;

/**
 * Holds {@link ThreeSets} against the rules: tries every card in their positions, and looks for an
 * answer among all cards. Not for threads.
 */
public final class ThreeCheck {
  private static final int MOST_LOWER = 7;

  private final ThreeSets sets;
  private final Cases cases;

  /**
   * @param sets the sets
   * @param cases where each position and each card is a case
   */
  public ThreeCheck(ThreeSets sets, Cases cases) {
    this.sets = sets;
    this.cases = cases;
  }

  /**
   * After every card in a lost position there is one that leads to a lost position.
   *
   * @param x that of the upper gap, from 2 to 60
   */
  public void lost(int x) {
    for (GapPosition position : positions(x)) {
      if (isLost(position)) {
        answered(position, this::isLost);
      }
    }
  }

  /**
   * Some card in a drawn position leads to a drawn position, and after every other there is one
   * that leads to a lost or to a drawn position.
   *
   * @param x that of the upper gap, from 2 to 60
   */
  public void drawn(int x) {
    for (GapPosition position : positions(x)) {
      if (isDrawn(position)) {
        cases.check(
            position.empty() || options(position).stream().anyMatch(this::isDrawn),
            () -> write(position) + ": no card leads to a drawn position");
        answered(position, option -> isLost(option) || isDrawn(option));
      }
    }
  }

  private void answered(GapPosition position, Predicate<GapPosition> good) {
    for (GapPosition option : options(position)) {
      cases.check(
          isDrawn(position) && isDrawn(option) || options(option).stream().anyMatch(good),
          () -> write(position) + ": no answer to " + write(option));
    }
  }

  private boolean isLost(GapPosition position) {
    return sets.lost(position.gaps(), position.decided());
  }

  private boolean isDrawn(GapPosition position) {
    return sets.drawn(position.gaps(), position.decided());
  }

  private static List<GapPosition> options(GapPosition position) {
    List<ChainGap> gaps = position.gaps();
    int x = gaps.stream().mapToInt(ChainGap::x).max().orElse(2);
    return play(x, (int) gaps.stream().mapToLong(ChainGap::size).sum()).options(position);
  }

  /** The moves among this many cards, no size cut. */
  private static Gaps play(int x, int cards) {
    return new Gaps(x, 3, Convention.MISERE, GapBounds.none(x, 3, cards));
  }

  private static String write(GapPosition position) {
    String text = position.empty() ? "no card" : position.toString();
    return position.decided() ? text + " settled" : text;
  }

  /** The positions with an upper gap of this x that can be in the sets. */
  private static List<GapPosition> positions(int x) {
    List<GapPosition> positions = new ArrayList<>();
    for (int size = 1; size <= (4 * x + 24) / 3; size++) {
      for (List<ChainGap> lower : lowers(x)) {
        List<ChainGap> gaps = new ArrayList<>(lower);
        gaps.add(new ChainGap(x, 3, size));
        Gaps play = play(x + 3, size + MOST_LOWER);
        positions.add(play.position(gaps, false));
        positions.add(play.position(gaps, true));
      }
    }
    return positions;
  }

  private static List<List<ChainGap>> lowers(int x) {
    List<List<ChainGap>> lowers = new ArrayList<>();
    lowers.add(List.of());
    for (int above = 0; above <= 3; above++) {
      lowers.add(List.of(new ChainGap(x + above, 2, 1)));
    }
    for (int size = 2; size <= MOST_LOWER; size++) {
      lowers.add(List.of(new ChainGap(x + 1, 2, size)));
    }
    // Of two cards in all, for x = 3.
    lowers.add(List.of(new ChainGap(x + 3, 2, 2)));
    for (int above = 1; above <= 2; above++) {
      lowers.add(List.of(new ChainGap(x + 3, 2, 1), new ChainGap(x + above, 2, 1)));
    }
    return lowers;
  }
}
