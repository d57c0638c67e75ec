package org.farstar.engine.sum;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.DepthFirst;
import org.farstar.engine.search.ProofNumbers;
import org.farstar.engine.search.ProofSearch;

/** One of the threads that search a sum: what it has of its own, beside the tables of all. */
final class SumWorker {
  private final Parts parts;
  private final Meter meter;
  private final Set<Shortcut> shortcuts;
  private final BoundedTable<SumNode.Key, Boolean> table;
  private final ProofNumbers numbers;
  private final boolean shared;

  /** Set when another thread has found what all are looking for. */
  private final AtomicBoolean done;

  /**
   * @param shared whether there are other workers
   * @param done set when another worker has found what all are looking for
   */
  SumWorker(
      Workspace workspace,
      boolean theories,
      Control control,
      Set<Shortcut> shortcuts,
      BoundedTable<SumNode.Key, Boolean> table,
      ProofNumbers numbers,
      boolean shared,
      AtomicBoolean done) {
    this.parts = new Parts(workspace, theories, shortcuts, control);
    this.meter = control.meter();
    this.shortcuts = shortcuts;
    this.table = table;
    this.numbers = numbers;
    this.shared = shared;
    this.done = done;
  }

  Parts parts() {
    return parts;
  }

  /** How many positions and sums were visited so far. */
  long visited() {
    return meter.visited() + parts.visited();
  }

  SumGraph graph(boolean impartial) {
    return new SumGraph(parts, shortcuts, meter, table, impartial);
  }

  /** Tries to value some of the parts, every so many beginning with one, each with this effort. */
  void value(List<Member> members, int first, int step, long effort) {
    try {
      for (int i = first; i < members.size(); i += step) {
        parts.value(members.get(i).part(), effort);
      }
    } finally {
      meter.settle();
    }
  }

  /** Whether the side to move wins, by proof numbers; null where the effort was not enough. */
  Boolean byProof(SumNode root, boolean impartial, long effort) {
    return ended(new ProofSearch<>(watched(impartial), numbers, shared), root, effort);
  }

  private Boolean ended(ProofSearch<SumNode> search, SumNode root, long effort) {
    try {
      return search.prove(root, effort);
    } catch (SearchStopped e) {
      return stopped(e);
    } finally {
      meter.settle();
    }
  }

  /** Whether the side to move wins, depth first; null where the effort was not enough. */
  Boolean byDepth(SumNode root, boolean impartial, long effort) {
    try {
      return new DepthFirst<>(watched(impartial)).prove(root, effort);
    } catch (SearchStopped e) {
      return stopped(e);
    } finally {
      meter.settle();
    }
  }

  /** What another thread has ended goes on elsewhere; a share that is used up ends the search. */
  private Boolean stopped(SearchStopped e) {
    if (shared && done.get() && e.reason() == StopReason.SHARE) {
      return null;
    }
    throw e;
  }

  /** The graph of sums, which ends this thread's search when another one is done. */
  private SumGraph watched(boolean impartial) {
    return new SumGraph(parts, shortcuts, meter, table, impartial) {
      @Override
      public List<SumNode> open(SumNode node) {
        if (shared && done.get()) {
          throw new SearchStopped(StopReason.SHARE);
        }
        return super.open(node);
      }
    };
  }
}
