package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThreeTheoryTest {
  private static Parameters game(String text) {
    return Parameters.read(text, name -> Decks.read(name, Sources.none()));
  }

  private static Optional<Fact<MonotonePosition>> fact(String parameters, String board) {
    Variant<MonotonePosition> variant = MonotoneFamily.variant(game(parameters));
    return variant.theories().stream()
        .flatMap(
            theory ->
                theory.fact(variant.rules().read(board), Ask.ALL, Control.unlimited()).stream())
        .findFirst();
  }

  /** By the search of boards, which knows of boards only. */
  @ParameterizedTest
  @CsvSource({"3,7", "4,7", "5,7", "6,6"})
  void agreesWithTheSearchOfBoards(int length, int most) {
    for (int n = 1; n <= most; n++) {
      for (String lengths : new String[] {"a=" + length + " d=3", "a=3 d=" + length}) {
        String parameters = lengths + " deck=" + n + " misere";
        Variant<MonotonePosition> variant = MonotoneFamily.variant(game(parameters));
        OutcomeSearch<MonotonePosition> search =
            new OutcomeSearch<>(variant.rules(), OutcomeTable.remembering(), Control.unlimited());
        assertThat(fact(parameters, "").map(Fact::outcome))
            .as(parameters)
            .contains(search.outcome(MonotonePosition.empty(game(parameters).deck())));
      }
    }
  }

  /** By the search of gaps, which does not ask the theory. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  void agreesWithTheSearchOfGaps(int length) {
    for (int n = 1; n <= 14; n++) {
      String parameters = "a=" + length + " d=3 deck=" + n + " misere";
      assertThat(fact(parameters, "").map(Fact::outcome))
          .as(parameters)
          .contains(WholeDecks.outcome(game(parameters), new Workspace(), Control.unlimited()));
    }
  }

  @Test
  void isAboutTheWholeDeckInMiserePlayWithThree() {
    assertThat(fact("a=1000 d=3 deck=1000000000 misere", "").orElseThrow().outcome())
        .isEqualTo(Outcome.N);
    assertThat(fact("a=1000 d=3 deck=1333 misere", "").orElseThrow().outcome())
        .isEqualTo(Outcome.P);
    assertThat(fact("a=5 d=3 deck=9 misere", "").orElseThrow().proof().steps().get(0).text())
        .isEqualTo(
            "4 times 5 less 3 times 9 is -7; with 5 and 9, as an exception, the second player wins.");
    assertThat(fact("a=5 d=3 deck=2 + 4 misere", "")).isPresent();
    assertThat(fact("a=5 d=3 deck=9 misere", "4")).isEmpty();
    assertThat(fact("a=5 d=3 deck=9", "")).isEmpty();
    assertThat(fact("a=5 d=4 deck=9 misere", "")).isEmpty();
    assertThat(fact("a=2 d=3 deck=9 misere", "")).isEmpty();
    assertThat(fact("a=5 d=3 deck=N misere", "")).isEmpty();
    assertThat(fact("a=5 d=3 deck=9 misere extended", "")).isEmpty();
    assertThat(fact("a=5 d=3 deck=2^3 misere", "")).isEmpty();
  }
}
