package org.farstar.games.order.products;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.farstar.engine.budget.Meter;
import org.farstar.games.order.EhrenfeuchtFraisse;

/**
 * What a game of n turns, each the choice of an element, can see of an order: its n-type. For n = 0
 * that is nothing; for n > 0 it is the set of pairs of (n-1)-types of what is below and above an
 * element, which is empty for the order without elements alone. Two orders have the same n-type if
 * and only if they are n-equivalent, see {@link EhrenfeuchtFraisse}.
 *
 * <p>There are finitely many n-types. Of a product the choices are a choice in the repeated order
 * and one in the order along which it is repeated, and products of equivalent orders are
 * equivalent, so finite numbers of copies of at least 2^(n-1) - 1 are alike as finite chains are.
 *
 * <p>Types are numbers; 0 is that of the order without elements, and of all orders for n = 0. Not
 * for threads.
 */
final class OrderTypes {
  static final int EMPTY = 0;

  private final Meter meter;
  private final List<Map<ProductOrder, Integer>> known = new ArrayList<>();
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final List<List<long[]>> pairs = new ArrayList<>();
  private final Map<Integer, Integer> coarser = new HashMap<>();

  /**
   * @param meter counts the orders that are looked at
   */
  OrderTypes(Meter meter) {
    this.meter = meter;
    pairs.add(List.of());
  }

  /** The type of an order for this many turns. */
  int of(ProductOrder order, int turns) {
    if (order.isEmpty() || turns == 0) {
      return EMPTY;
    }
    while (known.size() <= turns) {
      known.add(new HashMap<>());
    }
    Integer found = known.get(turns).get(order);
    if (found == null) {
      meter.count();
      TreeSet<Long> seen = new TreeSet<>();
      order.splits(
          EhrenfeuchtFraisse.cap(turns - 1),
          (low, high) -> seen.add(pair(of(low, turns - 1), of(high, turns - 1))));
      found = number(seen, turns);
      known.get(turns).put(order, found);
    }
    return found;
  }

  private static long pair(int low, int high) {
    return (long) low << Integer.SIZE | high;
  }

  private int number(TreeSet<Long> seen, int turns) {
    return numbers.computeIfAbsent(
        List.of(turns, List.copyOf(seen)),
        key -> {
          pairs.add(
              seen.stream()
                  .map(pair -> new long[] {pair >>> Integer.SIZE, pair & 0xffffffffL})
                  .toList());
          return pairs.size() - 1;
        });
  }

  /** For a type of at least one turn: the types for one turn less of what is below and above. */
  List<long[]> pairs(int type) {
    return pairs.get(type);
  }

  /** What remains of a type with one turn less; the type must be for this number of turns. */
  int coarser(int type, int turns) {
    if (type == EMPTY || turns == 1) {
      return EMPTY;
    }
    Integer found = coarser.get(type);
    if (found == null) {
      TreeSet<Long> seen = new TreeSet<>();
      for (long[] pair : pairs(type)) {
        seen.add(pair(coarser((int) pair[0], turns - 1), coarser((int) pair[1], turns - 1)));
      }
      found = number(seen, turns - 1);
      coarser.put(type, found);
    }
    return found;
  }
}
