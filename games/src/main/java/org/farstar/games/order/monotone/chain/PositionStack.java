package org.farstar.games.order.monotone.chain;

/**
 * A stack of positions, one for each move of the line that a search is on.
 *
 * <p>A position is its gaps with free cards in them, from the lowest to the highest, each with its
 * cell (x,y) and its size. Going up, each reddish element between two gaps lowers x by one, and
 * each bluish one raises y by one, so the cells lie on a staircase, and all that is lost is in
 * which order elements stand that have no free card between them. A card played in cell (x,y)
 *
 * <ul>
 *   <li>moves the gaps above it with the same x, and the part of its own gap above it, to x-1: they
 *       are those below the first reddish element above, which loses its red;
 *   <li>moves the gaps below it with the same y, and the part below it, to y-1, likewise;
 *   <li>joins gaps that come into the same cell: nothing is left between them.
 * </ul>
 *
 * <p>Gaps in cells with x = 1 or y = 1 are not kept: their cards are dead, who plays one completes
 * a subsequence. {@link #dead} tells whether there were any.
 */
final class PositionStack {
  private final GapBounds bounds;
  private final boolean draws;
  private final int[][] xs;
  private final int[][] ys;
  private final int[][] sizes;
  private final int[] counts;
  private final boolean[] sure;
  private boolean dead;

  /**
   * @param depth how many moves a line can have at most
   * @param width how many gaps a position can have at most
   * @param bounds how large sizes count; sizes beyond are cut
   * @param draws whether sizes are kept exact instead, and {@link #sure} is worked out
   */
  PositionStack(int depth, int width, GapBounds bounds, boolean draws) {
    this.bounds = bounds;
    this.draws = draws;
    this.xs = new int[depth + 2][width + 1];
    this.ys = new int[depth + 2][width + 1];
    this.sizes = new int[depth + 2][width + 1];
    this.counts = new int[depth + 2];
    this.sure = new boolean[depth + 2];
  }

  /** Begins a position. */
  void clear(int depth) {
    counts[depth] = 0;
    sure[depth] = false;
    dead = false;
  }

  /** Makes gaps the first position, from the lowest to the highest. */
  void fill(Iterable<ChainGap> gaps) {
    clear(0);
    for (ChainGap gap : gaps) {
      add(0, gap.x(), gap.y(), gap.size());
    }
  }

  /** Adds a gap above those already there. */
  void add(int depth, int x, int y, long size) {
    if (size == 0) {
      return;
    }
    if (x < 2 || y < 2) {
      dead = true;
      return;
    }
    int[] rights = xs[depth];
    int[] ups = ys[depth];
    int last = counts[depth] - 1;
    long sum = size;
    if (last >= 0 && rights[last] == x && ups[last] == y) {
      sum += sizes[depth][last];
    } else {
      last++;
      counts[depth]++;
      rights[last] = x;
      ups[last] = y;
    }
    if (draws) {
      // By Erdős and Szekeres a gap of more cards cannot be used up without a subsequence.
      sure[depth] |= sum > (x - 1L) * (y - 1L);
      sizes[depth][last] = (int) Math.min(sum, Integer.MAX_VALUE);
    } else {
      sizes[depth][last] = (int) Math.min(sum, bounds.at(x, y));
    }
  }

  /** The x of the gaps of a position, not to be changed. */
  int[] xs(int depth) {
    return xs[depth];
  }

  /** The y of the gaps of a position, not to be changed. */
  int[] ys(int depth) {
    return ys[depth];
  }

  /** The sizes of the gaps of a position, not to be changed. */
  int[] sizes(int depth) {
    return sizes[depth];
  }

  /**
   * Makes the position one deeper: a card of a gap is played.
   *
   * @param gap which of the gaps
   * @param below how many of its cards stay below the card
   * @param above how many stay above it
   */
  void play(int depth, int gap, int below, int above) {
    int next = depth + 1;
    clear(next);
    // The innermost loop of every search: rows of the stack are looked up once.
    int[] rights = xs[depth];
    int[] ups = ys[depth];
    int[] cards = sizes[depth];
    int x = rights[gap];
    int y = ups[gap];
    for (int i = 0; i < gap; i++) {
      add(next, rights[i], ups[i] == y ? y - 1 : ups[i], cards[i]);
    }
    add(next, x, y - 1, below);
    add(next, x - 1, y, above);
    int count = counts[depth];
    for (int i = gap + 1; i < count; i++) {
      add(next, rights[i] == x ? x - 1 : rights[i], ups[i], cards[i]);
    }
  }

  /** Whether the position made last has, or had when it was made, dead cards. */
  boolean dead() {
    return dead;
  }

  /** Whether some gap is too large for a draw. */
  boolean sure(int depth) {
    return sure[depth];
  }

  /** How many gaps there are. */
  int count(int depth) {
    return counts[depth];
  }

  int x(int depth, int gap) {
    return xs[depth][gap];
  }

  int y(int depth, int gap) {
    return ys[depth][gap];
  }

  int size(int depth, int gap) {
    return sizes[depth][gap];
  }

  /** Copies a position from another stack, cutting its sizes. */
  void copy(int depth, PositionStack other, int from) {
    clear(depth);
    for (int i = 0; i < other.counts[from]; i++) {
      add(depth, other.xs[from][i], other.ys[from][i], other.sizes[from][i]);
    }
  }

  /**
   * The number of cells (u,v) with {@code 2 <= u <= x} and {@code 2 <= v <= y} for some gap (x,y):
   * the region that the moves so far have not closed off. Every move closes off the cell it is made
   * in, and none opens one: a number that every move lowers.
   */
  long rank(int depth) {
    long area = 0;
    int done = 1;
    for (int i = 0; i < counts[depth]; i++) {
      area += (xs[depth][i] - 1L) * (ys[depth][i] - done);
      done = ys[depth][i];
    }
    return area;
  }
}
