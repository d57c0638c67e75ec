package org.farstar.games.strip.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.values.Nimber;
import org.farstar.values.nimber.OrdinalNimber;
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
    assertThat(moves("acrostic 1-2 x 2", "00|01"))
        .containsExactlyInAnyOrder("2,1 2,2 to 00|10", "1,2 2,2 to 01|00", "2,2 to 00|00");
    assertThat(moves("acrostic 1 x 1", "00|01")).containsExactly("2,2 to 00|00");
    assertThat(moves("direct 1-2 x 3", "000|001"))
        .containsExactlyInAnyOrder("2,1 2,2 2,3 to 000|110", "1,1 1,2 1,3 2,1 2,2 2,3 to 111|110");
  }

  /** The values on a board of a direct product are the nim products of those of the two lines. */
  @Test
  void directProductsHaveTheNimProductsAsValues() {
    for (String rows : List.of("1-2", "2", "1+C", "3E")) {
      for (String columns : List.of("1-2", "1-3")) {
        int[][] board = values("direct " + rows + " x " + columns, 6, 5);
        int[] first = values(rows, 1, 6)[0];
        int[] second = values(columns, 1, 5)[0];
        for (int i = 0; i < 6; i++) {
          for (int j = 0; j < 5; j++) {
            assertThat(nimber(board[i][j])).isEqualTo(nimber(first[i]).times(nimber(second[j])));
          }
        }
      }
    }
  }

  private static OrdinalNimber nimber(int heap) {
    return OrdinalNimber.of(Nimber.of(BigInteger.valueOf(heap)));
  }

  private static int[][] values(String rule, int rows, int columns) {
    return CoinValues.of(TurningRule.read(rule), rows, columns, Control.unlimited());
  }

  @Test
  void aProductIsReadAsItIsWritten() {
    for (String product : List.of("acrostic 2 x 1-3C(5)", "direct 1-2 x 2", "corners")) {
      assertThat(TurningRule.read(product).text()).isEqualTo(product);
    }
    assertThat(TurningRule.read("direct 2 x 2")).isSameAs(TurningRule.CORNERS);
    assertThat(TurningRule.read("direct twins x twins")).isSameAs(TurningRule.CORNERS);
    assertThat(TurningRule.read("direct ruler x 1-2").text()).isEqualTo("direct 1+C x 1-2");
    assertThat(TurningRule.read("acrostic sympler x mock-turtles").text())
        .isEqualTo("acrostic 1+FS x 1-3");
    for (String wrong :
        List.of("direct", "direct 2", "acrostic 2 x", "direct 2 x 2 x 2", "direct 2x2")) {
      assertThatThrownBy(() -> TurningRule.read(wrong))
          .as(wrong)
          .isInstanceOf(NotationException.class);
    }
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
