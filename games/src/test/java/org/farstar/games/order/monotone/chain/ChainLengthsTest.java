package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

class ChainLengthsTest {
  private static OptionalInt length(int a, int d, Convention convention, int n) {
    return new ChainLengths(a, d, convention, 1_000_000, Control.unlimited())
        .length(List.of(new ChainGap(a, d, n)));
  }

  /**
   * The length from boards one by one: quickest for the winner, slowest for the loser, 0 a draw.
   */
  private static int slow(String board, int a, int d, boolean misere, int n) {
    boolean draw = false;
    int quickest = Integer.MAX_VALUE;
    int slowest = 0;
    boolean any = false;
    for (int card = 1; card <= n; card++) {
      String next = board + (char) ('0' + card);
      if (board.indexOf('0' + card) < 0) {
        any = true;
        ColourSequence colours = colours(next);
        boolean over = colours.reddish() >= a || colours.bluish() >= d;
        int rest = over ? 0 : slow(next, a, d, misere, n);
        if (!over && rest == 0) {
          draw = true;
        } else if ((rest + 1) % 2 != 0 == !misere) {
          quickest = Math.min(quickest, rest + 1);
        } else {
          slowest = Math.max(slowest, rest + 1);
        }
      }
    }
    return quickest < Integer.MAX_VALUE ? quickest : draw || !any ? 0 : slowest;
  }

  private static ColourSequence colours(String board) {
    StringBuilder recorded = new StringBuilder();
    ColourSequence colours = ColourSequence.EMPTY;
    for (char card : board.toCharArray()) {
      int gap = 0;
      while (gap < recorded.length() && recorded.charAt(gap) < card) {
        gap++;
      }
      int above = colours.nextReddish(gap);
      int below = colours.lastBluish(gap);
      boolean aboveGone = above < colours.size() && !colours.colours().get(above).bluish();
      boolean belowGone = below >= 0 && !colours.colours().get(below).reddish();
      colours = colours.insert(gap);
      if (aboveGone) {
        recorded.deleteCharAt(above);
      }
      recorded.insert(gap, card);
      if (belowGone) {
        recorded.deleteCharAt(below);
      }
    }
    return colours;
  }

  @Test
  void lengthsFromBoards() {
    for (int[] game : new int[][] {{2, 2}, {3, 2}, {3, 3}, {4, 2}, {4, 3}, {2, 4}}) {
      for (int n = 1; n <= 7; n++) {
        for (Convention convention : Convention.values()) {
          boolean misere = convention == Convention.MISERE;
          assertThat(length(game[0], game[1], convention, n))
              .as("(%d,%d,%d) %s", game[0], game[1], n, convention)
              .hasValue(slow("", game[0], game[1], misere, n));
        }
      }
    }
  }

  /** The parity of the length says who wins: a second way to every outcome. */
  @Test
  void lengthsDecideToo() {
    for (int[] game : new int[][] {{5, 2}, {5, 3}, {4, 4}, {6, 3}, {5, 4}}) {
      for (Convention convention : Convention.values()) {
        ChainSearch search =
            new ChainSearch(ChainTables.of(game[0], game[1], convention), Control.unlimited());
        for (int n = 1; n <= 14; n++) {
          int length = length(game[0], game[1], convention, n).orElseThrow();
          boolean mover = (length % 2 != 0) == (convention == Convention.NORMAL);
          Outcome expected = length == 0 ? Outcome.D : mover ? Outcome.N : Outcome.P;
          assertThat(search.outcome(game[0], game[1], n)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void givesUpBeyondItsLimit() {
    assertThat(
            new ChainLengths(6, 5, Convention.NORMAL, 100, Control.unlimited())
                .length(List.of(new ChainGap(6, 5, 100))))
        .isEmpty();
  }
}
