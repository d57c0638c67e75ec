package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class EndNimImpartialTest extends RulesetContract<Row> {
  EndNimImpartialTest() {
    super(EndNimImpartialGame.game(), "0", "1", "2", "1|2", "3|5|2", "1|1|1|2", "2|2|1|2|2");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3|0", "w", "3|w+1", "65536", "3||1");
  }

  private static Nimber grundy(String text) {
    EndNimImpartial rules = new EndNimImpartial();
    return new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited()).value(rules.read(text));
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
}
