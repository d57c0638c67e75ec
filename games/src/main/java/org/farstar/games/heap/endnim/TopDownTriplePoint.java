package org.farstar.games.heap.endnim;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Meter;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * The triple point of one row by the recurrence of Proposition 14, from the row inwards, computing
 * only what is asked for: R(a x) needs L(x), and needs R(x) only if a &gt; L(x).
 *
 * <p>The answer is that of the recurrence, since nothing else is computed. Where no pile counts
 * much against the rest, which is the common case, most comparisons end with 0 and cut off a whole
 * half; on random rows of n piles about n^1.5 of the n^2 numbers L and R were asked for. On rising
 * rows all of them are, and the table costs more than diagonals do; so the work is given up when it
 * exceeds a limit. See docs/decisions/0004-end-nim.md.
 */
final class TopDownTriplePoint {
  /** The memory of one number computed, an estimate: a map node, a key and an ordinal. */
  static final long BYTES_PER_CELL = 160;

  private final List<Ordinal> piles;
  private final Ordinal base;
  private final Map<Long, Ordinal> table = new HashMap<>();
  private final Deque<Long> waiting = new ArrayDeque<>();

  private TopDownTriplePoint(List<Ordinal> piles, Ordinal base) {
    this.piles = piles;
    this.base = base;
  }

  /**
   * The triple point of a row.
   *
   * @param base L and R of the empty row
   * @param most how many numbers may be computed
   * @return empty where they do not suffice
   */
  static Optional<TriplePoint> triplePoint(
      List<Ordinal> piles, Ordinal base, long most, Meter meter) {
    TopDownTriplePoint work = new TopDownTriplePoint(piles, base);
    int last = piles.size() - 1;
    return work.compute(cell(Player.LEFT, 0, last), most, meter)
            && work.compute(cell(Player.RIGHT, 0, last), most, meter)
        ? Optional.of(
            new TriplePoint(
                work.table.get(cell(Player.LEFT, 0, last)),
                work.table.get(cell(Player.RIGHT, 0, last))))
        : Optional.empty();
  }

  /**
   * L or R of the substring of the piles from..to, packed: 31 bits {@code from}, 31 bits {@code to}
   * + 1, so that an empty substring has a name, 1 bit for the player.
   */
  private static Long cell(Player player, int from, int to) {
    return (((long) from << 31) | (to + 1)) << 1 | player.ordinal();
  }

  private boolean compute(Long wanted, long most, Meter meter) {
    waiting.push(wanted);
    while (!waiting.isEmpty()) {
      Long cell = waiting.peek();
      Ordinal value = table.containsKey(cell) ? table.get(cell) : value(cell);
      if (value != null) {
        waiting.pop();
        if (table.put(cell, value) == null) {
          meter.count();
          if (table.size() > most) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The value of a cell; or null, and the cell it waits for is pushed. */
  private Ordinal value(Long cell) {
    Player player = Player.values()[(int) (cell & 1)];
    int from = (int) (cell >>> 32);
    int to = (int) (cell >>> 1 & Integer.MAX_VALUE) - 1;
    if (from > to) {
      return base;
    }
    // The pile that R looks at is the left one, with the row behind it; and the other way round.
    boolean right = player == Player.RIGHT;
    int innerFrom = right ? from + 1 : from;
    int innerTo = right ? to : to - 1;
    Ordinal against = get(cell(player.opponent(), innerFrom, innerTo));
    if (against == null) {
      return null;
    }
    Ordinal pile = piles.get(right ? from : to);
    if (pile.compareTo(against) <= 0) {
      return Ordinal.ZERO;
    }
    Ordinal with = get(cell(player, innerFrom, innerTo));
    return with == null ? null : TriplePoint.step(pile, against, with);
  }

  private Ordinal get(Long cell) {
    Ordinal known = table.get(cell);
    if (known == null) {
      waiting.push(cell);
    }
    return known;
  }
}
