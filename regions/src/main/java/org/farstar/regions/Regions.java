package org.farstar.regions;

import org.farstar.engine.game.GameTable;
import org.farstar.engine.proof.ItemSources;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.regions.board.Board;
import org.farstar.regions.outcome.RegionItemSources;
import org.farstar.regions.rules.OwnSearches;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearch;

/** The searches for values and outcomes of boards that fall into regions. Immutable. */
public final class Regions {
  private final RegionRules rules;
  private final OwnSearches own;

  private Regions(RegionRules rules, OwnSearches own) {
    this.rules = rules;
    this.own = own;
  }

  /** The searches for the boards of some rules. */
  public static Regions of(RegionRules rules) {
    return new Regions(rules, OwnSearches.NONE);
  }

  /** These searches, with some that only this game has. */
  public Regions with(OwnSearches searches) {
    return new Regions(rules, searches);
  }

  /** The searches for values. */
  public ValueSolvers<Board> values() {
    return RegionSearch.solvers(rules);
  }

  /** The searches for outcomes, of boards and of their sums. */
  public ItemSources<Board> items() {
    return new RegionItemSources(rules, own);
  }

  /** The table of who wins on boards of all shapes. */
  public GameTable<Board> shapes() {
    return ShapeTable.offered(rules);
  }
}
