package org.farstar.regions.outcome;

import java.util.List;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.KeptSums;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;

/** What the searches of {@link RegionProofs} share, for boards of one frame. */
final class ProofTables extends TableOnDemand {
  /** The part of the memory that the table may take. */
  private static final int MEMORY_SHARE = 4;

  private final boolean served;

  /** Null where nothing outlives the process. */
  private final KeptResults kept;

  private final KeptKeys keys;
  private final KeptSums values;

  /**
   * @param name of the rules and the frame, the same in every process, or null if there is none
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
    this.kept = name == null || !served ? null : workspace.kept().orElse(null);
    this.keys = kept == null ? null : new KeptKeys(kept, List.of("regions", name));
    this.values = kept == null ? null : new KeptSums(kept, workspace.universe());
  }

  /** Rows fall into regions at once, and are valued up to many cells. */
  private static boolean isBoard(Grid grid) {
    return grid.height() > 1 && grid.width() > 1;
  }

  /** Whether a region alone is searched so. */
  boolean isServed() {
    return served;
  }

  /** Whether nodes outlive the process. */
  boolean keeps() {
    return kept != null;
  }

  /** What is kept of a node, as {@link KeptResults#content} has it. */
  long content(RegionNode node) {
    return kept.content(digest(node));
  }

  /** Keeps what is known of a node, as long as there is room. */
  void keep(RegionNode node, KeptResults.Entry entry) {
    kept.record(digest(node), entry);
  }

  /** Nodes are known by their planes and by their value. */
  private Digest digest(RegionNode node) {
    return keys.digest(node.first(), node.second(), 0).plus(values.digest(node.beside()));
  }
}
