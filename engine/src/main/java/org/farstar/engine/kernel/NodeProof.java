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
 * Says who wins at the nodes of a space: by proof numbers, and where that is asked for then depth
 * first, too. Several threads share one table; the one that has the answer stops the others.
 *
 * <p>Proof numbers find narrow proofs among many moves, but without estimates of new nodes they
 * come back often to nodes that many orders of moves lead to; depth first does not.
 *
 * <p>Serves one question at a time; what is found stays in the table.
 *
 * @param <N> the nodes
 */
public final class NodeProof<N> {
  private final Supplier<SharedTable> table;
  private final Control control;
  private final boolean depthFirst;
  private long visited;

  /**
   * @param table makes or finds the table, whose keys have as many longs as those of the nodes
   * @param control ends the search when its budget ends
   */
  public NodeProof(Supplier<SharedTable> table, Control control) {
    this(table, control, false);
  }

  /**
   * @param depthFirst whether nodes have no estimates, so that they are searched depth first, too
   */
  public NodeProof(Supplier<SharedTable> table, Control control, boolean depthFirst) {
    this.table = table;
    this.control = control;
    this.depthFirst = depthFirst;
  }

  /** How many nodes were visited. */
  public long visited() {
    return visited;
  }

  /**
   * Whether the mover wins, where about this many nodes are enough to find out.
   *
   * @param threads makes what each thread sees the nodes by, from the meter that counts them; at
   *     least one
   * @param most how many nodes each thread may visit
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     in the table, so that asking again resumes from there
   */
  public Decision wins(N root, List<Function<Meter, NodeSpace<N>>> threads, long most) {
    List<Turns<N>> searches = new ArrayList<>();
    for (Function<Meter, NodeSpace<N>> thread : threads) {
      Meter meter = control.meter();
      boolean shared = threads.size() > 1;
      // One thread is enough to go depth first.
      boolean both = depthFirst && searches.isEmpty();
      searches.add(new Turns<>(thread.apply(meter), table.get(), meter, shared, both));
    }
    try {
      return Together.first(searches, search -> search.wins(root, most), Turns::stop);
    } finally {
      searches.forEach(search -> visited += search.meter.visited());
    }
  }

  /** The searches of one thread. */
  private static final class Turns<N> {
    private final Meter meter;
    private final ProofSearch<N> byProof;

    /** Null where nothing is searched depth first. */
    private final SpaceDepthFirst<N> byDepth;

    Turns(NodeSpace<N> nodes, SharedTable table, Meter meter, boolean shared, boolean both) {
      this.meter = meter;
      this.byProof = new ProofSearch<>(nodes, table, meter, shared);
      this.byDepth = both ? new SpaceDepthFirst<>(nodes, table, meter, null) : null;
    }

    Decision wins(N root, long most) {
      return meter.during(() -> inTurn(root, most));
    }

    private Decision inTurn(N root, long most) {
      Decision wins = byProof.winsWithin(root, most);
      return wins == Decision.UNKNOWN && byDepth != null
          ? byDepth.winsWithin(
              root, Math.min(most, Long.MAX_VALUE / Schedule.DEPTH) * Schedule.DEPTH)
          : wins;
    }

    void stop() {
      byProof.stop();
      if (byDepth != null) {
        byDepth.stop();
      }
    }
  }
}
