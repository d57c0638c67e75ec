package org.farstar.games.grid;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.proof.ItemStock;
import org.farstar.engine.proof.Plain;
import org.farstar.engine.proof.ProofNodes;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Boards as a proof search sees them whose small regions are added up to one value: Left is always
 * to move, and after her move the players are exchanged. Regions that are larger stay where they
 * are on the board. A node is two planes and a value, so nothing is made of a region that is met
 * but once. For one thread.
 *
 * <p>Nothing is decided before no region is left: in all-small games, which it is meant for, bounds
 * by stops say nothing.
 */
final class RegionNodes implements ProofNodes<RegionNode> {
  /** How many longs the key of a node has: the planes and the number of the value. */
  static final int WORDS = 3;

  /** What the value of a region may take, in positions. */
  private static final long EFFORT = 10_000;

  private static final int SUM_BITS = 16;
  private static final Object IN_VAIN = new Object();

  private final SharedRegions shared;
  private final RegionRules rules;
  private final RegionFrame frame;
  private final Grid grid;
  private final ItemStock stock;
  private final Control control;
  private final RegionValuing<?> valuing;
  private final ProofTables.KeptNodes kept;
  private final Plain zero;

  /** The values of small regions. */
  private final RegionCache values = new RegionCache();

  /** Two values and their sum, and so on: those that were added lately. */
  private final Plain[] sums = new Plain[3 << SUM_BITS];

  private final PlaneList moves = new PlaneList();
  private final long[] images;

  /** Regions of at most so many cells are valued here. */
  private int mostCells;

  /**
   * @param shared what all threads have in common
   * @param control ends the search for values when its budget ends
   * @param worker which of several threads it is for, from 0
   * @param mostCells regions of at most so many cells are valued
   */
  RegionNodes(SharedRegions shared, Control control, int worker, int mostCells) {
    this.shared = shared;
    this.rules = shared.rules;
    this.frame = shared.frame;
    this.grid = frame.grid();
    this.stock = shared.stock;
    this.control = control.part();
    this.valuing = RegionValuing.of(shared, this.control, worker);
    this.kept = shared.proofs.kept();
    this.zero = stock.plain(shared.universe.zero());
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
    long large = 0;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      Plain small =
          Long.bitCount(region) <= mostCells
              ? small(region, (first ^ fill) & region, (second ^ fill) & region)
              : null;
      if (small == null) {
        large |= region;
      } else {
        beside = plus(beside, small);
      }
    }
    beside = exchanged ? beside.negative(stock) : beside;
    return large == 0
        ? new RegionNode(0, 0, beside)
        : placed((first ^ fill) & large, (second ^ fill) & large, beside, exchanged);
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

  /** The value of a small region; null where none is found. */
  private Plain small(long region, long first, long second) {
    int shift = grid.corner(region);
    long a = first >>> shift;
    long b = second >>> shift;
    Object found = values.get(a, b);
    if (found == null) {
      ShortGame value = value(board(a, b), a | b);
      found = value == null ? IN_VAIN : stock.plain(value);
      values.put(a, b, found);
    }
    return found == IN_VAIN ? null : (Plain) found;
  }

  private ShortGame value(Board board, long region) {
    if (rules.idle(board, region)) {
      return zero.value();
    }
    ShortGame value = shared.kept == null ? null : shared.kept.known(board);
    if (value != null) {
      return value;
    }
    value = valuing.within(EFFORT, board, shared, control, () -> mostCells /= 2);
    return value == null || shared.kept == null ? value : shared.kept.put(board, value);
  }

  private Plain plus(Plain a, Plain b) {
    if (a == zero || b == zero) {
      return a == zero ? b : a;
    }
    Plain less = a.id() < b.id() ? a : b;
    Plain more = less == a ? b : a;
    int mixed = less.id() * 0x9E3779B9 ^ more.id() * 0x85EBCA6B;
    int at = 3 * (mixed >>> Integer.SIZE - SUM_BITS);
    if (sums[at] != less || sums[at + 1] != more) {
      sums[at + 2] = stock.plus(less, more);
      sums[at] = less;
      sums[at + 1] = more;
    }
    return sums[at + 2];
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
  public Boolean known(RegionNode node) {
    return node.isValue() ? node.beside().wins(Player.LEFT) : null;
  }

  @Override
  public List<RegionNode> options(RegionNode node) {
    moves.clear();
    rules.generate(board(node.first(), node.second()), Player.LEFT, moves);
    int size = moves.size();
    long[] planes = moves.planes();
    Plain[] others = node.beside().options(stock);
    List<RegionNode> options = new ArrayList<>(size + others.length);
    for (int i = 0; i < 2 * size; i += 2) {
      add(options, split(planes[i], planes[i + 1], node.beside(), true));
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

  /** The number of moves, those in the value counted twice: a fifth fewer nodes than once. */
  @Override
  public int refute(RegionNode node) {
    return Math.max(
        1,
        rules.moves(grid, node.first() ^ frame.fill(), node.second() ^ frame.fill())
            + 2 * node.beside().options(stock).length);
  }

  @Override
  public boolean keeps() {
    return kept != null;
  }

  @Override
  public long kept(RegionNode node) {
    return kept.content(node);
  }

  @Override
  public void keep(RegionNode node, KeptResults.Entry entry) {
    kept.keep(node, entry);
  }

  /** The table has it. */
  @Override
  public void learn(RegionNode node, boolean wins) {}
}
