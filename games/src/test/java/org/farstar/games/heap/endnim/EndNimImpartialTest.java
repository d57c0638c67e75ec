package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class EndNimImpartialTest extends RulesetContract<Row> {
  EndNimImpartialTest() {
    super(new EndNimImpartial(), "0", "1", "2", "1|2", "3|5|2", "1|1|1|2", "2|2|1|2|2");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3|0", "w", "3|w+1", "65536", "3||1");
  }

  private static Nimber grundy(String text) {
    Game<Row> game = EndNimGame.impartial();
    PositionText<Row> line = PositionText.read(game.rules(), text);
    return (Nimber)
        new Analyst<>(game, line.ruleset())
            .value(line.position(), Method.BEST, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow()
            .value();
  }

  @Test
  void grundyValues() {
    assertThat(grundy("0")).isEqualTo(Nimber.ZERO);
    for (int pile = 1; pile <= 6; pile++) {
      assertThat(grundy(Integer.toString(pile)))
          .as("one pile is a nim heap")
          .hasToString(pile == 1 ? "*" : "*" + pile);
      for (int other = 1; other <= 6; other++) {
        assertThat(grundy(pile + "|" + other).heap())
            .as("two piles are nim")
            .isEqualTo(pile ^ other);
      }
    }
    // {0|1, 1|0 ; ...} by hand: the options of 1|1|1 are both 1|1, worth 0.
    assertThat(grundy("1|1|1")).isEqualTo(new Nimber(1));
    assertThat(grundy("1|1|1 + 1")).isEqualTo(Nimber.ZERO);
  }

  @Test
  void movesFromBothEnds() {
    EndNimImpartial rules = new EndNimImpartial();
    assertThat(rules.moveList(rules.read("2|1"), Player.RIGHT))
        .extracting(Move::text)
        .containsExactly("left to 0", "left to 1", "right to 0");
    assertThat(rules.moveList(rules.read("2"), Player.RIGHT))
        .extracting(Move::text)
        .containsExactly("left to 0", "left to 1");
    assertThat(rules.play(rules.read("2|1"), Player.LEFT, "right to 0")).contains(Row.of(2));
    assertThat(rules.play(rules.read("2|1"), Player.LEFT, "right to 1")).isEmpty();
  }

  @Test
  void infinitePilesAreRefused() {
    assertThatThrownBy(() -> new EndNimImpartial().read("3|w+1"))
        .hasMessage("column 3: found a pile of w+1, allowed: finite piles, from 1 to 65535");
  }

  @Test
  void aSumIsWonByWhoeverCannotBeBalanced() {
    Game<Row> game = EndNimGame.impartial();
    PositionText<Row> line = PositionText.read(game.rules(), "2|2 + 3|3");
    assertThat(
            new Analyst<>(game, line.ruleset())
                .outcome(line.position(), Method.BEST, Ask.ANSWER, Control.unlimited())
                .first()
                .orElseThrow()
                .outcome())
        .isEqualTo(Outcome.P);
  }
}
