package org.farstar.regions;

import org.farstar.engine.game.GameTable;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.regions.board.Board;
import org.farstar.regions.outcome.RegionItemSources;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionGame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.Searches;
import org.farstar.regions.value.RegionSolvers;

/** The searches for values and outcomes of boards that fall into regions. Immutable. */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class Regions {
  private final RegionGame game;

  private Regions(RegionGame game) {
    this.game = game;
  }

  /** The searches for the boards of some rules. */
  public static Regions of(RegionRules rules) {
    return new Regions(new RegionGame(rules, Bounds.NONE, Searches.COMMON));
  }

  /** These searches, with what is known of regions beforehand. */
  public Regions with(Bounds bounds) {
    return new Regions(new RegionGame(game.rules(), bounds, game.searches()));
  }

  /** These searches, with another choice of them. */
  public Regions with(Searches searches) {
    return new Regions(new RegionGame(game.rules(), game.bounds(), searches));
  }

  /** What they are told of the game. */
  public RegionGame game() {
    return game;
  }

  /** The searches for values. */
  public ValueSolvers<Board> values() {
    return new RegionSolvers(game);
  }

  /** The searches for outcomes, of boards and of their sums. */
  public ItemSources<Board> items() {
    return new RegionItemSources(game);
  }

  /** The table of who wins on boards of all shapes. */
  public GameTable<Board> shapes() {
    return ShapeTable.offered(game.rules(), values());
  }
}
