package org.farstar.regions.outcome;

import java.util.Arrays;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.DepthFirst;
import org.farstar.engine.kernel.Ongoing;
import org.farstar.engine.memory.KeptKeys;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.search.TableOnDemand;
import org.farstar.engine.search.Walls;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.RegionWalls;
import org.farstar.values.player.Player;

/**
 * Says who wins a board by trying moves depth first. It is the search for regions too large to be
 * valued, which does not look at the parts that a board falls into.
 *
 * <p>A position is the two planes of a {@link RegionFrame}, without cells that nobody can use, in
 * the upper left corner; its key is the least of its images. {@link RegionWalls} decide most
 * positions before a move is tried, and say which move to try first: the one after which the
 * numbers that the mean value lies between are best for the mover.
 */
public final class BoardSearch extends DepthFirst<BoardSearch.Options> {
  private final RegionRules rules;
  private final Bounds known;
  private final RegionFrame frame;
  private final Grid grid;
  private final RegionWalls walls;
  private final long[] images;
  private final long[] bounds = new long[2];

  /**
   * @param known estimates who is ahead
   * @param frame one in which the players can be exchanged
   * @param walls what is known of boards of this frame; null where nothing is
   * @param table of the positions of these rules in this frame
   * @param kept what outlives the process; null where nothing does
   * @param ongoing the positions that threads which share the table are at; null for one alone
   */
  public BoardSearch(
      RegionRules rules,
      Bounds known,
      RegionFrame frame,
      RegionWalls walls,
      SharedTable table,
      KeptKeys kept,
      Meter meter,
      Ongoing ongoing) {
    super(TableOnDemand.BOARD_WORDS, table, kept, meter, ongoing);
    this.rules = rules;
    this.known = known;
    this.frame = frame;
    this.grid = frame.grid();
    this.walls = walls;
    this.images = new long[frame.plain()];
  }

  /** The moves of a position, which is its key. */
  static final class Options extends Level {
    Options() {
      super(TableOnDemand.BOARD_WORDS);
    }

    final PlaneList moves = new PlaneList();

    /** The planes of each option, one after the other, the players exchanged. */
    long[] planes = new long[64];

    void add(long first, long second, int score) {
      int at = 2 * add(score);
      if (at == planes.length) {
        planes = Arrays.copyOf(planes, 2 * at);
      }
      planes[at] = first;
      planes[at + 1] = second;
    }
  }

  @Override
  protected Options newLevel() {
    return new Options();
  }

  /**
   * Whether Left wins moving first, where this many positions are enough to find out.
   *
   * @param first of regions, as {@link RegionFrame} has them
   * @param second the other plane
   * @throws org.farstar.engine.budget.SearchStopped as {@link #wins(long)} does
   */
  public Decision wins(long first, long second, long most) {
    if (walls != null) {
      walls.fill(first, second, bounds);
      if (Walls.winFirst(bounds[0]) || Walls.winSecond(bounds[1])) {
        return Decision.of(Walls.winFirst(bounds[0]));
      }
    }
    key(first, second, level(0).key);
    return wins(most);
  }

  private void key(long first, long second, long[] key) {
    frame.alike(first, second, images);
    int least = SymmetryGroup.least(images);
    key[0] = images[least];
    key[1] = images[least + 1];
  }

  @Override
  protected void key(Options level, int option, long[] key) {
    key(level.planes[2 * option], level.planes[2 * option + 1], key);
  }

  @Override
  protected void enter(Options level, int option, Options next) {
    // The key is the position.
  }

  @Override
  protected Decision open(Options level) {
    level.moves.clear();
    rules.generate(board(level.key[0], level.key[1]), Player.LEFT, level.moves);
    long[] planes = level.moves.planes();
    for (int i = 0; i < 2 * level.moves.size(); i += 2) {
      if (add(level, planes[i], planes[i + 1])) {
        return Decision.WIN;
      }
    }
    return Decision.UNKNOWN;
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  /** Adds the option with these planes unless it loses; whether it certainly wins. */
  private boolean add(Options level, long first, long second) {
    long cells = used(first, second);
    if (cells == 0) {
      return true;
    }
    int shift = grid.corner(cells);
    long a = ((first ^ frame.fill()) & cells) >>> shift;
    long b = ((second ^ frame.fill()) & cells) >>> shift;
    long c = frame.exchangedFirst(a, b);
    long d = frame.exchangedSecond(a, b);
    if (walls == null) {
      long lead = known.lead(rules, board(a, b));
      level.add(c, d, (int) lead);
      return false;
    }
    walls.fill(a, b, bounds);
    if (Walls.winSecond(bounds[0])) {
      return true;
    }
    if (!Walls.winFirst(bounds[1])) {
      long changed = first ^ frame.fill() ^ level.key[0] | second ^ frame.fill() ^ level.key[1];
      int lean = walls.lean(level.key[0], level.key[1], changed & grid.all());
      level.add(c, d, Walls.mean(bounds[0]) - Walls.mean(bounds[1]) + lean);
    }
    return false;
  }

  /** The cells of regions where somebody may still move. */
  private long used(long first, long second) {
    long cells = rules.regions(grid, first, second);
    if (walls != null) {
      return cells;
    }
    long used = 0;
    Board board = new Board(grid, first, second);
    for (long rest = cells; rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      used |= rules.idle(board, region) ? 0 : region;
    }
    return used;
  }
}
