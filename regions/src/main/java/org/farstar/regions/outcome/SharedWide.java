package org.farstar.regions.outcome;

import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.rules.BoardWins;
import org.farstar.regions.rules.RegionGame;
import org.farstar.regions.rules.RegionRules;

/** The wide regions of some rules, as the sources of items of all threads have them in common. */
final class SharedWide implements Forgetful {
  /** A map node, a board of up to 400 cells, a sum and an item; estimated, rounded up. */
  private static final long BYTES_PER_REGION = 800;

  private static final int MEMORY_SHARE = 32;

  final RegionRules rules;
  final ItemStock stock;
  final int kind;

  /** Each least image as a sum of one item. */
  final ForgettingTable<WideBoard, ItemSum> regions;

  /** Makes the search for who wins them, or null if there is none. */
  final Function<Control, BoardWins> large;

  /** What begins the name of each region, the same in every process; null for unnamed rules. */
  final String name;

  /**
   * @param key names the rules among the tables of the workspace
   */
  SharedWide(Object key, RegionGame game, ItemStock stock, Workspace workspace) {
    this.rules = game.rules();
    this.stock = stock;
    this.kind = stock.nextKind();
    this.name = Variant.words(key).map(words -> String.join("\n", words) + "\n").orElse(null);
    this.large = game.searches().large(key, stock, workspace).orElse(null);
    long most = workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_REGION;
    this.regions = new ForgettingTable<>(Math.max(1 << 10, most), BYTES_PER_REGION);
  }

  @Override
  public long bytes() {
    return regions.bytes();
  }

  @Override
  public void forget() {
    regions.forget();
  }
}
