package org.farstar.games.positional.qubic;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.memory.Workspace;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.search.LineReduction;
import org.farstar.games.positional.search.WinProver;

/**
 * Proves that X wins a position of Qubic, with a search that follows threats before it counts and
 * tries few moves of X. What it proves is proved; what it does not prove may still be won. Searches
 * in one memory take turns.
 */
public final class QubicProof implements WinProver {
  private static final long THREATS_TRIED = 10_000;

  private final QubicTable table;
  private final Meter meter;
  private final ProofSearch<QubicNode> search;
  private final ForcedWin threats = new ForcedWin();

  private QubicProof(Workspace workspace, Control control) {
    this.table = workspace.table(QubicTable.class, QubicTable::new);
    this.meter = control.meter();
    this.search = table.search(meter);
  }

  /**
   * The packed search of Qubic, with this proof beside it.
   *
   * @param rules {@linkplain Qubic#is those of Qubic}
   */
  public static LineReduction reduction(PositionalRules rules) {
    return new LineReduction(rules, QubicProof::new);
  }

  @Override
  public long visited() {
    return search.visited();
  }

  @Override
  public Attempt wins(long x, long o, boolean turnOfX, long effort) {
    synchronized (table) {
      long end = visited() + effort;
      return turnOfX ? wins(x, o, 0, end) : afterAll(x, o, end);
    }
  }

  /** Whether X wins after every reply. */
  private Attempt afterAll(long x, long o, long end) {
    for (long rest = ~(x | o); rest != 0; rest &= rest - 1) {
      long reply = Long.lowestOneBit(rest);
      if (Cube64.wins(x, o | reply) == 0) {
        Attempt wins = wins(x, o | reply, Cube64.wins(o | reply, x), end);
        if (wins != Attempt.PROVED) {
          return wins;
        }
      }
    }
    return (x | o) != -1 ? Attempt.PROVED : Attempt.IN_VAIN;
  }

  /**
   * {@inheritDoc}
   *
   * <p>It completes a line, takes the fourth cell of a line of O's, is the first of a row of
   * threats, or what the search has found.
   */
  @Override
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
    synchronized (table) {
      QubicNode node = table.node(x, o);
      return Stream.of(node.won ? table.options(node) : List.<QubicNode>of())
          .flatMap(List::stream)
          .filter(after -> after.left() == 0)
          .mapToInt(after -> QubicNode.move(x, o, after))
          .findFirst();
    }
  }

  private Attempt wins(long x, long o, long block, long end) {
    if ((block & block - 1) != 0) {
      return Attempt.IN_VAIN;
    }
    threats.forget();
    if (threats.wins(x, o, block, THREATS_TRIED)) {
      return Attempt.PROVED;
    }
    long most = Math.max(0, end - visited());
    return switch (meter.during(() -> search.winsWithin(table.node(x, o), most))) {
      case WIN -> Attempt.PROVED;
      case LOSS -> Attempt.IN_VAIN;
      case UNKNOWN -> Attempt.UNFINISHED;
    };
  }
}
