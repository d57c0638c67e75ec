package org.farstar.games.positional.qubic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the moves of X that are worth trying in a position, and the replies of O to each that
 * threats were not found to beat. Not thread-safe.
 */
final class MoveChoice {
  /** So many cells are tried, those first that lie on the most open lines. */
  private static final int CELLS_TRIED = 12;

  /** So many moves are kept where one leaves few replies. */
  private static final int MOVES_KEPT = 8;

  /** Where one move leaves no more replies, those that leave many more are not kept. */
  private static final int FEW_REPLIES = 20;

  /** So many positions are looked at to find threats that win. */
  private static final long THREATS_TRIED = 500;

  /** The worth of a cell on a line of one player only, by how many cells that player has there. */
  private static final int[] OWN = {2, 7, 16, 0};

  private static final int[] OTHERS = {0, 2, 6, 0};

  private final QubicTable table;
  private final ForcedWin threats = new ForcedWin();

  MoveChoice(QubicTable table) {
    this.table = table;
  }

  /** The positions after the moves of X, each with its replies. */
  QubicNode[] moves(QubicNode node) {
    List<QubicNode> kept = new ArrayList<>();
    Set<QubicNode> seen = new HashSet<>();
    int fewest = Cube64.CELLS;
    for (int move : candidates(node)) {
      long x = node.x | 1L << move;
      QubicNode after = fewest == 0 ? null : QubicNode.least(x, node.o, false);
      if (after != null && seen.add(after)) {
        int most = fewest < FEW_REPLIES ? fewest + fewest / 2 + 3 : Cube64.CELLS;
        QubicNode answered = answered(after, x, node.o, move, most);
        if (answered != null && answered.options.length <= most) {
          kept.add(answered);
          fewest = Math.min(fewest, answered.options.length);
        }
      }
    }
    kept.sort(Comparator.comparingInt(after -> after.options.length));
    int count = Math.min(fewest > FEW_REPLIES ? CELLS_TRIED : MOVES_KEPT, kept.size());
    return kept.subList(0, count).toArray(QubicNode[]::new);
  }

  /**
   * The node after a move, with its replies; null where they are not worth a node. Which replies
   * threats beat within their effort may depend on what was tried before, so the first list counts.
   */
  private QubicNode answered(QubicNode after, long x, long o, int move, int most) {
    QubicNode before = table.find(after);
    if (before != null) {
      return before;
    }
    after.options = replies(x, o, move, most);
    return after.options == null ? null : table.node(after);
  }

  /**
   * The positions after the replies that need an answer; null where O is not worse off or there are
   * more than {@code most}.
   */
  private QubicNode[] replies(long x, long o, int move, int most) {
    long fourth = Cube64.wins(move, x, o);
    if ((fourth & fourth - 1) != 0) {
      return new QubicNode[0];
    }
    threats.forget();
    // A stone more of O takes no win of X's from him: without one here there is none later.
    boolean winning = fourth != 0 || threats.wins(x, o, 0, THREATS_TRIED);
    Set<QubicNode> found = new LinkedHashSet<>();
    for (long rest = fourth != 0 ? fourth : ~(x | o); rest != 0; rest &= rest - 1) {
      long reply = Long.lowestOneBit(rest);
      long block = Cube64.wins(Long.numberOfTrailingZeros(reply), o | reply, x);
      if ((block & block - 1) != 0 || found.size() > most) {
        return null;
      }
      if (!winning || !threats.wins(x, o | reply, block, THREATS_TRIED)) {
        found.add(QubicNode.least(x, o | reply, true));
      }
    }
    return found.size() > most || found.isEmpty() && (x | o) == -1
        ? null
        : found.stream().map(table::node).toArray(QubicNode[]::new);
  }

  /** The cells to try: the fourth of a line of three O's, or those on the most open lines. */
  private static int[] candidates(QubicNode node) {
    long block = Cube64.wins(node.o, node.x);
    if (block != 0) {
      return new int[] {Long.numberOfTrailingZeros(block)};
    }
    long free = ~(node.x | node.o);
    int[] worth = new int[Cube64.CELLS];
    for (long line : Cube64.LINES) {
      int own = Long.bitCount(line & node.x);
      int others = Long.bitCount(line & node.o);
      int add = others == 0 ? OWN[own] : own == 0 ? OTHERS[others] : 0;
      for (long rest = line & free; rest != 0; rest &= rest - 1) {
        worth[Long.numberOfTrailingZeros(rest)] += add;
      }
    }
    List<Integer> cells = new ArrayList<>();
    for (long rest = free; rest != 0; rest &= rest - 1) {
      cells.add(Long.numberOfTrailingZeros(rest));
    }
    cells.sort(Comparator.comparingInt(cell -> -worth[cell]));
    return cells.stream().mapToInt(Integer::intValue).limit(CELLS_TRIED).toArray();
  }
}
