package org.farstar.games.order.monotone.blocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Domain;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlockPlayTest {
  private static OutcomeSearch<ColouredGaps> search(BlockPlay play, Control control) {
    return new OutcomeSearch<>(play, OutcomeTable.remembering(), control);
  }

  private static Outcome found(int a, int d, String deck, boolean misere) {
    OrderType type = Domain.read(deck).type();
    BlockPlay play = new BlockPlay(a, d, misere);
    return search(play, Control.unlimited()).outcome(play.whole(type));
  }

  /** Boards as they are, by the search that serves every game. */
  private static Outcome refereed(int a, int d, String deck, boolean misere) {
    ChainDeck chain = new ChainDeck(Domain.read(deck));
    BasicForm rules = new BasicForm(Parameters.basic(a, d, chain, misere));
    OutcomeSearch<MonotonePosition> search =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    return search.outcome(MonotonePosition.empty(chain));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1..1", "1..4", "1..6", "N", "-N", "Z", "w + w*", "q", "2 + q", "q + 1", "w + 2"})
  void agreesWithSearchOfBoards(String deck) {
    int[][] lengths = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {3, 3}};
    for (int[] pair : lengths) {
      for (boolean misere : new boolean[] {false, true}) {
        assertThat(found(pair[0], pair[1], deck, misere))
            .as("%s %s %s", pair[0], pair[1], misere)
            .isEqualTo(refereed(pair[0], pair[1], deck, misere));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7})
  void agreesOnFiniteChains(int n) {
    for (int a = 3; a <= 4; a++) {
      for (int d = 3; d <= a; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          assertThat(found(a, d, "1.." + n, misere))
              .as("%s %s %s", a, d, misere)
              .isEqualTo(refereed(a, d, "1.." + n, misere));
        }
      }
    }
  }

  @Test
  void agreesOnDenseOrders() {
    for (int a = 2; a <= 7; a++) {
      for (int d = 2; d <= 5; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          DenseGame game = DenseGame.solve(a, d, misere, Control.unlimited());
          assertThat(found(a, d, "q", misere)).isEqualTo(game.outcome());
        }
      }
    }
  }

  /** An order and its reverse, with the lengths exchanged, are the same game. */
  @Test
  void knowsReversedOrders() {
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        assertThat(found(a, d, "N", true)).isEqualTo(found(d, a, "-N", true));
        assertThat(found(a, d, "w + 1", false)).isEqualTo(found(d, a, "1 + w*", false));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3,3,1..4,true,N",
    "4,3,1..5,true,P",
    "5,3,1..8,true,P",
    "4,4,1..7,true,P",
    "4,4,1..9,false,N",
    "5,4,1..10,false,D",
    "5,4,1..11,false,N",
    "5,4,N,true,P",
    "5,4,Z,true,P"
  })
  void knowsItsTable(int a, int d, String deck, boolean misere, Outcome outcome) {
    assertThat(found(a, d, deck, misere)).isEqualTo(outcome);
  }

  @Test
  void heedsItsBudget() {
    BlockPlay play = new BlockPlay(4, 4, false);
    Control few = new Control(Budget.ofPositions(100));
    assertThatThrownBy(() -> search(play, few).outcome(play.whole(OrderType.chain(30))))
        .isInstanceOf(SearchStopped.class);
    assertThatThrownBy(() -> new BlockPlay(1, 4, false)).hasMessage("critical lengths 1 and 4");
  }
}
