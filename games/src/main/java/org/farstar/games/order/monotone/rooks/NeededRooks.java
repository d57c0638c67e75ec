package org.farstar.games.order.monotone.rooks;

/**
 * Finds the rooks that the rest of the play needs; it can do without the others.
 *
 * <p>What a board is worth depends on its free squares and on which sets of them complete a chain.
 * Such a set is a chain of free squares; with the longest chains of rooks before the first, between
 * two neighbours and behind the last of them it has at least critical length. A rook is needed
 * where two live squares, or one and the border, can be neighbours in such a set and all longest
 * chains of rooks between them use it; any other may go, since no such set changes. Sets with a
 * dead square are of no matter, except that a dead square must stay dead: the chain that makes it
 * so keeps its rooks.
 *
 * <p>Time: about the square of the number of kinds of free squares (those between the same rooks)
 * times the number of rooks.
 */
final class NeededRooks {
  private static final int LARGEST = PackedRooks.LARGEST;

  private RookChains chains;
  private int count;
  private final int[] columns = new int[LARGEST];
  private final int[] rows = new int[LARGEST];
  private final int[] lengths = new int[LARGEST];
  private final int[] used = new int[LARGEST];
  private int best;
  private int bestUsed;
  private int needed;

  // Neighbouring free columns, from the first to the last of them, and neighbouring free rows.
  private final int[] firstColumn = new int[LARGEST];
  private final int[] lastColumn = new int[LARGEST];
  private final int[] firstRow = new int[LARGEST];
  private final int[] lastRow = new int[LARGEST];

  /**
   * The columns of the rooks needed for the chains of one direction, and those known before. Ends
   * as soon as these are all.
   *
   * @param chains its chains, with {@link RookChains#loadAnyFree} done
   * @param dead for each column the dead squares that this direction must keep dead
   * @param before the columns of rooks that are needed anyway
   */
  int in(RookChains chains, int freeRows, int[] dead, int before) {
    this.chains = chains;
    int size = chains.size();
    list(size, before);
    int columnGroups = groups(freeColumns(size), firstColumn, lastColumn);
    int rowGroups = groups(freeRows, firstRow, lastRow);
    begin(-1, -1);
    for (int i = 0; i < columnGroups; i++) {
      for (int j = 0; j < rowGroups; j++) {
        ending(firstColumn[i], firstRow[j], 0, dead);
      }
    }
    for (int g = 0; g < columnGroups && !all(); g++) {
      for (int h = 0; h < rowGroups && !all(); h++) {
        int column = lastColumn[g];
        int row = lastRow[h];
        boolean live = (chains.live(column) >> row & 1) != 0;
        boolean deadHere = (dead[column] >> row & 1) != 0;
        int most = live ? chains.mostBelow(column, row) + 1 : 0;
        if (deadHere || (live && most + chains.mostAbove(column, row) >= chains.critical())) {
          begin(column, row);
          between(size, size);
          keep(deadHere || most + best >= chains.critical());
          for (int i = g + 1; live && i < columnGroups && !all(); i++) {
            for (int j = h + 1; j < rowGroups; j++) {
              ending(firstColumn[i], firstRow[j], most, null);
            }
          }
        }
      }
    }
    int found = 0;
    for (int i = 0; i < count; i++) {
      found |= (needed >> i & 1) << columns[i];
    }
    return found;
  }

  private void list(int size, int before) {
    count = 0;
    needed = 0;
    for (int c = 0; c < size; c++) {
      if (chains.rook(c) != 0) {
        needed |= (before >> c & 1) << count;
        columns[count] = c;
        rows[count++] = Integer.numberOfTrailingZeros(chains.rook(c));
      }
    }
  }

  private boolean all() {
    return needed == (1 << count) - 1;
  }

  private int freeColumns(int size) {
    int free = 0;
    for (int c = 0; c < size; c++) {
      free |= (chains.rook(c) == 0 ? 1 : 0) << c;
    }
    return free;
  }

  private static int groups(int bits, int[] first, int[] last) {
    int groups = 0;
    for (int rest = bits; rest != 0; groups++) {
      int from = Integer.numberOfTrailingZeros(rest);
      int to = from + Integer.numberOfTrailingZeros(~(rest >>> from));
      first[groups] = from;
      last[groups] = to - 1;
      rest &= -1 << to;
    }
    return groups;
  }

  /** What is needed for a square to be the next of a chain with this many cells before. */
  private void ending(int column, int row, int before, int[] dead) {
    boolean live = (chains.live(column) >> row & 1) != 0;
    boolean deadHere = dead != null && (dead[column] >> row & 1) != 0;
    if (live || deadHere) {
      between(column, row);
      int after = live ? 1 + chains.mostAbove(column, row) : 0;
      keep(deadHere || before + best + after >= chains.critical());
    }
  }

  /** The longest chains of rooks behind a column and above a row, by their last rook. */
  private void begin(int column, int row) {
    for (int i = 0; i < count; i++) {
      lengths[i] = 0;
      if (columns[i] > column && rows[i] > row) {
        longestUpTo(i, rows[i]);
        lengths[i] = best + 1;
        used[i] = bestUsed | 1 << i;
      }
    }
  }

  /** The longest of the chains that ends before a column and below a row. */
  private void between(int column, int row) {
    int rooks = 0;
    while (rooks < count && columns[rooks] < column) {
      rooks++;
    }
    longestUpTo(rooks, row);
  }

  private void longestUpTo(int rooks, int row) {
    best = 0;
    bestUsed = 0;
    for (int j = 0; j < rooks; j++) {
      if (lengths[j] > 0 && rows[j] < row) {
        if (lengths[j] > best) {
          best = lengths[j];
          bestUsed = used[j];
        } else if (lengths[j] == best) {
          bestUsed &= used[j];
        }
      }
    }
  }

  private void keep(boolean condition) {
    needed |= condition ? bestUsed : 0;
  }
}
