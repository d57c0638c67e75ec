package org.farstar.regions.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeProof;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.Schedule;
import org.farstar.values.player.Player;

/**
 * Says who wins a large region alone by proof numbers on {@link RegionNodes}, in one thread or in
 * several that share a table.
 */
final class RegionProofs {
  /** Regions of at most this many cells are valued, in long searches. */
  private static final int MOST_CELLS = 12;

  private final SharedRegions shared;
  private final Control control;
  private final NodeProof<RegionNode> proof;
  private final List<RegionNodes> nodes = new ArrayList<>();

  RegionProofs(SharedRegions shared, Control control) {
    this.shared = shared;
    this.control = control;
    this.proof = new NodeProof<>(shared.proofs::table, control);
  }

  /** How many nodes were visited, and positions to value regions. */
  long visited() {
    return proof.visited() + nodes.stream().mapToLong(RegionNodes::valued).sum();
  }

  /**
   * Whether a player wins a region moving first, where about this many nodes are enough.
   *
   * @param threads how many take part, at least 1
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept
   */
  Decision wins(RegionItem region, Player mover, long most, int threads) {
    while (nodes.size() < threads) {
      int mostCells = shared.stock.uses(ItemShortcut.VALUES) ? MOST_CELLS : 0;
      nodes.add(new RegionNodes(shared, control, nodes.size(), mostCells));
    }
    RegionNode root = nodes.get(0).root(region.first(), region.second(), mover);
    Decision wins =
        Schedule.REGIONS.wins(
            most, proof::visited, threads, (each, sharing) -> wins(root, each, sharing));
    return region.found(mover, wins);
  }

  private Decision wins(RegionNode root, long most, int threads) {
    List<Function<Meter, NodeSpace<RegionNode>>> taking = new ArrayList<>();
    for (RegionNodes each : nodes.subList(0, threads)) {
      taking.add(meter -> each);
    }
    return proof.wins(root, taking, most);
  }
}
