package org.farstar.games.grid.nogo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.regions.board.Board;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class NoGoTest extends RulesetContract<Board> {
  NoGoTest() {
    super(new NoGo(), ".", "2x2", "3x3", "x.o|...", ".#.|...");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "z", "x", "x#..", "xo|o.", "..|#o|x#");
  }

  @Test
  void aGroupThatCannotBreatheIsRefusedAtItsPlace() {
    assertThatThrownBy(() -> new NoGo().read("..#.|.#o#|..#."))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("no adjacent free cell")
        .hasMessageContaining("8");
    assertThat(new NoGo().read("xo.|x..")).isNotNull();
  }
}
