package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Variant;
import org.farstar.games.grid.amazons.AmazonsGame;
import org.farstar.games.grid.clobber.ClobberGame;
import org.farstar.games.grid.colouring.ColouringGame;
import org.farstar.games.grid.fission.FissionGame;
import org.farstar.games.grid.konane.KonaneGame;
import org.farstar.picture.Drawing;
import org.junit.jupiter.api.Test;

class GridLookTest {
  private static Variant<Board> standard(Game<Board> game) {
    return game.family().standard().orElseThrow();
  }

  @Test
  void aPictureHasRowsBelowEachOther() {
    Variant<Board> konane = standard(KonaneGame.game());
    assertThat(konane.look().picture(konane.rules().read("xo.|#.x"))).isEqualTo("xo.\n#.x");
  }

  @Test
  void everyGameIsDrawnWithItsMarks() {
    assertThat(roles(standard(AmazonsGame.game()), "x#.")).contains("left-piece", "crossed-cell");
    assertThat(roles(standard(FissionGame.game()), "x#.")).contains("stone", "blocked");
    assertThat(roles(standard(ClobberGame.game()), "xo.")).contains("left-piece", "right-piece");
    assertThat(roles(standard(ColouringGame.col()), "lr.")).contains("left-cell", "right-cell");
  }

  private static List<String> roles(Variant<Board> variant, String text) {
    Drawing drawing = variant.look().drawing(variant.rules().read(text)).orElseThrow();
    return drawing.shapes().stream().map(shape -> shape.ink().role()).toList();
  }
}
