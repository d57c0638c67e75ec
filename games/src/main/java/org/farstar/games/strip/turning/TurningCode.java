package org.farstar.games.strip.turning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Which coins of a line may be turned together: numbers of coins such as {@code 3}, {@code 1-3} or
 * {@code 1+}, and behind them letters for where the coins must lie. Several are joined by commas,
 * and any of them may be used. The codes are those of CGSuite (A. Siegel, cgsuite.org, the ruleset
 * Turning).
 *
 * <ul>
 *   <li>{@code C} next to each other, {@code C(5)} among five that are next to each other
 *   <li>{@code E} at equal distances
 *   <li>{@code S} symmetrically about their middle
 *   <li>{@code F} the first coin of the line among them
 * </ul>
 *
 * @param kinds the numbers with their letters
 */
record TurningCode(List<Kind> kinds) {
  /** No number of coins is larger. */
  private static final int MOST = 999;

  private static final String ALLOWED =
      "numbers of coins such as 3, 1-3 or 1+, each with some of the letters C, C(5), E, S and F,"
          + " and commas between them";

  /**
   * Numbers of coins and where they must lie.
   *
   * @param least the least number of coins
   * @param most the largest number, {@link Integer#MAX_VALUE} for any
   * @param span among how many coins that are next to each other; 0 for anywhere, and the number of
   *     coins itself where it is {@link Integer#MAX_VALUE}
   * @param equal whether at equal distances
   * @param symmetric whether symmetrically about their middle
   * @param first whether the first coin of the line is among them
   */
  private record Kind(
      int least, int most, int span, boolean equal, boolean symmetric, boolean first) {
    boolean plain() {
      return span == 0 && !equal && !symmetric && !first;
    }

    boolean takes(int coins) {
      return coins >= least && coins <= most;
    }

    void companions(int last, Consumer<int[]> sets) {
      int begin = Math.max(0, last + 1 - width(last));
      if (equal || span == Integer.MAX_VALUE) {
        progressions(last, sets);
      } else if (symmetric) {
        if (takes(1) && (!first || last == 0)) {
          sets.accept(new int[0]);
        }
        for (int from = begin; from < last && (!first || from == 0); from++) {
          mirrored(from, last, new int[] {from}, from + 1, sets);
        }
      } else if (!first || last == 0) {
        choose(begin, last, new int[0], 1, sets);
      } else if (begin == 0) {
        choose(1, last, new int[0], 2, set -> sets.accept(with(set, 0)));
      }
    }

    /** Among how many coins the coins must lie. */
    private int width(int last) {
      return span == 0 ? last + 1 : span;
    }

    /** Coins at equal distances; where they are next to each other the distance is 1. */
    private void progressions(int last, Consumer<int[]> sets) {
      if (takes(1) && (!first || last == 0)) {
        sets.accept(new int[0]);
      }
      int widest = span == Integer.MAX_VALUE ? 1 : last;
      for (int step = 1; step <= widest; step++) {
        for (int coins = 2; coins <= most && last - (coins - 1) * step >= 0; coins++) {
          int begin = last - (coins - 1) * step;
          boolean near = span == Integer.MAX_VALUE || begin > last - width(last);
          if (takes(coins) && near && (!first || begin == 0)) {
            int[] set = new int[coins - 1];
            for (int i = 0; i < set.length; i++) {
              set[i] = begin + i * step;
            }
            sets.accept(set);
          }
        }
      }
    }

    /** All sets from a first to a last coin that are their own mirror image. */
    private void mirrored(int begin, int last, int[] chosen, int from, Consumer<int[]> sets) {
      if (takes(chosen.length + 1)) {
        sets.accept(Arrays.stream(chosen).sorted().toArray());
      }
      for (int coin = from; 2 * coin <= begin + last; coin++) {
        int mirror = begin + last - coin;
        int[] more = mirror == coin ? with(chosen, coin) : with(with(chosen, coin), mirror);
        if (more.length < most) {
          mirrored(begin, last, more, coin + 1, sets);
        }
      }
    }

    /** All sets that contain the coins chosen, with any others before them. */
    private void choose(int from, int before, int[] chosen, int coins, Consumer<int[]> sets) {
      if (takes(coins)) {
        sets.accept(chosen);
      }
      for (int coin = from; coin < before && coins < most; coin++) {
        choose(from, coin, with(chosen, coin), coins + 1, sets);
      }
    }

    private static int[] with(int[] coins, int first) {
      int[] more = new int[coins.length + 1];
      more[0] = first;
      System.arraycopy(coins, 0, more, 1, coins.length);
      return more;
    }

    static Kind read(Scanner at) {
      int least = (int) at.natural(1, MOST, ALLOWED);
      int most = least;
      if (at.accept('+')) {
        most = Integer.MAX_VALUE;
      } else if (at.accept('-')) {
        most = (int) at.natural(least, MOST, "a number of coins from " + least + " to " + MOST);
      }
      int span = 0;
      boolean equal = false;
      boolean symmetric = false;
      boolean first = false;
      while (!at.atEnd() && at.peek() != ',' && at.peek() != ' ') {
        if (span == 0 && at.accept('C')) {
          span = Integer.MAX_VALUE;
          if (at.accept('(')) {
            span = (int) at.natural(1, MOST, "a number of coins from 1 to " + MOST);
            if (!at.accept(')')) {
              throw at.error("')'");
            }
          }
        } else if (!equal && at.accept('E')) {
          equal = true;
        } else if (!symmetric && at.accept('S')) {
          symmetric = true;
        } else if (!first && at.accept('F')) {
          first = true;
        } else {
          throw at.error(ALLOWED);
        }
      }
      return new Kind(least, most, span, equal, symmetric && !equal, first);
    }

    @Override
    public String toString() {
      String numbers =
          least == most ? "" + least : least + (most == Integer.MAX_VALUE ? "+" : "-" + most);
      String near = span == 0 ? "" : span == Integer.MAX_VALUE ? "C" : "C(" + span + ")";
      return numbers + near + (equal ? "E" : "") + (first ? "F" : "") + (symmetric ? "S" : "");
    }
  }

  /**
   * Reads a code.
   *
   * @throws NotationException if it is not one
   */
  static TurningCode read(String text) {
    Scanner at = new Scanner(text);
    TurningCode code = read(at);
    if (!at.atEnd()) {
      throw at.error(ALLOWED);
    }
    return code;
  }

  /** Reads a code to its end, or to a blank. */
  static TurningCode read(Scanner at) {
    List<Kind> kinds = new ArrayList<>();
    do {
      kinds.add(Kind.read(at));
    } while (at.accept(','));
    return new TurningCode(List.copyOf(kinds));
  }

  /** Whether the numbers of coins are all that matters. */
  boolean plain() {
    return kinds.stream().allMatch(Kind::plain);
  }

  /** Whether so many coins may be turned, where their number is all that matters. */
  boolean takes(int coins) {
    return kinds.stream().anyMatch(kind -> kind.takes(coins));
  }

  /** The largest number of coins that may be turned, or another one if it is smaller. */
  int most(int atMost) {
    return kinds.stream().mapToInt(kind -> Math.min(kind.most, atMost)).max().orElseThrow();
  }

  /** Hands over the sets of coins that may be turned with a last one, counted from 0, once each. */
  void companions(int last, Consumer<int[]> sets) {
    if (kinds.size() == 1) {
      kinds.get(0).companions(last, sets);
      return;
    }
    Set<List<Integer>> seen = new HashSet<>();
    for (Kind kind : kinds) {
      kind.companions(
          last,
          set -> {
            if (seen.add(Arrays.stream(set).sorted().boxed().toList())) {
              sets.accept(set);
            }
          });
    }
  }

  @Override
  public String toString() {
    return kinds.stream().map(Kind::toString).collect(Collectors.joining(","));
  }
}
