package org.farstar.games.positional.qubic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
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

  private record Answered(int move, long[] positions) {}

  private final ProofTable table;
  private final ForcedWin threats = new ForcedWin();
  private final long[] found = new long[2 * Cube64.CELLS];

  MoveChoice(ProofTable table) {
    this.table = table;
  }

  /** Fills in the moves and replies of a node. */
  void expand(ProofNode node) {
    List<Answered> kept = new ArrayList<>();
    Set<Cells> seen = new HashSet<>();
    int fewest = Cube64.CELLS;
    for (int move : candidates(node)) {
      long x = node.x | 1L << move;
      if (fewest > 0 && seen.add(Cells.least(x, node.o))) {
        int most = fewest < FEW_REPLIES ? fewest + fewest / 2 + 3 : Cube64.CELLS;
        long[] positions = replies(x, node.o, move, most);
        if (positions != null) {
          kept.add(new Answered(move, positions));
          fewest = Math.min(fewest, positions.length / 2);
        }
      }
    }
    kept.sort(Comparator.comparingInt(answered -> answered.positions.length));
    int count = Math.min(fewest > FEW_REPLIES ? CELLS_TRIED : MOVES_KEPT, kept.size());
    node.moves = new byte[count];
    node.replies = new ProofNode[count][];
    for (int i = 0; i < count; i++) {
      node.moves[i] = (byte) kept.get(i).move;
      node.replies[i] = nodes(kept.get(i).positions);
    }
  }

  private ProofNode[] nodes(long[] positions) {
    ProofNode[] nodes = new ProofNode[positions.length / 2];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = table.nodeOfLeast(positions[2 * i], positions[2 * i + 1]);
    }
    return nodes;
  }

  /**
   * The positions after the replies that need an answer, each as two longs; null where O is not
   * worse off or there are more than {@code most}.
   */
  private long[] replies(long x, long o, int move, int most) {
    long fourth = Cube64.wins(move, x, o);
    if ((fourth & fourth - 1) != 0) {
      return new long[0];
    }
    threats.forget();
    // A stone more of O takes no win of X's from him: without one here there is none later.
    boolean winning = fourth != 0 || threats.wins(x, o, 0, THREATS_TRIED);
    int length = 0;
    for (long rest = fourth != 0 ? fourth : ~(x | o); rest != 0; rest &= rest - 1) {
      long reply = Long.lowestOneBit(rest);
      long block = Cube64.wins(Long.numberOfTrailingZeros(reply), o | reply, x);
      if ((block & block - 1) != 0 || length > 2 * most) {
        return null;
      }
      if (!winning || !threats.wins(x, o | reply, block, THREATS_TRIED)) {
        length = add(x, o | reply, length);
      }
    }
    return length > 2 * most || length == 0 && (x | o) == -1 ? null : Arrays.copyOf(found, length);
  }

  /** Adds a position to those found, unless an image of it is there. */
  private int add(long x, long o, int length) {
    int g = Cube64.least(x, o);
    long leastX = Cube64.image(g, x);
    long leastO = Cube64.image(g, o);
    for (int i = 0; i < length; i += 2) {
      if (found[i] == leastX && found[i + 1] == leastO) {
        return length;
      }
    }
    found[length] = leastX;
    found[length + 1] = leastO;
    return length + 2;
  }

  /** The cells to try: the fourth of a line of three O's, or those on the most open lines. */
  private static int[] candidates(ProofNode node) {
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
