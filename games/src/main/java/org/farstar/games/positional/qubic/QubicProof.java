package org.farstar.games.positional.qubic;

import org.farstar.engine.budget.Control;

/**
 * Proves that X wins a position of Qubic, with a search that follows threats before it counts and
 * tries few moves of X. What it proves is proved; what it does not prove may still be won. Keeps
 * what it has found. Not for threads.
 */
public final class QubicProof {
  private static final long THREATS_TRIED = 10_000;

  private final QubicSearch search;
  private final ForcedWin threats = new ForcedWin();

  /**
   * @param control stops the search when its budget ends
   */
  public QubicProof(Control control) {
    this.search = new QubicSearch(control);
  }

  /** How many positions were expanded. */
  public long visited() {
    return search.expanded();
  }

  /**
   * Whether X wins a position in which nobody can complete a line at once.
   *
   * @param x the cells of X, cell 16a + 4b + c for the coordinates a, b, c from 0 to 3
   * @param o those of O
   * @param turnOfX whether X is to move
   * @param effort how many positions may be expanded
   * @return true where it is proved, false where the moves that are tried do not prove it, null
   *     where the effort was not enough
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Boolean wins(long x, long o, boolean turnOfX, long effort) {
    long end = search.expanded() + effort;
    if (turnOfX) {
      return wins(x, o, 0, end);
    }
    for (long rest = ~(x | o); rest != 0; rest &= rest - 1) {
      long reply = Long.lowestOneBit(rest);
      if (Cube64.wins(x, o | reply) == 0) {
        Boolean wins = wins(x, o | reply, Cube64.wins(o | reply, x), end);
        if (!Boolean.TRUE.equals(wins)) {
          return wins;
        }
      }
    }
    return (x | o) != -1;
  }

  private Boolean wins(long x, long o, long block, long end) {
    if ((block & block - 1) != 0) {
      return false;
    }
    threats.forget();
    if (threats.wins(x, o, block, THREATS_TRIED)) {
      return true;
    }
    ProofNode root = search.prove(x, o, Math.max(0, end - search.expanded()));
    return root.proved() ? Boolean.TRUE : root.refuted() ? Boolean.FALSE : null;
  }
}
