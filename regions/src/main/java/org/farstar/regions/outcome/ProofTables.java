package org.farstar.regions.outcome;

import java.util.List;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.KeptSums;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.shortgame.Universe;

/** What the searches of {@link RegionProofs} share, for boards of one frame. */
final class ProofTables extends TableOnDemand {
  /** The part of the memory that the table may take. */
  private static final int MEMORY_SHARE = 4;

  private final boolean served;

  /** Null where nothing is kept. */
  private final KeptNodes keptNodes;

  /**
   * @param name of the rules and the frame, the same in every process; null where there is none
   */
  ProofTables(
      RegionRules rules, RegionFrame frame, String name, ItemStock stock, Workspace workspace) {
    super(
        RegionNodes.WORDS,
        stock.mostEntries(workspace.memoryBytes() / MEMORY_SHARE, RegionNodes.WORDS),
        null);
    this.served =
        rules.allSmall()
            && !rules.impartial()
            && frame.exchanges(rules)
            && isBoard(frame.grid())
            && stock.uses(ItemShortcut.BOARDS);
    this.keptNodes =
        name == null || !served
            ? null
            : workspace
                .kept()
                .map(results -> new KeptNodes(results, name, workspace.universe()))
                .orElse(null);
  }

  /** Rows fall into regions at once, and are valued up to many cells. */
  private static boolean isBoard(Grid grid) {
    return grid.height() > 1 && grid.width() > 1;
  }

  /** What outlives the process, safe for threads: nodes by their planes and by their value. */
  static final class KeptNodes {
    private final KeptResults results;
    private final KeptSums values;
    private final Digest origin;

    private KeptNodes(KeptResults results, String name, Universe universe) {
      this.results = results;
      this.values = new KeptSums(results, universe);
      this.origin = Digest.of(List.of("regions", name));
    }

    /** What is kept of a node, as {@link KeptResults#content} has it. */
    long content(RegionNode node) {
      return results.content(digest(node));
    }

    /** Keeps what is known of a node, as long as there is room. */
    void keep(RegionNode node, KeptResults.Entry entry) {
      results.record(digest(node), entry);
    }

    private Digest digest(RegionNode node) {
      Digest planes = origin.plus(new Digest(node.first(), node.second(), 0, 0));
      return planes.plus(values.digest(node.beside()));
    }
  }

  /** Whether a region alone is searched so. */
  boolean isServed() {
    return served;
  }

  /** What outlives the process; null where nothing does. */
  KeptNodes keptNodes() {
    return keptNodes;
  }
}
