package org.farstar.games.positional.qubic;

import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.ProofSearch;

/**
 * Proof-number search for a win of X in Qubic (V. Allis, 1994) in the positions of a {@link
 * QubicTable}. Not thread-safe.
 */
final class QubicSearch {
  private final Meter meter;
  private final ProofSearch<QubicNode> search;

  QubicSearch(QubicTable table, Control control) {
    this.meter = control.meter(table::bytes);
    this.search = new ProofSearch<>(table, table.numbers(), meter, false);
  }

  /**
   * Proves that X, to move, wins, or that the moves that are tried do not; null where so many
   * positions are not enough, and asked again it goes on from there.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  Boolean wins(QubicNode node, long most) {
    try {
      return search.winsWithin(node, most);
    } finally {
      meter.settle();
    }
  }

  /** How many positions were visited. */
  long visited() {
    return meter.visited();
  }
}
