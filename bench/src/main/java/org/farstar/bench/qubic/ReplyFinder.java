package org.farstar.bench.qubic;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.farstar.games.positional.qubic.Cells;
import org.farstar.games.positional.qubic.Cube64;
import org.farstar.games.positional.qubic.ForcedWin;

/**
 * Finds the positions in which X must think after a move of his in Qubic: those after O's replies
 * that threats do not win. Where O has a line of three, X takes its fourth cell, and O's replies to
 * that count too. Not thread-safe.
 */
final class ReplyFinder {
  /** So many positions are looked at to find threats that win; beyond, X must think. */
  private static final long THREATS_TRIED = 200_000;

  /** Moves with more replies that need thought are left out. */
  private static final int MOST_REPLIES = 12;

  /**
   * So are those with more replies that were not met before, by how many cells X has after the
   * move: the later, the fewer lines such a move may cost.
   */
  private static final int[] MOST_NEW = {12, 12, 12, 8, 8, 3};

  private final DictionaryGraph graph;
  private final ForcedWin threats = new ForcedWin();
  private final Set<DictionaryGraph.Node> found = new LinkedHashSet<>();
  private final Set<Cells> blocked = new HashSet<>();

  /** The limits of the move that is looked at. */
  private int mostReplies;

  private int mostNew;
  private long mostTried;

  ReplyFinder(DictionaryGraph graph) {
    this.graph = graph;
  }

  /**
   * The positions in which X must think after a move; null where they are many or X does not win.
   */
  DictionaryGraph.Node[] few(long x, long o, int move) {
    long after = x | 1L << move;
    mostReplies = MOST_REPLIES;
    mostNew = MOST_NEW[Math.min(Long.bitCount(after), MOST_NEW.length - 1)];
    mostTried = THREATS_TRIED;
    return find(after, o, move, false);
  }

  /** The same, however many they are; null where O wins or draws at once. */
  DictionaryGraph.Node[] all(long x, long o, int move) {
    mostReplies = Integer.MAX_VALUE;
    mostNew = Integer.MAX_VALUE;
    mostTried = Long.MAX_VALUE;
    return find(x | 1L << move, o, move, true);
  }

  private DictionaryGraph.Node[] find(long x, long o, int move, boolean quiet) {
    long fourth = Cube64.wins(move, x, o);
    found.clear();
    threats.forget();
    blocked.clear();
    if ((fourth & fourth - 1) != 0) {
      return new DictionaryGraph.Node[0];
    }
    // A stone more of O takes no win of X's from him: without one here there is none later.
    boolean winning = fourth != 0 || threats.wins(x, o, 0, mostTried);
    boolean complete =
        (winning || quiet) && collect(x, o, fourth != 0 ? fourth : ~(x | o), winning);
    return complete ? found.toArray(DictionaryGraph.Node[]::new) : null;
  }

  /**
   * Collects what needs thought after O takes one of some cells.
   *
   * @param winning whether threats win where O passes
   * @return false where there is too much of it, O has two lines of three, or the board is full
   */
  private boolean collect(long x, long o, long cells, boolean winning) {
    long open = winning && threats.again(x, o, 0) ? cells & ~threats.harmless(x, o) : cells;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      long reply = Long.lowestOneBit(rest);
      long block = Cube64.wins(Long.numberOfTrailingZeros(reply), o | reply, x);
      if ((block & block - 1) != 0) {
        return false;
      }
      if (winning && threats.again(x, o | reply, block)) {
        continue;
      }
      DictionaryGraph.Node known = block == 0 ? graph.known(x, o | reply) : null;
      if (known == null && winning && threats.search(x, o | reply, block, mostTried)) {
        rest &= ~threats.harmless(x, o) | reply;
      } else if (block != 0 ? !block(x, o | reply, block) : !add(known, x, o | reply)) {
        return false;
      }
    }
    return (x | o) != -1;
  }

  /** Adds a position; whether there are few still. */
  private boolean add(DictionaryGraph.Node known, long x, long o) {
    found.add(known != null ? known : graph.node(x, o));
    mostNew -= known == null ? 1 : 0;
    return mostNew >= 0 && found.size() <= mostReplies;
  }

  /** X takes the fourth cell of O's line. */
  private boolean block(long x, long o, long block) {
    if (!blocked.add(new Cells(x, o))) {
      return true;
    }
    long after = x | block;
    long fourth = Cube64.wins(Long.numberOfTrailingZeros(block), after, o);
    boolean won = (fourth & fourth - 1) != 0;
    return won || collect(after, o, fourth != 0 ? fourth : ~(after | o), true);
  }
}
