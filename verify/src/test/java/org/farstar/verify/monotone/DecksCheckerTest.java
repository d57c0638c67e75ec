package org.farstar.verify.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecksCheckerTest {
  /** Misère play with critical lengths 3 and 3. */
  private static final List<String> THREE =
      List.of(
          "deck 1 D",
          "deck 2 D",
          "deck 3 D",
          "deck 4 N",
          "deck 5 N",
          "drawn 2,3,1",
          "drawn 3,2,1",
          "drawn 3,2,1 2,3,1",
          "drawn 3,3,1",
          "drawn 3,3,2",
          "drawn 3,3,3",
          "lost 3,2,1 2,3,2",
          "settled 3,2,1 2,3,2");

  private static DecksChecker.Verified check(List<String> body) {
    return DecksChecker.check(3, 3, true, body, () -> {});
  }

  private static void refuses(List<String> body, String message) {
    assertThatThrownBy(() -> check(body))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void theStrategyHolds() {
    assertThat(check(THREE))
        .isEqualTo(
            new DecksChecker.Verified(
                List.of(Outcome.D, Outcome.D, Outcome.D, Outcome.N, Outcome.N), 8, 16));
  }

  @Test
  void everyLineIsNeeded() {
    for (int i = 0; i < THREE.size(); i++) {
      List<String> fewer = new ArrayList<>(THREE);
      fewer.remove(i);
      assertThatThrownBy(() -> check(fewer)).isInstanceOf(RefusedException.class);
    }
    refuses(THREE.subList(0, 12), "line 15: the lines below do not prove this outcome");
    refuses(THREE.subList(1, 13), "line 11: found 'deck 2 D', allowed: deck 1 N, P or D");
    List<String> fewer = new ArrayList<>(THREE);
    fewer.remove(4);
    refuses(fewer, "found 4 decks, allowed: 5, the bound");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0  | deck 1 N           | line 11: the lines below do not prove this outcome
          3  | deck 4 P           | line 14: the lines below do not prove this outcome
          3  | deck 4 D           | line 14: the lines below do not prove this outcome
          4  | deck 5 D           | line 15: the lines below do not prove this outcome
          0  | deck 1 L           | line 11: found 'deck 1 L', allowed: deck 1 N, P or D
          0  | deck one D         | line 11: found 'deck one D', allowed: deck 1 N, P or D
          5  | lost 2,3,1         | line 16: no answer to a move to '-' has a line
          5  | won 2,3,1          | line 16: found 'won 2,3,1', allowed: deck, lost, settled or drawn
          5  | drawn              | line 16: found 'drawn', allowed: deck, lost, settled or drawn
          5  | drawn 2.3.1        | line 16: found '2.3.1', allowed: a gap as in 4,3,5 or 4,3,2+w*
          5  | drawn 2,3,0        | line 16: found '2,3,0', allowed: a gap as in 4,3,5 or 4,3,2+w*
          5  | drawn 2,3,w        | line 16: no play leads to gaps like '2,3,w'
          5  | drawn 4,3,1        | line 16: no play leads to gaps like '4,3,1'
          5  | drawn 2,3,3        | line 16: no play leads to gaps like '2,3,3'
          5  | drawn 2,3,1 3,2,1  | line 16: no play leads to gaps like '2,3,1 3,2,1'
          5  | drawn 3,3,1        | line 19: the position stands in line 16 already
          11 | drawn 3,2,1 2,3,2  | line 22: no move leads to a drawn position that has a line
          11 | lost 3,2,2 2,3,2   | line 14: the lines below do not prove this outcome
          12 | settled 3,2,1 2,3,1| line 15: the lines below do not prove this outcome
          12 | settled 3,2,1 2,3,4| line 23: no play leads to gaps like '3,2,1 2,3,4'
          """)
  void whatIsChangedIsRefused(int index, String line, String message) {
    List<String> body = new ArrayList<>(THREE);
    body.set(index, line);
    refuses(body, message);
  }

  /** The rules of the game itself: cards in the order in which they were played. */
  private static Outcome byCards(List<Integer> played, int n, int a, int d, boolean misere) {
    Outcome best = played.size() == n ? Outcome.D : Outcome.P;
    for (int card = 1; card <= n; card++) {
      if (played.contains(card)) {
        continue;
      }
      List<Integer> after = new ArrayList<>(played);
      after.add(card);
      boolean over = longest(after, 1) >= a || longest(after, -1) >= d;
      Outcome next = over ? (misere ? Outcome.N : Outcome.P) : byCards(after, n, a, d, misere);
      if (next == Outcome.P) {
        return Outcome.N;
      }
      best = next == Outcome.D ? Outcome.D : best;
    }
    return best;
  }

  /** The longest subsequence that ends with the last card and goes up, or down. */
  private static int longest(List<Integer> cards, int sign) {
    int[] length = new int[cards.size()];
    for (int i = 0; i < length.length; i++) {
      length[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * (cards.get(i) - cards.get(j)) > 0) {
          length[i] = Math.max(length[i], length[j] + 1);
        }
      }
    }
    return length[length.length - 1];
  }

  private static Outcome byGaps(DeckRules rules, Gaps position) {
    if (!position.settled() && position.gaps().isEmpty()) {
      return Outcome.D;
    }
    Outcome best = Outcome.P;
    for (Gaps option : rules.options(position)) {
      assertThat(rules.canBe(option)).isTrue();
      Outcome next = byGaps(rules, option);
      if (next == Outcome.P) {
        return Outcome.N;
      }
      best = next == Outcome.D ? Outcome.D : best;
    }
    return best;
  }

  /** Gaps that are joined and cut give the outcomes of the cards. */
  @ParameterizedTest
  @CsvSource({
    "3, 3, false",
    "3, 3, true",
    "4, 3, false",
    "4, 3, true",
    "2, 4, true",
    "2, 4, false",
    "4, 4, false",
    "4, 4, true",
    "3, 5, true",
    "3, 2, false"
  })
  void theRulesOfGapsAreThoseOfCards(int a, int d, boolean misere) {
    DeckRules rules = new DeckRules(a, d, misere, () -> {});
    for (int n = 1; n <= 8; n++) {
      assertThat(byGaps(rules, rules.whole(n)))
          .as("n = " + n)
          .isEqualTo(byCards(List.of(), n, a, d, misere));
    }
  }
}
