package org.farstar.games.positional.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Variant;
import org.farstar.games.positional.PositionalGame;
import org.farstar.games.positional.TicTacToeGame;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.Pairing;
import org.farstar.games.positional.play.Marks;
import org.farstar.picture.Drawing;
import org.farstar.picture.Shape;
import org.junit.jupiter.api.Test;

class BoardPictureTest {
  private static Variant<Marks> board(String parameters) {
    return TicTacToeGame.game().family().variant(parameters, name -> "");
  }

  private static String picture(String parameters, String position) {
    Variant<Marks> variant = board(parameters);
    return variant.look().picture(variant.rules().read(position));
  }

  @Test
  void layersStandBesideEachOther() {
    assertThat(picture("3^2", "2,2 1,1")).isEqualTo("O . .\n. X .\n. . .");
    assertThat(picture("2^3", "1,1,2 2,2,1")).isEqualTo(". X   . .\n. .   O .");
    assertThat(picture("2^4", "1,1,1,1 2,2,2,2"))
        .isEqualTo("X .   . .\n. .   . .\n\n. .   . .\n. .   . O");
    assertThat(picture("2000^2", "3,4")).isEqualTo("3,4");
  }

  @Test
  void aPairingIsShownByNumbers() {
    Cube cube = new Cube(5, 2);
    BoardPicture picture = new BoardPicture(BoardLayout.of(cube), List.of());
    Pairing pairing = Pairing.of(cube, Control.unlimited());
    String text = picture.pairing(Marks.none(25), pairing).orElseThrow();
    for (int number = 1; number <= 12; number++) {
      String word = Integer.toString(number);
      assertThat(text.split("\\s+")).filteredOn(word::equals).hasSize(2);
    }
    assertThat(text.split("\\s+")).filteredOn("*"::equals).hasSize(1);
  }

  @Test
  void aCompleteLineIsDrawnThrough() {
    Variant<Marks> variant = board("3^2");
    Drawing open = variant.look().drawing(variant.rules().read("X.O|OX.|...")).orElseThrow();
    Drawing won = variant.look().drawing(variant.rules().read("X.O|OX.|..X")).orElseThrow();
    assertThat(open.shapes()).noneMatch(Shape.Path.class::isInstance);
    assertThat(won.shapes()).filteredOn(Shape.Path.class::isInstance).hasSize(1);
  }

  /** A play shows the marks alone; who asks sees the pairs and how much each point weighs. */
  @Test
  void pairsAndPotentialAreDrawnForThoseWhoAsk() {
    Variant<Marks> variant = board("5^2");
    Marks start = variant.rules().read("");
    Drawing plain = variant.look().drawing(start).orElseThrow();
    Drawing study = variant.look().study(start).orElseThrow();
    assertThat(plain.shapes()).noneMatch(Shape.Text.class::isInstance);
    assertThat(study.shapes()).filteredOn(Shape.Text.class::isInstance).hasSize(25);
    assertThat(inks(plain)).isEqualTo(1);
    assertThat(inks(study)).isGreaterThan(2);
  }

  /** In how many ways areas are filled. */
  private static long inks(Drawing drawing) {
    return drawing.shapes().stream()
        .filter(Shape.Rectangle.class::isInstance)
        .map(Shape::ink)
        .distinct()
        .count();
  }

  @Test
  void aFamilyWithoutABoardIsListed() {
    Variant<Marks> variant = PositionalGame.game().family().variant("{a,b}{b,c}", name -> "");
    assertThat(variant.look().picture(variant.rules().read("X=b O=a")))
        .isEqualTo("X=b O=a\n{ a=O b=X }\n{ b=X c }");
  }
}
