package org.farstar.engine.item;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Finds atomic weights of all-small items from those of their options, without a value. The weight
 * of G is {w(G^L) - 2 | w(G^R) + 2}, unless several integers fit between these options; then it is
 * the greatest of them if G is above a remote star, the least if G is below one, and else 0 (E.
 * Berlekamp, J. Conway and R. Guy, <i>Winning Ways</i>, chapter 8; A. Siegel, <i>Combinatorial Game
 * Theory</i>, II.7). Weights of sums add up, so a follower that falls apart costs nothing new.
 *
 * <p>When 0 is among these integers, G is compared with nimbers from 0 on. Let it be above *m, and
 * confused with what was tried before. Then no remote star is above G, and if 1 fits, G is above a
 * remote star: Right moving first there loses by a move to *k, since Left continues to *m or, if k
 * is at most m, wins moving first in G + *k; and by any move in G, since the new weight is not -1
 * or less, so that no remote star is above that option. If G is confused with all that are tried,
 * its weight stays unknown.
 *
 * <p>The weight of each follower that has no value is found but once. For one thread.
 */
final class ExactWeights {
  /** How many options may be looked at, for each sum that a probe may visit. */
  private static final long OPTIONS = 4;

  /** How many nimbers an item is compared with. */
  private static final int STARS = 4;

  private final ItemMoves moves;
  private final ItemStock stock;
  private final ProofSearch<ItemSum> search;
  private final Meter meter;
  private final Universe universe;

  /** The items whose weights this attempt has not found. */
  private final Set<Item> inVain = new HashSet<>();

  /** How many options may still be looked at. */
  private long left;

  private long effort;

  /**
   * @param search compares items with nimbers
   * @param meter counts the items whose options are made
   */
  ExactWeights(ItemMoves moves, ItemStock stock, ProofSearch<ItemSum> search, Meter meter) {
    this.moves = moves;
    this.stock = stock;
    this.search = search;
    this.meter = meter;
    this.universe = stock.empty().plain().value().universe();
  }

  /**
   * Finds the weight of an all-small item and tells the item; false where it takes more than so
   * much effort, or where this is no way to find it.
   *
   * @param effort how many sums a comparison may visit
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  boolean find(Item item, long effort) {
    this.effort = effort;
    left = OPTIONS * effort;
    inVain.clear();
    return weight(item, false) != null;
  }

  /** The weight of an item, found if it is not known; or null. */
  private ShortGame weight(Item item, boolean swapped) {
    Weights known = item.weights(false);
    if (known == null || known.exact() == null && (left <= 0 || inVain.contains(item))) {
      return null;
    }
    if (known.exact() == null) {
      meter.count();
      ShortGame found = fromOptions(item);
      if (found == null || !Weights.isSmall(found)) {
        inVain.add(item);
        return null;
      }
      known = Weights.exactly(found);
      item.learn(known);
    }
    return (swapped ? known.negative() : known).exact();
  }

  private ShortGame fromOptions(Item item) {
    List<ShortGame> ofLeft = weights(item, Player.LEFT);
    List<ShortGame> ofRight = ofLeft == null ? null : weights(item, Player.RIGHT);
    if (ofRight == null) {
      return null;
    }
    ShortGame simplest = universe.of(ofLeft, ofRight);
    if (!simplest.isInteger()) {
      return simplest;
    }
    Dyadic greatest = greatestBelow(ofRight);
    Dyadic least = greatestBelow(ofLeft.stream().map(ShortGame::negate).toList()).negate();
    if (greatest.equals(least)) {
      return simplest;
    }
    // All integers that fit have the sign of the simplest one, unless that is 0.
    int sign = simplest.asNumber().orElseThrow().signum();
    Integer side = sign != 0 ? (Integer) sign : besideStars(item);
    if (side == null) {
      return null;
    }
    return side == 0 ? simplest : universe.number(side > 0 ? greatest : least);
  }

  /**
   * The weights of a player's options, less 2 for Left and 2 more for Right; null where one is not
   * found.
   */
  private List<ShortGame> weights(Item item, Player player) {
    List<ShortGame> weights = new ArrayList<>();
    for (ItemSum option : moves.options(item, player)) {
      left--;
      ShortGame weight = weight(option);
      if (weight == null) {
        return null;
      }
      weights.add(weight.plus(universe.integer(player == Player.LEFT ? -2 : 2)));
    }
    return weights;
  }

  private ShortGame weight(ItemSum sum) {
    if (!sum.plain().isAllSmall()) {
      return null;
    }
    ShortGame weight = universe.integer(sum.plain().ups());
    for (int i = 0; i < sum.size(); i++) {
      ShortGame more = weight(sum.item(i), sum.swapped(i));
      if (more == null) {
        return null;
      }
      weight = weight.plus(more);
    }
    return weight;
  }

  /** 1 where an item is above some nimber, -1 where it is below one, 0 where equal; or null. */
  private Integer besideStars(Item item) {
    for (int star = 0; star < STARS; star++) {
      ItemSum sum = ItemSum.of(stock.plain(universe.nimber(star)), item, false);
      Decision first = search.winsWithin(sum, effort);
      // The negative, with Left moving first: she loses where Right did.
      Decision second =
          first.isKnown() ? search.winsWithin(sum.negative(stock), effort) : Decision.UNKNOWN;
      if (!second.isKnown()) {
        return null;
      }
      if (first == Decision.LOSS || second == Decision.LOSS) {
        return first == Decision.WIN ? 1 : second == Decision.WIN ? -1 : 0;
      }
    }
    return null;
  }

  /** The greatest integer that is less than or confused with every one of these games. */
  private static Dyadic greatestBelow(List<ShortGame> games) {
    Dyadic most = null;
    for (ShortGame game : games) {
      Dyadic floor = Dyadic.of(game.leftStop().floor());
      boolean reached = game.isAtMost(game.universe().number(floor));
      Dyadic found = reached ? floor.minus(Dyadic.ONE) : floor;
      most = most == null || found.compareTo(most) < 0 ? found : most;
    }
    return most;
  }
}
