package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.junit.jupiter.api.Test;

class ExtendedFormContractTest extends MonotoneContract {
  ExtendedFormContractTest() {
    super("a=3 d=4 deck=4 misere extended", "", "4@2 1@3", "1@1 2@2 3@4");
  }

  @Override
  protected List<String> malformed() {
    return List.of("4", "4@5", "5@1", "4@2 4@3", "4@2 3@2", "1@1 2@2 3@3 4@4", "@", "4@");
  }

  @Test
  void onlyWhatIsKnownToBeAlikeIsSearched() {
    assertThat(unsearchable("deck=1000")).isEmpty();
    assertThat(unsearchable("deck=Q")).isEmpty();
    assertThat(unsearchable("deck=1001")).isPresent();
    assertThat(unsearchable("deck=N"))
        .contains("in the extended form only Q and decks of up to 1000 cards are searched");
  }

  private static Optional<String> unsearchable(String deck) {
    Rules<MonotonePosition> rules =
        new MonotoneFamily().variant("a=4 d=4 extended " + deck, Sources.none()).rules();
    return rules.unsearchable(rules.read(""), false);
  }
}
