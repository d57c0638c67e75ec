package org.farstar.games.order.monotone.chain;

import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.games.order.monotone.board.LargeGap;

/**
 * From which size on a gap counts as large, for each cell: a cell (x,y) is a gap in which an
 * ascending subsequence of length x or a descending one of length y ends the game.
 *
 * <p>A choice in a gap of cell (x,y) leaves a part below it in cell (x,y-1) and a part above it in
 * cell (x-1,y); other gaps move to lower cells as a whole, or meet another gap in the same cell and
 * are added to it. So a choice in a gap of at least C(x,y-1) + C(x-1,y) + 1 cards can be matched in
 * every other gap of at least as many: small parts by equal parts, large parts by large parts. This
 * is the back-and-forth argument of Proposition 6. What differs is where it starts.
 *
 * <ul>
 *   <li>{@link #paper}: C(1,y) = C(x,1) = 1, which gives B(x,y) = 2 C(x+y-2,x-1) - 1.
 *   <li>{@link #tight} misère: cards in a cell with x = 1 or y = 1 are <i>dead</i>: who plays one
 *       loses at once. Once it is certain that a dead card will be left, how many there are does
 *       not matter, so C(1,y) = C(x,1) = 0, and C(x,y) = C(x+y-2,x-1) - 1 in closed form, half of
 *       the paper's.
 *   <li>{@link #tight} normal: who plays a dead card wins, so nobody leaves one while there is a
 *       choice. In a cell (2,y) only the highest card can be played, in (x,2) only the lowest, and
 *       nothing else of the gap is lost: C(2,y) = y, C(x,2) = x.
 * </ul>
 */
public final class GapBounds {
  private static final long MOST = 1 << 28;

  private final int[][] bounds;
  private final int side;
  private final int shorter;

  private GapBounds(int a, int d) {
    this.side = Math.max(a, d);
    this.shorter = Math.min(a, d);
    this.bounds = new int[side + 1][side + 1];
  }

  /** The bound B(x,y) of the paper. */
  public static GapBounds paper(int a, int d) {
    GapBounds made = new GapBounds(a, d);
    made.fill((x, y) -> LargeGap.paper(x, y));
    return made;
  }

  /** The smaller bounds, sound once no draw is possible any more; only for cells without 1. */
  public static GapBounds tight(int a, int d, Convention convention) {
    GapBounds made = new GapBounds(a, d);
    if (convention == Convention.MISERE) {
      made.fill((x, y) -> LargeGap.binomial(x + y - 2, Math.min(x, y) - 1) - 1);
    } else {
      made.fill(
          (x, y) ->
              x == 1 || y == 1
                  ? 1
                  : x == 2 ? y : y == 2 ? x : 1L + made.bounds[x - 1][y] + made.bounds[x][y - 1]);
    }
    return made;
  }

  /** No bound that matters to decks of at most n cards: every size is a size of its own. */
  public static GapBounds none(int a, int d, int n) {
    GapBounds made = new GapBounds(a, d);
    made.fill((x, y) -> n + 1L);
    return made;
  }

  private interface Formula {
    long at(int x, int y);
  }

  private void fill(Formula formula) {
    for (int x = 1; x <= side; x++) {
      // The cells of a game and of its mirror image; no other one is ever asked about.
      for (int y = 1; y <= (x <= shorter ? side : shorter); y++) {
        long cap = formula.at(x, y);
        if (cap > MOST) {
          throw new SearchStopped(StopReason.MEMORY);
        }
        bounds[x][y] = (int) cap;
      }
    }
  }

  /** The least size that counts as large in this cell. */
  public int at(int x, int y) {
    return bounds[x][y];
  }

  /** The larger critical length: up to here cells are known. */
  int side() {
    return side;
  }
}
