package org.farstar.games.strip.coins;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Counts the winning moves in a long line without trying them all.
 *
 * <p>A move turns a coin at place i and a tail at place j, i before j. By Corollary 4.1 a line
 * gains when a tail moves to the left. So for Left (two tails) the value after the move grows with
 * i and with j, and for Right (a head and a tail) it falls with i and grows with j. Seen by the
 * mover, a move gets better as i grows; as j grows it gets better for Left and worse for Right.
 * Hence:
 *
 * <ul>
 *   <li>in a row, all moves with the same i, the winning moves are the last ones (Left) or the
 *       first ones (Right), and bisection finds how many;
 *   <li>the rows in which every move wins are those from some i on, again found by bisection.
 * </ul>
 *
 * <p>Each value takes linear time and there are two logarithms of the length of the line of them,
 * and one more for each row in which some moves win and some lose; where the rest of the sum is not
 * chosen to be as close as can be, these rows are few.
 */
final class WinningCount {
  /** Some ten to forty seconds of valuing; a count that takes more is given up. */
  private static final long MOST_COINS_VALUED = 400_000_000L;

  private final CoinLine line;
  private final Player player;
  private final Predicate<Dyadic> wins;
  private final Meter meter;
  private final int[] tails;
  private final int[] rows;
  private long coinsValued;

  /**
   * @param line the line
   * @param player the player who moves
   * @param wins whether the player, moving second, wins the rest of the sum beside a line of this
   *     value; with a number every better one wins
   * @param control may end the count
   */
  WinningCount(CoinLine line, Player player, Predicate<Dyadic> wins, Control control) {
    this.line = line;
    this.player = player;
    this.wins = wins;
    this.meter = control.meter();
    this.tails = places(true);
    this.rows = player == Player.LEFT ? tails : places(false);
  }

  private int[] places(boolean tail) {
    String coins = line.toString();
    char wanted = tail ? '1' : '0';
    return IntStream.rangeClosed(1, coins.length())
        .filter(i -> coins.charAt(i - 1) == wanted)
        .toArray();
  }

  /**
   * How many moves win; empty where counting would take too long.
   *
   * @throws SearchStopped when the budget ends first
   */
  Optional<BigInteger> count() {
    return meter.during(this::counted);
  }

  private Optional<BigInteger> counted() {
    int full = firstFullRow();
    BigInteger count = BigInteger.ZERO;
    for (int row = full; row < rows.length; row++) {
      count = count.add(BigInteger.valueOf(tails.length - firstTail(row)));
    }
    for (int row = full - 1; row >= 0; row--) {
      if (coinsValued > MOST_COINS_VALUED) {
        return Optional.empty();
      }
      count = count.add(BigInteger.valueOf(winningInRow(row)));
    }
    return Optional.of(count);
  }

  /** The first row from which on every move wins; a row without moves is one of them. */
  private int firstFullRow() {
    int low = 0;
    int high = rows.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int first = firstTail(middle);
      boolean full =
          first == tails.length || wins(middle, player == Player.LEFT ? first : tails.length - 1);
      if (full) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private int winningInRow(int row) {
    int first = firstTail(row);
    int low = first;
    int high = tails.length;
    // Left: the first winning tail is in low..high. Right: the first losing one is.
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (wins(row, middle) == (player == Player.LEFT)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return player == Player.LEFT ? tails.length - low : low - first;
  }

  /** The first tail behind the place of a row, as an index. */
  private int firstTail(int row) {
    int index = Arrays.binarySearch(tails, rows[row]);
    return index >= 0 ? index + 1 : -index - 1;
  }

  private boolean wins(int row, int tail) {
    meter.count();
    coinsValued += line.length();
    return wins.test(CoinValue.of(line.flip(rows[row], tails[tail])));
  }
}
