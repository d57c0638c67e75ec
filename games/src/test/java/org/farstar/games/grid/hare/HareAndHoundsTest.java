package org.farstar.games.grid.hare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.search.LoopySearch;
import org.farstar.regions.board.Board;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HareAndHoundsTest extends RulesetContract<Board> {
  HareAndHoundsTest() {
    super(HareAndHoundsGame.game(), "x.o", "#x.|x.o|#x.", "#x..#|x...o|#x..#");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "y", "x|..");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // Caught; hounds that are to move must let the hare go.
        "#..x#|...xo|#..x#; P",
        // Nobody can be stopped by hounds that are past the hare.
        "#...#|o..x.|#.xx#; R",
        // The board of the French Military Hunt: the hounds win from the start.
        "#x..#|x...o|#x..#; L",
      })
  void whoWins(String text, String outcome) {
    Board board = rules.read(text);
    LoopySearch<Board> search =
        new LoopySearch<>(rules, new LoopySearch.Tables<>(), Control.unlimited());
    assertThat(search.outcome(board)).isEqualTo(Outcome.valueOf(outcome));
  }
}
