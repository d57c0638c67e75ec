package org.farstar.games.grid.sheep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class SheepTest extends RulesetContract<Pasture> {
  SheepTest() {
    super(SheepGame.game(), "0", "3 . .|. . .|. . -3", "2 . # . -2", ". 2 1 .|-1 . . 3|-2 # . .");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "x", "2 .|.", "2|. .", "51", "2 . -", "2 .|", "|2", "- 2", "2 0");
  }

  private static List<String> moves(String text) {
    Sheep rules = new Sheep();
    return rules.moveList(rules.read(text), Player.LEFT).stream()
        .map(move -> move.text() + " to " + rules.write(move.to()))
        .toList();
  }

  @Test
  void someRunAsFarAsTheyCanInSixDirections() {
    assertThat(moves("3 . .")).containsExactly("1,1 1,3 1 to 2 . 1", "1,1 1,3 2 to 1 . 2");
    assertThat(moves(". . .|. 2 .|. . ."))
        .containsExactlyInAnyOrder(
            "2,2 1,2 1 to . 1 .|. 1 .|. . .",
            "2,2 1,3 1 to . . 1|. 1 .|. . .",
            "2,2 2,3 1 to . . .|. 1 1|. . .",
            "2,2 3,2 1 to . . .|. 1 .|. 1 .",
            "2,2 3,1 1 to . . .|. 1 .|1 . .",
            "2,2 2,1 1 to . . .|1 1 .|. . .");
    assertThat(moves("2 #|-1 .")).isEmpty();
    assertThat(moves("1 .|-3 .")).isEmpty();
  }

  @Test
  void loneSheepPartTheBoard() {
    Sheep rules = new Sheep();
    assertThat(rules.parts(rules.read("2 . 1 . -2")))
        .extracting(Pasture::toString)
        .containsExactly("2 . # # #", "# # # . -2");
    assertThat(rules.representative(rules.read("# # # . -2")).toString()).isEqualTo("-2 .");
  }
}
