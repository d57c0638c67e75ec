package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.KeptResults;
import org.farstar.values.player.Player;

/**
 * Sums of items as a proof search sees them: Left is always to move, and after her move the players
 * are exchanged. For one thread.
 *
 * <p>In numbers nobody needs to move beside an item that is certainly no number. For let G be such
 * an item, T the rest and x the number, and let Left win by a move to x': then G + T + x > 0 by x -
 * x' at least. G has an option whose Right stop is the Left stop of G; hence that option less G has
 * a Right stop of at least 0 and is above every negative number, and the move to it wins too.
 */
final class SumNodes implements NodeSpace<ItemSum> {
  /** How many of the sums that bound a node are searched, on each side. */
  private static final int WAYS = 2;

  private static final double FACTOR = 3;
  private static final double MOST_UNITS = 4;

  private final ItemMoves moves;
  private final ItemStock stock;
  private final KeptSums kept;
  private final SumBounds bounds;
  private final Meter meter;
  private final boolean bounded;
  private final boolean guessed;

  /** Whether atomic weights guess who wins. */
  private final boolean weighed;

  private final ProofSearch<ItemSum> values;
  private final StopProbes probes;

  /** Null where no atomic weights are asked for. */
  private final WeightProbes weights;

  /**
   * @param kept what outlives the process; null where nothing does
   * @param meter counts the sums that are searched to bound a node, too
   */
  SumNodes(ItemMoves moves, ItemStock stock, KeptSums kept, Meter meter) {
    this.moves = moves;
    this.kept = kept;
    this.stock = stock;
    this.meter = meter;
    this.bounds = new SumBounds(stock, moves.impartial());
    this.bounded = stock.uses(ItemShortcut.BOUNDS);
    this.guessed = stock.uses(ItemShortcut.GUESSES);
    this.values = new ProofSearch<>(this, stock.table(), meter, false);
    this.probes =
        bounded && stock.uses(ItemShortcut.STOPS) && !moves.impartial()
            ? new StopProbes(
                stock, new ProofSearch<>(this, stock.table(), meter, false), kept != null)
            : null;
    this.weights = bounds.weighs() ? weightProbes(meter) : null;
    this.weighed = weights != null && stock.uses(ItemShortcut.WEIGHT_GUESSES);
  }

  private WeightProbes weightProbes(Meter meter) {
    ProofSearch<ItemSum> search = new ProofSearch<>(this, stock.table(), meter, false);
    boolean exact = stock.uses(ItemShortcut.EXACT_WEIGHTS);
    return new WeightProbes(
        exact ? new ExactWeights(moves, stock, search, meter) : null, stock, search);
  }

  @Override
  public int words() {
    return ItemStock.WORDS;
  }

  @Override
  public void key(ItemSum node, long[] key) {
    stock.key(node, key);
  }

  @Override
  public Decision known(ItemSum node) {
    if (kept != null) {
      kept.meet(node, moves);
    }
    return bounds.wins(node);
  }

  @Override
  public Decision decided(ItemSum asked) {
    ItemSum node = valued(asked);
    if (node != asked) {
      Decision known = known(node);
      if (known.isKnown()) {
        return known;
      }
    }
    if (!bounded) {
      return Decision.UNKNOWN;
    }
    if (node.isValue()) {
      return bounds.compared(node);
    }
    if (probes != null && probes.sharpen(node)) {
      Decision known = bounds.cheap(node);
      if (known.isKnown()) {
        return known;
      }
    }
    if (weights != null && weights.sharpen(node)) {
      Decision known = known(node);
      if (known.isKnown()) {
        return known;
      }
    }
    return isBracketed(node) ? byBrackets(node) : Decision.UNKNOWN;
  }

  /** A sum with what its sources value when it is met beside something else. */
  private ItemSum valued(ItemSum sum) {
    if (sum.isSingleItem()) {
      return sum;
    }
    for (int i = 0; i < sum.size(); i++) {
      if (sum.item(i).isValuedWhenMet()) {
        return sum.valued(stock, this::valueOf);
      }
    }
    return sum;
  }

  private ItemSum valueOf(Item item) {
    // What was granted here and is not used yet belongs to the values.
    meter.settle();
    return moves.valueWhenMet(item);
  }

  private Decision byBrackets(ItemSum node) {
    for (int way = 0; way < WAYS; way++) {
      if (values.winsWithin(bound(node, true, way), Schedule.BRACKET) == Decision.WIN) {
        return Decision.WIN;
      }
      if (values.winsWithin(bound(node, false, way), Schedule.BRACKET) == Decision.LOSS) {
        return Decision.LOSS;
      }
    }
    return Decision.UNKNOWN;
  }

  private static boolean isBracketed(ItemSum node) {
    for (int i = 0; i < node.size(); i++) {
      Item item = node.item(i);
      if (item.bracket() == null && !(item instanceof ValueItem)) {
        return false;
      }
    }
    return true;
  }

  /** A sum of values that a node is at least, or at most. */
  private ItemSum bound(ItemSum node, boolean low, int way) {
    ItemSum sum = ItemSum.of(node.plain());
    for (int i = 0; i < node.size(); i++) {
      Bracket bracket = node.item(i).bracket();
      boolean swapped = node.swapped(i);
      ItemSum in =
          bracket == null ? stock.sumOf(node.item(i), false) : bracket.side(low != swapped, way);
      sum = sum.plus(stock, swapped ? in.negative(stock) : in);
    }
    return sum;
  }

  @Override
  public List<ItemSum> options(ItemSum asked) {
    ItemSum node = valued(asked);
    List<ItemSum> options = new ArrayList<>();
    boolean noNumber = false;
    for (int i = 0; i < node.size(); i++) {
      noNumber |= node.item(i).isNoNumber();
      if (i == 0 || node.code(i) != node.code(i - 1)) {
        for (ItemSum option : options(node.item(i), node.swapped(i))) {
          options.add(node.negatedAfter(stock, i, option));
        }
      }
    }
    Plain plain = node.plain();
    if (!noNumber || !plain.value().isNumber()) {
      for (Plain option : plain.options(stock)) {
        options.add(node.with(stock, option, true));
      }
    }
    return options;
  }

  private ItemSum[] options(Item item, boolean swapped) {
    Player player = swapped ? Player.RIGHT : Player.LEFT;
    return item instanceof ValueItem value
        ? value.options(player, stock)
        : moves.options(item, player);
  }

  @Override
  public int prove(ItemSum node) {
    return guessed || weighed ? likelihood(-estimate(node)) : 1;
  }

  /** The number of moves; more if what is known or guessed speaks for the mover. */
  @Override
  public int refute(ItemSum node) {
    int count = 1;
    for (int i = 0; i < node.size(); i++) {
      Player player = node.swapped(i) ? Player.RIGHT : Player.LEFT;
      Item item = node.item(i);
      count +=
          item instanceof ValueItem value
              ? value.options(player, stock).length
              : moves.count(item, player);
    }
    return guessed || weighed ? count * likelihood(estimate(node)) : count;
  }

  /** How far the mover is ahead, about: twice a mean value, in units of {@link ItemLimits}. */
  private long estimate(ItemSum node) {
    long sum = weighed ? 2 * WeightSums.lead(node) : 0;
    if (guessed) {
      sum += node.plain().low() + node.plain().high();
      for (int i = 0; i < node.size(); i++) {
        sum += node.item(i).estimate(node.swapped(i));
      }
    }
    return sum;
  }

  /** Three for each unit of the mean value, of at most four. */
  private static int likelihood(long estimate) {
    double units = Math.min(MOST_UNITS, estimate / (2.0 * ItemLimits.UNIT));
    return Math.max(1, (int) Math.round(Math.pow(FACTOR, units)));
  }

  @Override
  public boolean mayReturn() {
    return moves.mayReturn();
  }

  /** The items that people can write. A node is exchanged after each move. */
  @Override
  public String describe(ItemSum node, boolean later) {
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < node.size(); i++) {
      String text = node.item(i).isValue() ? null : moves.describe(node.item(i));
      if (text != null) {
        terms.add((node.swapped(i) != later ? "-" : "") + text);
      }
    }
    return String.join(" + ", terms);
  }

  @Override
  public boolean keeps() {
    return kept != null;
  }

  @Override
  public long kept(ItemSum node) {
    return kept.content(node, moves);
  }

  @Override
  public void keep(ItemSum node, KeptResults.Entry entry) {
    kept.keep(node, moves, entry);
  }

  @Override
  public void learn(ItemSum node, boolean wins) {
    if (node.isSingleItem()) {
      Item item = node.item(0);
      boolean both = moves.impartial() || item.isOwnNegative();
      for (Player player : Player.values()) {
        if (both || player == (node.swapped(0) ? Player.RIGHT : Player.LEFT)) {
          item.learn(player, wins);
        }
      }
    }
  }
}
