package org.farstar.games.order.monotone.rooks;

/**
 * The ascending chains of a board of rooks up to the critical length, or the descending ones, which
 * are the ascending ones of the board upside down: all rows here are counted from the side where
 * chains begin.
 *
 * <p>For each column and each length it is kept where a chain of that length in the columns before
 * may end at the lowest, and where one in the columns behind may begin at the highest; so a chain
 * of all three kinds takes time proportional to columns times critical length. The kinds: rooks
 * only, rooks and at most one free square, rooks and any free squares that are live.
 */
final class RookChains {
  /** A row above all rows. */
  private static final int NONE = 31;

  private final int critical;
  private final boolean down;
  private final int lengths;
  private final int[] rooks = new int[PackedRooks.LARGEST];
  private final int[] live = new int[PackedRooks.LARGEST];
  private int size;

  // At column * lengths + length: the first row above such a chain, or the first that it uses.
  private final int[] above;
  private final int[] below;
  private final int[] aboveOne;
  private final int[] belowOne;
  private final int[] aboveAny;
  private final int[] belowAny;

  /**
   * @param critical the critical length
   * @param down whether the descending chains are meant
   */
  RookChains(int critical, boolean down) {
    this.critical = critical;
    this.down = down;
    this.lengths = critical + 1;
    int places = (PackedRooks.LARGEST + 1) * lengths;
    this.above = new int[places];
    this.below = new int[places];
    this.aboveOne = new int[places];
    this.belowOne = new int[places];
    this.aboveAny = new int[places];
    this.belowAny = new int[places];
  }

  /** Takes over a board, all its free squares live. */
  void load(PackedRooks board) {
    size = board.size();
    int free = turned(board.freeRows());
    for (int c = 0; c < size; c++) {
      int row = board.row(c);
      rooks[c] = row < 0 ? 0 : turned(1 << row);
      live[c] = row < 0 ? free : 0;
    }
    begin(above, below);
    for (int c = 0; c < size; c++) {
      rise(above, above, rooks[c], c);
    }
    for (int c = size - 1; c >= 0; c--) {
      fall(below, below, rooks[c], c);
    }
  }

  /** Rows of the board as bits, as rows of these chains or back. */
  int turned(int bits) {
    return down ? Integer.reverse(bits) >>> 32 - size : bits;
  }

  private void begin(int[] ends, int[] starts) {
    for (int length = 1; length < lengths; length++) {
      ends[length] = NONE;
      starts[size * lengths + length] = 0;
    }
    ends[0] = 0;
    starts[size * lengths] = size;
  }

  /** The chains before column c + 1: those before c, and those of {@code from} with a cell of c. */
  private void rise(int[] ends, int[] from, int cells, int c) {
    int here = c * lengths;
    int next = here + lengths;
    ends[next] = 0;
    for (int length = 1; length < lengths; length++) {
      int on = Integer.numberOfTrailingZeros(cells & -1 << from[here + length - 1]) + 1;
      ends[next + length] = Math.min(ends[here + length], on);
    }
  }

  /** The chains from column c on: those behind it, and those of {@code from} with a cell of c. */
  private void fall(int[] starts, int[] from, int cells, int c) {
    int here = c * lengths;
    int next = here + lengths;
    starts[here] = size;
    for (int length = 1; length < lengths; length++) {
      int on = 31 - Integer.numberOfLeadingZeros(cells & (1 << from[next + length - 1]) - 1);
      starts[here + length] = Math.max(starts[next + length], on);
    }
  }

  /** Prepares {@link #completingSoon}. */
  void loadOneFree() {
    begin(aboveOne, belowOne);
    for (int c = 0; c < size; c++) {
      // In a column with a rook it is the rook that continues, in another the one free square.
      rise(aboveOne, rooks[c] == 0 ? above : aboveOne, rooks[c] | live[c], c);
    }
    for (int c = size - 1; c >= 0; c--) {
      fall(belowOne, rooks[c] == 0 ? below : belowOne, rooks[c] | live[c], c);
    }
  }

  /** Takes squares for dead, on which nobody will ever put a rook. */
  void kill(int column, int rows) {
    live[column] &= ~rows;
  }

  /** The live free squares of a column. */
  int live(int column) {
    return live[column];
  }

  /** Prepares {@link #possible}, {@link #mostBelow} and {@link #mostAbove}. */
  void loadAnyFree() {
    begin(aboveAny, belowAny);
    for (int c = 0; c < size; c++) {
      rise(aboveAny, aboveAny, rooks[c] | live[c], c);
    }
    for (int c = size - 1; c >= 0; c--) {
      fall(belowAny, belowAny, rooks[c] | live[c], c);
    }
  }

  /** Whether a critical chain may still come about. */
  boolean possible() {
    return aboveAny[size * lengths + critical] != NONE;
  }

  /** The squares of a column on which a rook completes a critical chain. */
  int completing(int column) {
    return between(above, below, column);
  }

  /** The squares of a column on which a rook makes a critical chain of all but one free square. */
  int completingSoon(int column) {
    return between(aboveOne, below, column) | between(above, belowOne, column);
  }

  private int between(int[] ends, int[] starts, int column) {
    int squares = 0;
    int before = column * lengths;
    int behind = before + lengths;
    for (int length = 0; length < critical; length++) {
      int upTo = (1 << starts[behind + critical - 1 - length]) - 1;
      squares |= upTo & -1 << ends[before + length];
    }
    return squares;
  }

  /** The longest chain of rooks and live squares before a column and below a row. */
  int mostBelow(int column, int row) {
    int length = critical;
    while (aboveAny[column * lengths + length] > row) {
      length--;
    }
    return length;
  }

  /** The longest chain of rooks and live squares behind a column and above a row. */
  int mostAbove(int column, int row) {
    int length = critical;
    while (belowAny[(column + 1) * lengths + length] <= row) {
      length--;
    }
    return length;
  }

  /** The critical length. */
  int critical() {
    return critical;
  }

  /** How many columns there are. */
  int size() {
    return size;
  }

  /** The row of the rook of a column as a bit, 0 where it has none. */
  int rook(int column) {
    return rooks[column];
  }
}
