package org.farstar.games.positional.qubic;

import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Measured;

/**
 * Proves that X wins a position of Qubic, with a search that follows threats before it counts and
 * tries few moves of X. What it proves is proved; what it does not prove may still be won. Searches
 * in one memory take turns.
 */
public final class QubicProof {
  private static final long THREATS_TRIED = 10_000;

  private final Memory memory;
  private final QubicSearch search;
  private final ForcedWin threats = new ForcedWin();

  /** The positions that searches have met; it grows with them. Owned by a workspace. */
  public static final class Memory implements Measured {
    private final ProofTable table = new ProofTable();

    @Override
    public long bytes() {
      return table.bytes();
    }
  }

  /**
   * @param memory what earlier searches have found
   * @param control stops the search when its budget ends
   */
  public QubicProof(Memory memory, Control control) {
    this.memory = memory;
    this.search = new QubicSearch(memory.table, control);
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
    synchronized (memory) {
      long end = search.expanded() + effort;
      return turnOfX ? wins(x, o, 0, end) : afterAll(x, o, end);
    }
  }

  /** Whether X wins after every reply. */
  private Boolean afterAll(long x, long o, long end) {
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

  /**
   * A move of X that keeps a win that was proved: a line, the fourth cell of a line of O's, the
   * first of a row of threats, or what the search has found. Empty where it has found nothing.
   */
  public OptionalInt move(long x, long o) {
    long now = Cube64.wins(x, o);
    long must = now != 0 ? now : Cube64.wins(o, x);
    if (must != 0) {
      return OptionalInt.of(Long.numberOfTrailingZeros(must));
    }
    threats.forget();
    if (threats.wins(x, o, 0, THREATS_TRIED)) {
      return OptionalInt.of(threats.firstMove());
    }
    ProofNode node;
    synchronized (memory) {
      node = memory.table.node(x, o);
    }
    return node.proved() && node.best >= 0
        ? OptionalInt.of(Cube64.preimage(Cube64.least(x, o), node.moves[node.best]))
        : OptionalInt.empty();
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
