package org.farstar.engine.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.SharedTable;

/**
 * Says who wins at the nodes of a game by a depth-first proof-number search, or by several that
 * share their table, one in each thread. The thread that asked has the answer, and the others stop.
 *
 * <p>Serves one question at a time; what is found stays in the table.
 *
 * @param <N> the nodes
 */
public final class NodeProof<N> {
  private final Supplier<SharedTable> table;
  private final Control control;
  private long visited;

  /**
   * @param table makes or finds the table, whose keys have as many longs as those of the nodes
   * @param control ends the search when its budget ends
   */
  public NodeProof(Supplier<SharedTable> table, Control control) {
    this.table = table;
    this.control = control;
  }

  /** How many nodes were visited. */
  public long visited() {
    return visited;
  }

  /**
   * Whether the mover wins; null where about so many nodes are not enough to find out.
   *
   * @param threads makes what each thread sees the nodes by, from the meter that counts them; at
   *     least one
   * @param most how many nodes each thread may visit
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     in the table, so that asking again goes on from there
   */
  public Boolean wins(N root, List<Function<Meter, NodeSpace<N>>> threads, long most) {
    List<ProofSearch<N>> searches = new ArrayList<>();
    List<Meter> meters = new ArrayList<>();
    for (Function<Meter, NodeSpace<N>> thread : threads) {
      Meter meter = control.meter();
      meters.add(meter);
      searches.add(new ProofSearch<>(thread.apply(meter), table.get(), meter, threads.size() > 1));
    }
    try {
      return Together.first(searches, search -> search.winsWithin(root, most), ProofSearch::stop);
    } finally {
      meters.forEach(Meter::settle);
      searches.forEach(search -> visited += search.visited());
    }
  }
}
