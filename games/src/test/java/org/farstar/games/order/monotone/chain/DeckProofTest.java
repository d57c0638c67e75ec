package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.verify.monotone.DecksChecker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeckProofTest {
  /** The checker accepts the strategy, and its outcomes are those of the packed search. */
  @ParameterizedTest
  @CsvSource({"3, 3", "4, 3", "3, 5", "6, 3", "4, 4", "5, 4", "2, 4"})
  void provesWhatTheSearchFinds(int a, int d) {
    for (Convention convention : Convention.values()) {
      List<String> lines = DeckProof.lines(a, d, convention, Control.unlimited());
      boolean misere = convention == Convention.MISERE;
      DecksChecker.Verified verified = DecksChecker.check(a, d, misere, lines, () -> {});
      ChainTables tables = ChainTables.of(a, d, convention);
      DeckOutcomes certificate = DeckOutcomes.make(a, d, tables, Control.unlimited());
      assertThat(verified.outcomes()).isEqualTo(certificate.outcomes());
    }
  }

  @Test
  void saysWhatIsTooLarge() {
    assertThat(DeckProof.fits(5, 4, Convention.NORMAL, 100)).isTrue();
    assertThat(DeckProof.fits(8, 8, Convention.NORMAL, 100)).isFalse();
    assertThat(DeckProof.fits(31, 31, Convention.MISERE, 1_000)).isFalse();
    assertThat(DeckProof.fits(32, 3, Convention.MISERE, 1_000)).isFalse();
  }

  @Test
  void heedsItsBudget() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.of(20), OptionalLong.empty());
    assertThatThrownBy(() -> DeckProof.lines(5, 4, Convention.NORMAL, new Control(budget)))
        .isInstanceOf(SearchStopped.class);
  }
}
