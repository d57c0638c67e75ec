package org.farstar.games.order.monotone.blocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.verify.RefusedException;
import org.farstar.verify.monotone.OrdersChecker;
import org.farstar.verify.monotone.SequenceGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderProofTest {
  private static final boolean[] CONVENTIONS = {false, true};

  /** Large parts of gaps are searched only in part. */
  private static final int MOST_BOARDS = 40;

  private static BasicForm form(int a, int d, String deck, boolean misere) {
    return new BasicForm(Parameters.basic(a, d, new ChainDeck(Domain.read(deck)), misere));
  }

  private static MonotonePosition empty(BasicForm form) {
    return MonotonePosition.empty(form.game().deck());
  }

  /** The outcome by a proof that the checker accepts, with no other claim. */
  private static Outcome proved(BasicForm form, MonotonePosition board) {
    SequenceGame game = form.sequenceGame(board).orElseThrow();
    OrderProof proof = OrderProof.find(game, Control.unlimited());
    OrdersChecker.check(game, proof.outcome(), proof.lines(), () -> {});
    for (Outcome other : List.of(Outcome.N, Outcome.P, Outcome.D)) {
      if (other != proof.outcome()) {
        assertThatThrownBy(() -> OrdersChecker.check(game, other, proof.lines(), () -> {}))
            .isInstanceOf(RefusedException.class);
      }
    }
    return proof.outcome();
  }

  /** Boards with no card, with one and with two, on which no subsequence is complete. */
  private static List<MonotonePosition> boards(BasicForm form) {
    List<MonotonePosition> all = new ArrayList<>(List.of(empty(form)));
    for (int i = 0; i < all.size() && all.get(i).cards().size() < 2; i++) {
      form.moves(
          all.get(i),
          Player.LEFT,
          (after, text) -> {
            if (form.verdict(after).isEmpty()) {
              all.add(after);
            }
          });
    }
    List<MonotonePosition> some = new ArrayList<>();
    int step = Math.max(1, all.size() / MOST_BOARDS);
    for (int i = 0; i < all.size(); i += step) {
      some.add(all.get(i));
    }
    return some;
  }

  /** The search by colours, which cuts at the bound of the paper. */
  @ParameterizedTest
  @ValueSource(
      strings = {"N", "-N", "Z", "w + w*", "w + 3", "q", "3 + q + w", "1 + q + 2 + q", "z + 2 + w"})
  void agreesWithTheSearchByColours(String deck) {
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (boolean misere : CONVENTIONS) {
          compare(form(a, d, deck, misere), new BlockPlay(a, d, misere));
        }
      }
    }
  }

  /** What is proved of boards, and what the search by colours finds. */
  private static void compare(BasicForm form, BlockPlay play) {
    OutcomeSearch<ColouredGaps> search =
        new OutcomeSearch<>(play, OutcomeTable.remembering(), Control.unlimited());
    for (MonotonePosition board : boards(form)) {
      RecordingSequence recording = RecordingSequence.of(board);
      assertThat(proved(form, board))
          .as(form.game() + ": " + form.write(board))
          .isEqualTo(search.outcome(play.position(recording.colours(), recording.gaps())));
    }
  }

  /** Chains that are longer than what is cut here, but not at the bound of the paper. */
  @ParameterizedTest
  @CsvSource({"3, 3, 9", "4, 3, 14", "3, 4, 14", "2, 4, 6", "4, 4, 27"})
  void longChainsAreSearchedToTheEnd(int a, int d, int n) {
    for (boolean misere : CONVENTIONS) {
      compare(form(a, d, "1.." + n, misere), new BlockPlay(a, d, misere));
    }
  }

  /** The rules themselves, card by card, draws among the outcomes. */
  @ParameterizedTest
  @CsvSource({"1..6, 3, 3", "1..5, 3, 2", "1..6, 4, 3", "1..6, 4, 4", "1..3, 2, 4", "2 + 3, 3, 4"})
  void agreesWithSearchOfBoards(String deck, int a, int d) {
    for (boolean misere : CONVENTIONS) {
      BasicForm form = form(a, d, deck, misere);
      OutcomeSearch<MonotonePosition> search =
          new OutcomeSearch<>(form, OutcomeTable.remembering(), Control.unlimited());
      for (MonotonePosition board : boards(form)) {
        assertThat(proved(form, board)).as(form.write(board)).isEqualTo(search.outcome(board));
      }
    }
  }

  /** The table of the page on decks: a from 2 on. */
  @ParameterizedTest
  @CsvSource({
    "N, 2, PNPNP, NPNPN",
    "N, 3, PNPNP, NNNNN",
    "N, 4, PNNNN, NNNPN",
    "Z, 2, PPPPPPP, NPNPNPN",
    "Z, 3, PNPNPNP, PNNNNNN",
    "Z, 4, PPNNNN, NNNP",
    "Z, 5, PNN, ''",
    "w + w*, 2, PNPNP, NNNNN",
    "w + w*, 3, NNNNN, NNNNN",
    "w + w*, 4, PNNNN, NNNN"
  })
  void theTableIsProved(String deck, int d, String normal, String misere) {
    for (boolean convention : CONVENTIONS) {
      String outcomes = convention ? misere : normal;
      StringBuilder found = new StringBuilder();
      for (int a = 2; a < outcomes.length() + 2; a++) {
        BasicForm form = form(a, d, deck, convention);
        found.append(proved(form, empty(form)).label(false));
      }
      assertThat(found).hasToString(outcomes);
    }
  }

  @Test
  void heedsItsBudget() {
    BasicForm form = form(4, 4, "N", true);
    SequenceGame game = form.sequenceGame(empty(form)).orElseThrow();
    Control few = new Control(Budget.ofPositions(10));
    assertThatThrownBy(() -> OrderProof.find(game, few)).isInstanceOf(SearchStopped.class);
    Control cancelled = Control.unlimited();
    cancelled.cancel();
    assertThatThrownBy(() -> OrderProof.find(game, cancelled)).isInstanceOf(SearchStopped.class);
  }

  @Test
  void saysWhatIsTooLarge() {
    BasicForm small = form(5, 5, "N", false);
    BasicForm large = form(900, 900, "N", false);
    assertThat(OrderProof.fits(small.sequenceGame(empty(small)).orElseThrow(), 100)).isTrue();
    assertThat(OrderProof.fits(small.sequenceGame(empty(small)).orElseThrow(), 50)).isFalse();
    assertThat(OrderProof.fits(large.sequenceGame(empty(large)).orElseThrow(), 1 << 20)).isFalse();
  }
}
