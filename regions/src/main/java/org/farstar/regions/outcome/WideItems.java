package org.farstar.regions.outcome;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.kernel.Decision;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.WideBoard;
import org.farstar.regions.frame.RegionFrame;
import org.farstar.regions.frame.WideFrame;
import org.farstar.regions.rules.BoardWins;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.WideRegions;
import org.farstar.values.player.Player;

/**
 * Splits wide boards into regions and makes items of those that are still wide. What fits into a
 * {@link RegionFrame} becomes an item of the source for that frame, so that a search is slow only
 * as long as it is about large regions. Wide regions are never valued. For one thread.
 */
final class WideItems implements ItemSource<Board> {
  /** How many regions have their options remembered. */
  private static final int MOST_OPTIONS = 1 << 12;

  private final SharedWide shared;
  private final RegionRules rules;
  private final WideFrame frame;
  private final ItemStock stock;
  private final Control control;

  /** The search for who wins them, or null if there is none. */
  private final BoardWins boards;

  private final Map<Item, ItemSum[][]> options =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Item, ItemSum[][]> eldest) {
          return size() > MOST_OPTIONS;
        }
      };

  private Function<Board, ItemSource<Board>> others;

  /**
   * @param control is asked at every option whether the work may go on
   */
  WideItems(SharedWide shared, WideFrame frame, Control control) {
    this.control = control;
    this.boards = shared.large == null ? null : shared.large.apply(control);
    this.shared = shared;
    this.rules = shared.rules;
    this.stock = shared.stock;
    this.frame = frame;
  }

  @Override
  public void meet(Function<Board, ItemSource<Board>> sources) {
    others = sources;
  }

  @Override
  public int kind() {
    return shared.kind;
  }

  @Override
  public ItemSum sumOf(Board board) {
    ItemSum sum = stock.empty();
    for (Board region : WideRegions.of(rules, (WideBoard) board)) {
      ItemSum found;
      if (region instanceof WideBoard wide) {
        found = item(wide);
      } else {
        Board placed = frame.placed(region);
        found = others.apply(placed).sumOf(placed);
      }
      sum = sum.plus(stock, found);
    }
    return sum;
  }

  private ItemSum item(WideBoard region) {
    WideBoard least = region.least(rules.symmetry());
    WideBoard negative =
        rules
            .exchanged(region)
            .map(exchanged -> ((WideBoard) exchanged).least(rules.symmetry()))
            .orElse(null);
    boolean own = rules.impartial() || least.equals(negative);
    boolean swapped = !own && negative != null && precedes(negative, least);
    WideBoard key = swapped ? negative : least;
    ItemSum known = shared.regions.get(key);
    if (known == null) {
      Item item = new WideItem(stock, shared.kind, key, own, rules.allSmall());
      known = shared.regions.putIfAbsent(key, stock.sumOf(item, false));
    }
    return swapped ? known.negative(stock) : known;
  }

  /** Of a region and its negative, which may be turned, the same one whichever comes first. */
  private static boolean precedes(WideBoard one, WideBoard other) {
    return one.height() == other.height()
        ? WideBoard.lesser(one, other) == one
        : one.height() < other.height();
  }

  @Override
  public ItemSum value(Item item, long positions) {
    return null;
  }

  @Override
  public Decision wins(Item item, Player mover, long positions, int threads) {
    WideItem region = (WideItem) item;
    return region.found(mover, whole(region.board(), mover, positions, threads));
  }

  @Override
  public Decision whole(Board position, Player mover, long most, int threads) {
    return boards == null ? Decision.UNKNOWN : boards.wins(position, mover, most, threads);
  }

  @Override
  public ItemSum[] options(Item item, Player player) {
    ItemSum[][] known = options.computeIfAbsent(item, any -> new ItemSum[2][]);
    if (known[player.ordinal()] == null) {
      Set<ItemSum> made = new LinkedHashSet<>();
      rules.generate(
          ((WideItem) item).board(),
          player,
          (to, one, two, three) -> {
            control.throwIfStopped();
            made.add(sumOf(to));
          });
      known[player.ordinal()] = made.toArray(ItemSum[]::new);
    }
    return known[player.ordinal()];
  }

  @Override
  public int count(Item item, Player player) {
    return options(item, player).length;
  }

  @Override
  public String name(Item item) {
    return shared.name == null ? null : shared.name + rules.write(((WideItem) item).board());
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public long depthFirst() {
    return boards == null ? 0 : boards.visited();
  }

  @Override
  public long visited() {
    return depthFirst();
  }
}
