package org.farstar.games.graph.colouring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class FjordsTest extends RulesetContract<ColouringPosition> {
  FjordsTest() {
    super(
        GraphColouringGame.fjords(),
        "0",
        "1-2 2-3",
        "1l 1-2 2-3 3-4 4r",
        "1l 5r 1-2 2-3 3-1 3-4 4-5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "1-1", "65", "1b", "1>2");
  }

  @Test
  void landIsTakenNextToOnesOwnOnly() {
    var rules = new GraphColouring(GraphColouring.Kind.FJORDS);
    var path = rules.read("1l 1-2 2-3 3r");
    assertThat(rules.moveList(path, Player.LEFT))
        .extracting(move -> rules.write(move.to()))
        .containsExactly("2l 2-3 3r");
    assertThat(rules.moveList(rules.read("2l 2-3 3r"), Player.LEFT))
        .extracting(move -> rules.write(move.to()))
        .containsExactly("0");
    assertThat(rules.moveList(rules.read("1-2 2-3"), Player.LEFT)).isEmpty();
  }
}
