package org.farstar.regions.outcome;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.item.KeptValues;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueTable;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.BoardWins;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionGame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.Searches;
import org.farstar.regions.value.RegionSolvers;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** What the sources of items of all threads have in common, for boards of one frame. */
final class SharedRegions implements Forgetful {
  /** A map node, a board, a sum and an item; estimated, rounded up. */
  private static final long BYTES_PER_REGION = 240;

  private static final int MEMORY_SHARE = 8;

  final RegionRules rules;
  final Bounds bounds;
  final RegionSolvers solvers;
  final RegionFrame frame;
  final ItemStock stock;
  final int kind;
  final ForgettingTable<Board, ItemSum> regions;
  final Algebra<? extends Value> algebra;
  final Universe universe;
  final ValueTable<Board, Object> values;
  final BoardTables boards;
  final ProofTables proofs;

  /**
   * Makes the search for boards that are too long for {@link #boards}, or null if there is none.
   */
  final Function<Control, BoardWins> large;

  /** What begins the name of each region, the same in every process; null for unnamed rules. */
  final String name;

  /** Values that outlive the process; null where none do. */
  private final KeptValues kept;

  /** The same for the pieces that rows are cut into; null where rows are not cut. */
  final SharedRegions pieces;

  /**
   * @param key names the rules among the tables of the workspace
   */
  SharedRegions(
      Object key, RegionGame game, RegionFrame frame, ItemStock stock, Workspace workspace) {
    this(
        key,
        Variant.words(key)
            .map(words -> String.join("\n", words) + "\n" + frame.grid().width() + "x")
            .map(words -> words + frame.grid().height() + "\n")
            .orElse(null),
        game,
        frame,
        stock,
        workspace);
  }

  private SharedRegions(
      Object key,
      String name,
      RegionGame game,
      RegionFrame frame,
      ItemStock stock,
      Workspace workspace) {
    this.rules = game.rules();
    this.bounds = game.bounds();
    this.solvers = new RegionSolvers(game);
    this.frame = frame;
    this.stock = stock;
    this.kind = stock.nextKind();
    this.algebra = ValueKind.of(rules).algebra(workspace);
    this.universe = workspace.universe();
    this.values = solvers.table(key, workspace);
    this.name = name;
    this.kept =
        name == null
            ? null
            : workspace.kept().map(results -> new KeptValues(results, universe)).orElse(null);
    long most = workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_REGION;
    this.boards = new BoardTables(game, frame, name, stock, workspace);
    this.proofs = new ProofTables(rules, frame, name, stock, workspace);
    this.large =
        frame.grid() == Grid.SQUARE
            ? null
            : game.searches().large(key, stock, workspace).orElse(null);
    this.regions = new ForgettingTable<>(Math.max(1 << 10, most), BYTES_PER_REGION);
    RegionRules cut = frame.grid().height() == 1 ? bounds.pieces() : null;
    this.pieces =
        cut == null
            ? null
            : new SharedRegions(
                List.of(SharedRegions.class, key),
                name == null ? null : "pieces of\n" + name,
                new RegionGame(cut, Bounds.NONE, Searches.COMMON),
                frame,
                stock,
                workspace);
  }

  @Override
  public long bytes() {
    long own = regions.bytes() + values.bytes() + boards.bytes() + proofs.bytes();
    return own + (pieces == null ? 0 : pieces.bytes());
  }

  @Override
  public void forget() {
    regions.forget();
    values.forget();
    boards.forget();
    proofs.forget();
    if (pieces != null) {
      pieces.forget();
    }
  }

  /**
   * The value of a region as it is kept, or what a search finds; null where it finds none.
   *
   * @param positions the effort of the search, which it is known by
   */
  ShortGame value(Board region, long positions, Supplier<ShortGame> search) {
    return kept == null
        ? search.get()
        : kept.value(name + region.first() + "\n" + region.second(), positions, search);
  }
}
