package org.farstar.games.heap.endnim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The atomic weights of rows of finite piles, all of which are integers, from who wins a row beside
 * heaps of Nim: the theorem of {@code docs/papers/end-nim.md}.
 *
 * <p>Let U be the heaps beside which Left, moving second, wins some row that she can move to, V
 * those beside which Right wins one of his, u the least heap outside U and v the least outside V.
 * If u &lt; v, Right moving second wins beside all heaps outside U and Left beside none; if v &lt;
 * u, Left beside all outside V and Right beside none; if u = v, both beside this heap and no other.
 * Who wins beside a far star, a heap larger than all that matters, gives the weight.
 *
 * <p>A set of heaps is a word of 64 bits. The rows met are remembered: a row of n piles up to h
 * leads to at most (nh)^2 rows, with 2h options each. Not for threads.
 */
public final class RowWeights {
  /** Heaps from here on are alike: the last bit of a set stands for all of them. */
  private static final int FAR = Long.SIZE - 1;

  private static final long BYTES_PER_ROW = 200;

  /**
   * The heaps with which a player, moving second, wins.
   *
   * @param left bit h for Left and heap h
   * @param right bit h for Right and heap h
   */
  public record Heaps(long left, long right) {
    private static Heaps between(long lost, long lostByRight) {
      int least = Long.numberOfTrailingZeros(~lost);
      int leastOfRight = Long.numberOfTrailingZeros(~lostByRight);
      if (least == leastOfRight) {
        if (least == FAR) {
          throw new ArithmeticException("heaps beyond " + FAR);
        }
        long both = least == Long.SIZE ? 0 : 1L << least;
        return new Heaps(both, both);
      }
      return least < leastOfRight ? new Heaps(0, ~lost) : new Heaps(~lostByRight, 0);
    }

    /** The heaps with which a player, moving second, wins. */
    public long of(Player player) {
      return player == Player.LEFT ? left : right;
    }

    /** Who wins beside a far star. */
    public Outcome far() {
      return left < 0 ? Outcome.L : right < 0 ? Outcome.R : Outcome.N;
    }
  }

  private final Map<List<Integer>, Heaps> known = new HashMap<>();
  private final Meter meter;

  /**
   * @param control stops the work when its budget ends
   */
  public RowWeights(Control control) {
    this.meter = control.meter(() -> known.size() * BYTES_PER_ROW);
  }

  /**
   * The heaps for a row.
   *
   * @param row the heights from left to right, positive
   * @throws ArithmeticException where heaps of 63 and more are not alike, as with a pile of 63
   */
  public Heaps of(List<Integer> row) {
    return meter.during(() -> searched(row));
  }

  private Heaps searched(List<Integer> row) {
    Heaps found = known.get(row);
    if (found == null) {
      meter.count();
      found = Heaps.between(reached(row, Player.LEFT), reached(row, Player.RIGHT));
      known.put(row, found);
    }
    return found;
  }

  /** The heaps with which a player wins, moving second, some row that he can move to. */
  private long reached(List<Integer> row, Player player) {
    if (row.isEmpty()) {
      return 0;
    }
    long heaps = searched(without(row, player)).of(player);
    int end = player == Player.LEFT ? 0 : row.size() - 1;
    for (int height = 1; height < row.get(end); height++) {
      heaps |= searched(with(row, end, height)).of(player);
    }
    return heaps;
  }

  private static List<Integer> with(List<Integer> row, int place, int height) {
    Integer[] lower = row.toArray(Integer[]::new);
    lower[place] = height;
    return List.of(lower);
  }

  /** The row without the pile at a player's end. */
  private static List<Integer> without(List<Integer> row, Player player) {
    return player == Player.LEFT ? row.subList(1, row.size()) : row.subList(0, row.size() - 1);
  }

  /**
   * The atomic weight of a row: 0 if it is N beside a far star; if Left wins there, one more than
   * that of the row without its right pile; if Right wins, one less than without its left pile.
   *
   * @throws ArithmeticException as {@link #of}
   */
  public int weight(List<Integer> row) {
    return switch (of(row).far()) {
      case L -> weight(without(row, Player.RIGHT)) + 1;
      case R -> weight(without(row, Player.LEFT)) - 1;
      default -> 0;
    };
  }
}
