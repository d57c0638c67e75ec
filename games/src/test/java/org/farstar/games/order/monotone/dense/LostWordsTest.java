package org.farstar.games.order.monotone.dense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.player.Outcome;
import org.farstar.verify.RefusedException;
import org.farstar.verify.monotone.LostChecker;
import org.junit.jupiter.api.Test;

class LostWordsTest {
  private static LostChecker.Verified check(int a, int d, List<String> lines) {
    return LostChecker.check(a, d, lines, () -> {});
  }

  @Test
  void theCheckerFindsWhatTheTableSays() {
    for (int a = 3; a <= 11; a++) {
      for (int d = 3; d <= 8; d++) {
        LostWords found = LostWords.find(a, d, Control.unlimited());
        DenseGame game = DenseGame.solve(a, d, false, Control.unlimited());
        assertThat(found.outcome()).isEqualTo(game.outcome());
        LostChecker.Verified verified = check(a, d, found.lines());
        assertThat(verified.first()).isEqualTo(found.outcome() == Outcome.N);
        assertThat(verified.words())
            .isEqualTo(found.words().cardinality())
            .isLessThanOrEqualTo(game.table().lostWords());
      }
    }
  }

  /** With one word left out, at most a few of the strategies are left whole. */
  @Test
  void mostWordsAreNeeded() {
    LostWords found = LostWords.find(9, 7, Control.unlimited());
    int[] words = found.words().stream().toArray();
    int needed = 0;
    for (int without = 0; without < words.length; without++) {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < words.length; i++) {
        if (i != without) {
          lines.add("" + words[i]);
        }
      }
      try {
        check(9, 7, lines);
      } catch (RefusedException e) {
        needed++;
      }
    }
    assertThat(needed).isGreaterThan(words.length * 9 / 10);
  }

  @Test
  void aBudgetIsHeld() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.of(20), OptionalLong.empty());
    assertThatThrownBy(() -> LostWords.find(20, 10, new Control(budget)))
        .isInstanceOf(SearchStopped.class);
  }

  @Test
  void whatFits() {
    assertThat(LostWords.fits(25, 11)).isTrue();
    assertThat(LostWords.fits(2, 11)).isFalse();
    assertThat(LostWords.fits(33, 33)).isFalse();
  }
}
