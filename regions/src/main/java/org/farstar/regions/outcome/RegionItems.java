package org.farstar.regions.outcome;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.Bracket;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.sum.Values;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.board.SymmetryGroup;
import org.farstar.regions.frame.RegionCache;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Splits boards into regions and makes items of them: small regions are valued, and then play on by
 * the options of their canonical forms; the others stay positions. For one thread.
 */
final class RegionItems implements ItemSource<Board> {
  private static final Object IN_VAIN = new Object();

  private static final int OPTION_BITS = 14;

  private final SharedRegions shared;
  private final RegionRules rules;
  private final RegionFrame frame;
  private final Grid grid;
  private final ItemStock stock;
  private final Control control;
  private final int worker;
  private final RegionValuing<?> valuing;

  /** Whether small regions are valued when they are met. */
  private final boolean small;

  private final RegionCache cache = new RegionCache();
  private final RegionBoards boards;

  /** The search that takes the place of that of whole boards, or null if there is none. */
  private final RegionProofs proofs;

  /** The values of strips, where cuts are asked for. */
  private RegionCache strips;

  private RegionBrackets brackets;

  /** The pieces of rows, where rows are cut. */
  private RegionItems pieces;

  private final Options[] optionCache = new Options[1 << OPTION_BITS];
  private final long[] images;
  private final MeanGuess means = new MeanGuess();

  private final ValuingEffort effort;

  /**
   * @param shared what the sources of all threads have in common
   * @param worker which of several threads it is for, from 0
   */
  RegionItems(SharedRegions shared, Control control, int worker) {
    this.shared = shared;
    this.rules = shared.rules;
    this.frame = shared.frame;
    this.grid = frame.grid();
    this.stock = shared.stock;
    this.control = control.part();
    this.boards = new RegionBoards(shared, control);
    this.proofs = shared.proofs.isServed() ? new RegionProofs(shared, control) : null;
    this.worker = worker;
    this.small = stock.uses(ItemShortcut.VALUES);
    this.valuing =
        small || stock.uses(ItemShortcut.ROOT_VALUES)
            ? RegionValuing.of(shared, this.control, worker)
            : null;
    this.images = new long[frame.size()];
    this.effort = new ValuingEffort(grid.height() == 1, rules.allSmall());
  }

  /** The options of an item met lately. */
  private static final class Options {
    final Item item;
    final ItemSum[][] of = new ItemSum[2][];
    final int[] counts = {-1, -1};

    Options(Item item) {
      this.item = item;
    }
  }

  @Override
  public int kind() {
    return shared.kind;
  }

  @Override
  public ItemSum sumOf(Board board) {
    Board placed = frame.place(board);
    return sumOf(placed.first(), placed.second());
  }

  private ItemSum sumOf(long first, long second) {
    long fill = frame.fill();
    ItemSum sum = null;
    for (long rest = rules.regions(grid, first, second); rest != 0; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      long a = ((first ^ fill) & region) >>> shift;
      long b = ((second ^ fill) & region) >>> shift;
      ItemSum found = (ItemSum) cache.get(a, b);
      if (found == null) {
        found = uncached(a, b);
      }
      sum = sum == null ? found : sum.plus(stock, found);
    }
    return sum == null ? stock.empty() : sum;
  }

  private Board board(long first, long second) {
    long all = grid.all();
    return new Board(grid, (first ^ frame.fill()) & all, (second ^ frame.fill()) & all);
  }

  /** The sum of a region that the cache does not have; it goes there with all its images. */
  private ItemSum uncached(long first, long second) {
    Board board = board(first, second);
    if (stock.uses(ItemShortcut.REDUCTIONS)) {
      Board reduced = rules.reduced(board);
      if (!reduced.equals(board)) {
        ItemSum sum = sumOf(reduced.first(), reduced.second());
        cache.put(first, second, sum);
        return sum;
      }
    }
    if (rules.idle(board, first | second)) {
      cache.put(first, second, stock.empty());
      return stock.empty();
    }
    frame.images(first, second, images);
    int least = SymmetryGroup.least(images);
    int plain = frame.plain();
    boolean swapped = least >= plain;
    Board key = board(images[least], images[least + 1]);
    ItemSum known = shared.regions.get(key);
    if (known == null) {
      known = shared.regions.putIfAbsent(key, made(key, images[least], images[least + 1]));
    }
    ItemSum negative = images.length > plain ? known.negative(stock) : null;
    for (int i = 0; i < images.length; i += 2) {
      cache.put(images[i], images[i + 1], i >= plain == swapped ? known : negative);
    }
    return swapped ? negative : known;
  }

  private ItemSum made(Board board, long first, long second) {
    ItemSum value = value(board);
    if (value != null) {
      if (!rules.allSmall() && means.wantsMore()) {
        means.learn(shared.bounds.lead(rules, board), value.mean());
      }
      return value;
    }
    boolean ownNegative = rules.impartial();
    for (int i = frame.plain(); i < images.length; i += 2) {
      ownNegative |= images[i] == images[0] && images[i + 1] == images[1];
    }
    Bracket bracket = bracket(board, first | second);
    boolean allSmall = rules.allSmall();
    long guess = allSmall ? 0 : means.of(shared.bounds.lead(rules, board));
    RegionItem item =
        new RegionItem(stock, shared.kind, ownNegative, bracket, allSmall, guess, first, second);
    if (stock.uses(ItemShortcut.MOVES_LEFT) && !rules.impartial()) {
      rules.rank(board).ifPresent(item::movesLeft);
    }
    return stock.sumOf(item, false);
  }

  /** What the rules know of a region; null where they know nothing. */
  private Bracket bracket(Board board, long region) {
    if (!small || !stock.uses(ItemShortcut.CUTS)) {
      return null;
    }
    if (brackets == null) {
      pieces = shared.pieces == null ? null : new RegionItems(shared.pieces, control, worker);
      brackets = new RegionBrackets(shared, this::strip, pieces == null ? null : pieces::strip);
    }
    return brackets.of(board, region);
  }

  /** A strip of a region as a sum of values; null where they are not found with little effort. */
  private ItemSum strip(Board board, long cells) {
    if (cells == 0) {
      return stock.empty();
    }
    if (strips == null) {
      strips = new RegionCache();
    }
    int shift = grid.corner(cells);
    long a = ((board.first() ^ frame.fill()) & cells) >>> shift;
    long b = ((board.second() ^ frame.fill()) & cells) >>> shift;
    Object found = strips.get(a, b);
    if (found == null) {
      ItemSum sum = valueOf(a ^ frame.fill(), b ^ frame.fill());
      found = sum == null ? IN_VAIN : sum;
      strips.put(a, b, found);
    }
    return found == IN_VAIN ? null : (ItemSum) found;
  }

  /** The sum of the values of the regions of a board; null where that takes too long. */
  private ItemSum valueOf(long first, long second) {
    ItemSum total = stock.empty();
    for (long rest = rules.regions(grid, first, second); rest != 0 && total != null; ) {
      long region = rules.region(grid, rest, first, second);
      rest ^= region;
      int shift = grid.corner(region);
      long a = ((first ^ frame.fill()) & region) >>> shift;
      long b = ((second ^ frame.fill()) & region) >>> shift;
      ItemSum found = (ItemSum) cache.get(a, b);
      if (found == null || !found.isValue()) {
        found = value(board(a, b), Schedule.PIECE);
        if (found != null) {
          cache.put(a, b, found);
        }
      }
      total = found == null ? null : total.plus(stock, found);
    }
    return total;
  }

  /** The value of a region, where it is found with little effort; null otherwise. */
  private ItemSum value(Board board) {
    if (valuing != null && shared.values.stored(board) instanceof Value stored) {
      return Values.shortGame(stored, shared.universe).map(stock::sumOf).orElse(null);
    }
    long size = rules.rank(board).orElse(Long.MAX_VALUE);
    if (!small) {
      return null;
    }
    Player owner = shared.bounds.owner(board);
    if (owner != null) {
      return owned(board, owner, size);
    }
    return sumOf(shared.value(board, Schedule.MET, () -> metNow(board, size)));
  }

  /** The value of a region met for the first time, where that seems worth the attempt. */
  private ShortGame metNow(Board board, long size) {
    if (!effort.allows(size)) {
      return null;
    }
    long before = valuing.solver().visited();
    ShortGame value = searched(board, Schedule.MET);
    long visited = valuing.solver().visited() - before;
    effort.spent(size, visited + valuing.allowance().used(), value != null);
    return value;
  }

  /** The value of a region in which one player alone moves: how often she can. */
  private ItemSum owned(Board board, Player owner, long size) {
    long moves = new Solitaire(rules, owner, Schedule.SOLITAIRE).longest(board, size);
    return moves < 0
        ? null
        : stock.sumOf(shared.universe.integer(owner == Player.LEFT ? moves : -moves));
  }

  private ItemSum value(Board board, long positions) {
    return sumOf(shared.value(board, positions, () -> searched(board, positions)));
  }

  private ShortGame searched(Board board, long positions) {
    return valuing.within(positions, board, shared, control, effort::shrink);
  }

  private ItemSum sumOf(ShortGame value) {
    return value == null ? null : stock.sumOf(value);
  }

  @Override
  public ItemSum value(Item item, long positions) {
    RegionItem region = (RegionItem) item;
    Board board = board(region.first(), region.second());
    ItemSum value = valuing == null ? null : value(board, positions);
    if (value != null) {
      shared.regions.put(board, value);
      cache.clear();
    }
    return value;
  }

  @Override
  public Decision wins(Item item, Player mover, long positions, int threads) {
    RegionItem region = (RegionItem) item;
    if (!rules.impartial() || valuing == null) {
      return proofs == null
          ? boards.wins(region, mover, positions, threads)
          : proofs.wins(region, mover, positions, threads);
    }
    Decision wins = valuing.wins(board(region.first(), region.second()), control, positions);
    return region.found(mover, wins);
  }

  @Override
  public Decision whole(Board position, Player mover, long most, int threads) {
    return boards.wins(frame.place(position), mover, most, threads);
  }

  @Override
  public ItemSum[] options(Item item, Player player) {
    Options options = of(item);
    ItemSum[] known = options.of[player.ordinal()];
    if (known == null) {
      known = made((RegionItem) item, player);
      options.of[player.ordinal()] = known;
    }
    return known;
  }

  @Override
  public int count(Item item, Player player) {
    Options options = of(item);
    int known = options.counts[player.ordinal()];
    if (known < 0) {
      RegionItem region = (RegionItem) item;
      known = rules.count(board(region.first(), region.second()), player);
      options.counts[player.ordinal()] = known;
    }
    return known;
  }

  private Options of(Item item) {
    int place = item.id() & (1 << OPTION_BITS) - 1;
    Options options = optionCache[place];
    if (options == null || options.item != item) {
      options = new Options(item);
      optionCache[place] = options;
    }
    return options;
  }

  private ItemSum[] made(RegionItem item, Player player) {
    effort.earn();
    PlaneList list = new PlaneList();
    rules.generate(board(item.first(), item.second()), player, list);
    List<ItemSum> options = new ArrayList<>(list.size());
    long[] planes = list.planes();
    for (int i = 0; i < 2 * list.size(); i += 2) {
      options.add(sumOf(planes[i], planes[i + 1]));
    }
    return options.stream().distinct().toArray(ItemSum[]::new);
  }

  @Override
  public String name(Item item) {
    RegionItem region = (RegionItem) item;
    return shared.name == null ? null : shared.name + region.first() + "\n" + region.second();
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public long depthFirst() {
    return boards.visited();
  }

  @Override
  public long visited() {
    long own = valuing == null ? 0 : valuing.solver().visited();
    return boards.visited()
        + (proofs == null ? 0 : proofs.visited())
        + own
        + (pieces == null ? 0 : pieces.visited());
  }
}
