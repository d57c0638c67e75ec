package org.farstar.games.strip.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class CoinTurningTest extends RulesetContract<String> {
  CoinTurningTest() {
    super(CoinTurningGame.game(), "0", "1", "0110", "01101");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "2", "01|", "01|10");
  }

  private static List<String> moves(String rule, String coins) {
    return CoinTurningGame.variant(rule, Sources.none())
        .rules()
        .moveList(coins, Player.LEFT)
        .stream()
        .map(move -> move.text() + " to " + move.to())
        .toList();
  }

  @Test
  void theLastCoinTurnedShowedTails() {
    assertThat(moves("turtles", "011"))
        .containsExactlyInAnyOrder("2 to 001", "1 2 to 101", "3 to 01", "1 3 to 11", "2 3 to ");
    assertThat(moves("twins", "011"))
        .containsExactlyInAnyOrder("1 2 to 101", "1 3 to 11", "2 3 to ");
    assertThat(moves("ternups", "00001"))
        .containsExactlyInAnyOrder("3 4 5 to 0011", "1 3 5 to 101");
    assertThat(moves("corners", "000|010|001"))
        .containsExactlyInAnyOrder(
            "1,1 1,2 2,1 2,2 to 110|100|001",
            "1,1 1,3 3,1 3,3 to 101|010|100",
            "1,2 1,3 3,2 3,3 to 011|010|010",
            "2,1 2,3 3,1 3,3 to 000|111|100",
            "2,2 2,3 3,2 3,3 to 000|001|010");
  }

  @Test
  void otherRulesAndRaggedBoardsAreRefusedInTheirPlace() {
    assertThatThrownBy(() -> CoinTurningGame.variant("rulers", Sources.none()))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("turtles, moebius, mogul, ternups, twins, corners");
    assertThatThrownBy(
            () -> CoinTurningGame.variant("corners", Sources.none()).rules().read("01|1|00"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("rows of equal length");
  }
}
