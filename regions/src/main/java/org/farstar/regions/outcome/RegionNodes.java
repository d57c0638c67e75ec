package org.farstar.regions.outcome;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.Plain;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.KeptResults;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.frame.RegionCache;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Boards as a proof search sees them whose small regions are added up to one value: Left is always
 * to move, and after her move the players are exchanged. Regions that are larger stay where they
 * are on the board, and those whose value would take long to add. A node is two planes and a value,
 * so nothing is made of a region that is met but once. For one thread.
 *
 * <p>Nothing is decided before no region is left: in all-small games, which it is meant for, bounds
 * by stops say nothing.
 */
final class RegionNodes implements NodeSpace<RegionNode> {
  /** How many longs the key of a node has: the planes and the number of the value. */
  static final int WORDS = 3;

  /** Regions of at most this many cells are valued whenever they are met. */
  private static final int FEW_CELLS = 8;

  private static final int VALUE_BITS = 19;
  private static final Object IN_VAIN = new Object();

  private final SharedRegions shared;
  private final RegionRules rules;
  private final RegionFrame frame;
  private final Grid grid;
  private final ItemStock stock;
  private final Control control;
  private final RegionValuing<?> valuing;
  private final Plain zero;

  /** What is left where Left wins moving first, and where she does not. */
  private final RegionNode won;

  private final RegionNode lost;

  /** The values of small regions. */
  private final RegionCache values = new RegionCache(VALUE_BITS);

  private final RegionSums sums;

  private final PlaneList moves = new PlaneList();
  private final long[] images;

  /** Regions of at most this many cells are valued here. */
  private int mostCells;

  /** How many nodes had their options made. */
  private long opened;

  /**
   * @param shared what all threads have in common
   * @param control ends the search for values when its budget ends
   * @param worker which of several threads it is for, from 0
   * @param mostCells regions of at most this many cells are valued
   */
  RegionNodes(SharedRegions shared, Control control, int worker, int mostCells) {
    this.shared = shared;
    this.rules = shared.rules;
    this.frame = shared.frame;
    this.grid = frame.grid();
    this.stock = shared.stock;
    this.control = control.part();
    this.valuing = RegionValuing.of(shared, this.control, worker);
    this.zero = stock.plain(shared.universe.zero());
    this.won = new RegionNode(0, 0, stock.plain(shared.universe.integer(1)));
    this.lost = new RegionNode(0, 0, zero);
    this.sums = new RegionSums(stock, zero);
    this.images = new long[frame.plain()];
    this.mostCells = mostCells;
  }

  /** A region with a player to move, as a node. */
  RegionNode root(long first, long second, Player mover) {
    long fill = frame.fill();
    return split(first ^ fill, second ^ fill, zero, mover == Player.RIGHT);
  }

  /** How many positions were visited to value regions. */
  long valued() {
    return valuing.solver().visited();
  }

  /**
   * A board with a value beside it.
   *
   * @param exchanged whether the players are exchanged
   */
  private RegionNode split(long first, long second, Plain value, boolean exchanged) {
    long fill = frame.fill();
    Plain beside = value;
    Plain more = null;
    long large = 0;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      Plain small =
          Long.bitCount(region) <= mostCells
              ? small(region, (first ^ fill) & region, (second ^ fill) & region)
              : null;
      if (small != null && more != null) {
        beside = sums.plus(beside, more);
        more = null;
      }
      if (small == null || !sums.adds(beside, small)) {
        large |= region;
        continue;
      }
      Plain sum = sums.known(beside, small);
      beside = sum == null ? beside : sum;
      more = sum == null ? small : null;
    }
    if (large == 0) {
      return decided(beside, more == null ? zero : more, exchanged);
    }
    beside = more == null ? beside : sums.plus(beside, more);
    return placed(
        (first ^ fill) & large,
        (second ^ fill) & large,
        exchanged ? beside.negative(stock) : beside,
        exchanged);
  }

  /** Values alone. Who wins their sum is found by a comparison, far sooner than the sum. */
  private RegionNode decided(Plain one, Plain other, boolean exchanged) {
    boolean wins =
        exchanged
            ? !one.negative(stock).value().isAtMost(other.value())
            : !one.value().isAtMost(other.negative(stock).value());
    return wins ? won : lost;
  }

  /** A node with the image of a board that stands for all. */
  private RegionNode placed(long first, long second, Plain beside, boolean exchanged) {
    int shift = grid.corner(first | second);
    long a = first >>> shift;
    long b = second >>> shift;
    if (exchanged) {
      frame.alike(frame.exchangedFirst(a, b), frame.exchangedSecond(a, b), images);
    } else {
      frame.alike(a, b, images);
    }
    int least = SymmetryGroup.least(images);
    return new RegionNode(images[least], images[least + 1], beside);
  }

  /** The value of a small region; null where none is found, or none is sought now. */
  private Plain small(long region, long first, long second) {
    int shift = grid.corner(region);
    long a = first >>> shift;
    long b = second >>> shift;
    Object found = values.get(a, b);
    if (found == null) {
      Board board = board(a, b);
      boolean known = rules.idle(board, a | b) || shared.values.stored(board) != null;
      if (!known && !pays(Long.bitCount(region))) {
        return null;
      }
      ShortGame value = value(board, a | b);
      found = value == null ? IN_VAIN : stock.plain(value);
      values.put(a, b, found);
    }
    return found == IN_VAIN ? null : (Plain) found;
  }

  /**
   * Whether the search is long enough for values of this many cells: there are many times more such
   * regions than smaller ones, and each must be met often to be worth its search.
   */
  private boolean pays(int cells) {
    return cells <= FEW_CELLS
        || valued() << cells - FEW_CELLS <= opened + Schedule.Valuing.NODES_CREDIT;
  }

  private ShortGame value(Board board, long region) {
    if (rules.idle(board, region)) {
      return zero.value();
    }
    return shared.value(board, Schedule.PIECE, () -> searched(board));
  }

  private ShortGame searched(Board board) {
    return valuing.within(Schedule.PIECE, board, shared, control, () -> mostCells /= 2);
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  @Override
  public int words() {
    return WORDS;
  }

  @Override
  public void key(RegionNode node, long[] key) {
    key[0] = node.first();
    key[1] = node.second();
    key[2] = node.beside().id();
  }

  @Override
  public Decision known(RegionNode node) {
    return node.isDecided() ? Decision.of(node.beside().wins(Player.LEFT)) : Decision.UNKNOWN;
  }

  /** All options, or one that wins as its value says. */
  @Override
  public List<RegionNode> options(RegionNode node) {
    opened++;
    moves.clear();
    rules.generate(board(node.first(), node.second()), Player.LEFT, moves);
    int size = moves.size();
    long[] planes = moves.planes();
    Plain[] others = node.beside().options(stock);
    List<RegionNode> options = new ArrayList<>(size + others.length);
    for (int i = 0; i < 2 * size; i += 2) {
      RegionNode option = split(planes[i], planes[i + 1], node.beside(), true);
      if (option == lost) {
        return List.of(option);
      }
      add(options, option);
    }
    if (others.length > 0) {
      RegionNode still = placed(node.first(), node.second(), zero, true);
      for (Plain other : others) {
        options.add(new RegionNode(still.first(), still.second(), other.negative(stock)));
      }
    }
    return options;
  }

  private static void add(List<RegionNode> options, RegionNode option) {
    for (int i = options.size() - 1; i >= 0; i--) {
      if (options.get(i).is(option)) {
        return;
      }
    }
    options.add(option);
  }

  @Override
  public int prove(RegionNode node) {
    return 1;
  }

  /** The number of moves on the board; with those in the value a third more nodes are visited. */
  @Override
  public int refute(RegionNode node) {
    return Math.max(1, rules.count(board(node.first(), node.second()), Player.LEFT));
  }

  @Override
  public boolean keeps() {
    return shared.proofs.keeps();
  }

  @Override
  public long kept(RegionNode node) {
    return shared.proofs.content(node);
  }

  @Override
  public void keep(RegionNode node, KeptResults.Entry entry) {
    shared.proofs.keep(node, entry);
  }

  /** The table has it. */
  @Override
  public void learn(RegionNode node, boolean wins) {}
}
