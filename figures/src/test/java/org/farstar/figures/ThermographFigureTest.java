package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.figures.ThermographFigure.Named;
import org.farstar.picture.Drawing;
import org.farstar.picture.Drawings;
import org.farstar.picture.Figure;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyForm;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThermographFigureTest {
  private final Universe universe = new Universe();

  private static Figure figure(ShortGame... games) {
    List<Named> named = new ArrayList<>();
    for (ShortGame game : games) {
      named.add(Named.of(game.toString(), game));
    }
    return ThermographFigure.of(named, false, Optional.empty());
  }

  /** Temperatures and values of the corners, read off the drawing by its foot and its scale. */
  private static String readOff(Drawing drawing, Ink wall, Dyadic mean, Dyadic temperature) {
    List<Shape.Path> paths = Drawings.shapes(drawing, Shape.Path.class, wall);
    if (paths.isEmpty()) {
      return "";
    }
    Shape.Circle foot = Drawings.shapes(drawing, Shape.Circle.class, Ink.POINT).get(0);
    double unit = unit(drawing);
    StringBuilder corners = new StringBuilder();
    for (Point point : paths.get(0).points()) {
      // The value axis runs to the left, the temperature upwards.
      double value = Scale.ratio(mean, Dyadic.ONE) - (point.x() - foot.x()) / unit;
      double t = Scale.ratio(temperature, Dyadic.ONE) - (point.y() - foot.y()) / unit;
      corners.append('(').append(Svg6.of(t)).append(' ').append(Svg6.of(value)).append(')');
    }
    return corners.toString();
  }

  /** Units of one, from the ticks of the temperature axis with the lowest and the foot's label. */
  private static double unit(Drawing drawing) {
    List<Shape.Text> marks =
        Drawings.shapes(drawing, Shape.Text.class, Ink.TEXT).stream()
            .filter(text -> text.anchor() == Shape.Anchor.END)
            .toList();
    Shape.Text low = marks.get(0);
    Shape.Text high = marks.get(marks.size() - 1);
    double between =
        Scale.ratio(Dyadic.read(high.text()).minus(Dyadic.read(low.text())), Dyadic.ONE);
    return (low.y() - high.y()) / between;
  }

  /** A number with up to six decimals and no zeros behind them. */
  private static final class Svg6 {
    static String of(double number) {
      double rounded = Math.round(number * 1e6) / 1e6;
      return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : "" + rounded;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // game; left wall from below, (temperature value); right wall; mean; temperature
        "{5|1};        (0 5)(2 3);               (0 1)(2 3);               3;   2",
        "{{4|2}|-1};   (0 2)(1 2)(2 1);          (0 -1)(2 1);              1;   2",
        "{7||5|0};     (0 7)(2 5);               (0 5)(2 5);               5;   2",
        "{9|{5|3}||0}; (0 5)(1 4)(2.5 4)(3.25 3.25); (0 0)(3.25 3.25);     13/4; 13/4",
        "{6|4||2|-1};  (0 4)(1 4)(2.25 2.75);    (0 2)(1.5 2)(2.25 2.75);  11/4; 9/4",
        "+-1;          (0 1)(1 0);               (0 -1)(1 0);              0;   1",
        "{3|{1|-2}};   (0 3)(1.75 1.25); (0 1)(1.5 1)(1.75 1.25); 5/4; 7/4",
        "*;            (-1 1)(0 0);              (-1 -1)(0 0);             0;   0",
        "^;            (-1 1)(0 0);              (-1 0)(0 0);              0;   0",
        "v;            (-1 0)(0 0);              (-1 -1)(0 0);             0;   0",
        "1/2;          (-1 1)(-0.5 0.5);         (-1 0)(-0.5 0.5);         1/2; -1/2",
        "3/4;          (-1 1)(-0.5 1)(-0.25 0.75); (-1 0)(-0.25 0.75);     3/4; -1/4",
      })
  void knownThermographs(String game, String left, String right, String mean, String temperature) {
    ShortGame value = universe.read(game);
    Drawing drawing = figure(value).drawing();
    Dyadic m = Dyadic.read(mean);
    Dyadic t = Dyadic.read(temperature);
    assertThat(readOff(drawing, Ink.LEFT_WALL, m, t)).isEqualTo(left);
    assertThat(readOff(drawing, Ink.RIGHT_WALL, m, t)).isEqualTo(right);
    assertThat(Drawings.texts(drawing)).contains("mean " + mean, "temperature " + temperature);
  }

  @Test
  void anIntegerIsAMastAlone() {
    Drawing drawing = figure(universe.integer(2)).drawing();
    assertThat(Drawings.shapes(drawing, Shape.Path.class, Ink.LEFT_WALL)).isEmpty();
    assertThat(Drawings.shapes(drawing, Shape.Path.class, Ink.RIGHT_WALL)).isEmpty();
    assertThat(Drawings.texts(drawing)).contains("mean 2", "temperature -1");
  }

  @Test
  void wallsAtInfinityAreNamed() {
    LoopyGame on = LoopyGame.on(universe);
    Drawing mast =
        ThermographFigure.of(List.of(infinite("on", on)), false, Optional.empty()).drawing();
    assertThat(Drawings.texts(mast)).contains("Left's wall: on", "Right's wall: on");
    assertThat(Drawings.shapes(mast, Shape.Path.class, Ink.LEFT_WALL)).isEmpty();
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int start = builder.vertex();
    builder.option(Player.LEFT, start, on.addTo(builder));
    builder.option(Player.RIGHT, start, builder.vertex(universe.zero()));
    LoopyGame threat = LoopyGame.of(builder.build(), start);
    Figure figure =
        ThermographFigure.of(List.of(infinite("threat", threat)), false, Optional.empty());
    Drawing drawing = figure.drawing();
    assertThat(Drawings.texts(drawing))
        .contains("Left's wall: on", "the walls never meet")
        .noneMatch(text -> text.startsWith("mean"));
    assertThat(Drawings.shapes(drawing, Shape.Path.class, Ink.LEFT_WALL)).isEmpty();
    assertThat(Drawings.shapes(drawing, Shape.Path.class, Ink.RIGHT_WALL)).hasSize(1);
    assertThat(Drawings.shapes(drawing, Shape.Circle.class, Ink.POINT)).isEmpty();
    assertThat(figure.description()).contains("threat: the walls never meet");
  }

  private static Named infinite(String name, LoopyGame stopper) {
    return new Named(name, stopper.thermograph().onside());
  }

  /** The walls are the stops of the cooled game, which are computed in another way. */
  @Property(tries = 60)
  void theWallsAreTheStopsOfTheCooledGame(
      @ForAll @IntRange(min = -8, max = 8) int a,
      @ForAll @IntRange(min = -8, max = 8) int b,
      @ForAll @IntRange(min = -8, max = 8) int c,
      @ForAll @IntRange(min = -8, max = 8) int d) {
    ShortGame left = universe.of(universe.integer(a), universe.integer(b));
    ShortGame right = universe.of(universe.integer(c), universe.integer(d));
    ShortGame game = universe.of(left, right);
    if (game.temperature().signum() <= 0) {
      return;
    }
    Drawing drawing = figure(game).drawing();
    List<Shape.Path> lefts = Drawings.shapes(drawing, Shape.Path.class, Ink.LEFT_WALL);
    List<Shape.Path> rights = Drawings.shapes(drawing, Shape.Path.class, Ink.RIGHT_WALL);
    Shape.Circle foot = Drawings.shapes(drawing, Shape.Circle.class, Ink.POINT).get(0);
    double unit = unit(drawing);
    for (int i = 0; i <= 8; i++) {
      Dyadic t = game.temperature().times(i).shift(-3);
      ShortGame cooled = game.cool(t);
      double y = foot.y() + Scale.ratio(game.temperature().minus(t), Dyadic.ONE) * unit;
      double leftX =
          foot.x() - Scale.ratio(cooled.leftStop().minus(game.mean()), Dyadic.ONE) * unit;
      double rightX =
          foot.x() - Scale.ratio(cooled.rightStop().minus(game.mean()), Dyadic.ONE) * unit;
      assertThat(xAt(lefts.get(0), y))
          .as("left wall of %s at %s", game, t)
          .isBetween(leftX - 0.01, leftX + 0.01);
      assertThat(xAt(rights.get(0), y))
          .as("right wall of %s at %s", game, t)
          .isBetween(rightX - 0.01, rightX + 0.01);
    }
  }

  private static double xAt(Shape.Path path, double y) {
    List<Point> points = path.points();
    for (int i = 1; i < points.size(); i++) {
      Point low = points.get(i - 1);
      Point high = points.get(i);
      if (y <= low.y() + 1e-6 && y >= high.y() - 1e-6) {
        return low.x() + (high.x() - low.x()) * (low.y() - y) / (low.y() - high.y());
      }
    }
    throw new AssertionError(y + " is not on " + path);
  }

  @Test
  void breakPointsAreTicks() {
    Drawing drawing = figure(universe.read("{9|{5|3}||0}")).drawing();
    assertThat(Drawings.texts(drawing)).contains("5", "4", "13/4", "0", "1", "5/2");
    // The mean and the temperature are set off.
    assertThat(
            Drawings.shapes(drawing, Shape.Text.class).stream()
                .filter(text -> text.face() == Shape.Face.BOLD)
                .map(Shape.Text::text))
        .containsExactlyInAnyOrder("13/4", "13/4", "{9||5|3|||0}");
  }

  @Test
  void hotGamesBeginAtZeroAndOthersBelow() {
    assertThat(Drawings.shapes(figure(universe.read("+-1")).drawing(), Shape.Rectangle.class))
        .isEmpty();
    Drawing cold = figure(universe.read("+-1"), universe.star()).drawing();
    assertThat(Drawings.shapes(cold, Shape.Rectangle.class, Ink.GROUND)).hasSize(2);
    assertThat(Drawings.texts(cold)).contains("-1");
  }

  @Test
  void theLowestTemperatureMayBeChosen() {
    List<Named> game = List.of(Named.of("g", universe.read("{5|1}")));
    Drawing whole = ThermographFigure.of(game, false, Optional.of(Dyadic.of(-1))).drawing();
    assertThat(readOff(whole, Ink.LEFT_WALL, Dyadic.of(3), Dyadic.of(2))).isEqualTo("(-1 6)(2 3)");
    Drawing part = ThermographFigure.of(game, false, Optional.of(Dyadic.of(1))).drawing();
    assertThat(readOff(part, Ink.LEFT_WALL, Dyadic.of(3), Dyadic.of(2))).isEqualTo("(1 4)(2 3)");
    Drawing above = ThermographFigure.of(game, false, Optional.of(Dyadic.of(3))).drawing();
    assertThat(Drawings.shapes(above, Shape.Path.class, Ink.LEFT_WALL)).isEmpty();
  }

  @Test
  void severalStandOnOneGroundWithOneScale() {
    Drawing drawing = figure(universe.read("{5|1}"), universe.read("{20|0}")).drawing();
    List<Shape.Path> walls = Drawings.shapes(drawing, Shape.Path.class, Ink.LEFT_WALL);
    Point small = walls.get(0).points().get(0);
    Point large = walls.get(1).points().get(0);
    assertThat(small.y()).isEqualTo(large.y());
    double rise = small.y() - walls.get(0).points().get(1).y();
    double other = large.y() - walls.get(1).points().get(1).y();
    assertThat(other / rise).isBetween(4.99, 5.01);
  }

  @Test
  void inASharedScaleTheMastOfASmallGameIsShort() {
    ShortGame large = universe.read("{4|-4}");
    ShortGame small = universe.read("{1|-1}");
    List<ThermographFigure.Named> games =
        List.of(
            ThermographFigure.Named.of("large", large), ThermographFigure.Named.of("small", small));
    Drawing drawing = ThermographFigure.of(games, false, Optional.empty()).drawing();
    List<Shape.Path> masts =
        Drawings.shapes(drawing, Shape.Path.class, Ink.MAST).stream()
            .filter(path -> path.points().size() == 2)
            .toList();
    assertThat(masts).hasSize(2);
    double high = masts.get(0).points().get(0).y() - masts.get(0).points().get(1).y();
    double low = masts.get(1).points().get(0).y() - masts.get(1).points().get(1).y();
    // Each reaches as far above its own foot.
    assertThat(low).isPositive().isEqualTo(high, within(1e-9));
  }

  @Test
  void besideAMuchLargerGameASmallOneIsDrawnInItsOwnScale() {
    Drawing drawing = figure(universe.read("{1/1024|0}"), universe.read("{99|0}")).drawing();
    for (Shape.Path wall : Drawings.shapes(drawing, Shape.Path.class, Ink.LEFT_WALL)) {
      assertThat(wall.box().height()).isGreaterThan(100);
    }
  }

  @Test
  void overlaidTheyShareTheirAxes() {
    List<Named> games =
        List.of(Named.of("a", universe.read("{5|1}")), Named.of("b", universe.read("{9|5}")));
    Figure figure = ThermographFigure.of(games, true, Optional.empty());
    assertThat(Drawings.texts(figure.drawing()))
        .contains("a: mean 3, temperature 2", "b: mean 7, temperature 2")
        .filteredOn(text -> text.equals("5"))
        .hasSize(1);
    assertThat(figure.title()).isEqualTo("Thermographs of a and b");
    assertThat(figure.description())
        .isEqualTo(
            "a: mean 3, temperature 2; left (-1, 6)(2, 3), right (-1, 0)(2, 3).\n"
                + "b: mean 7, temperature 2; left (-1, 10)(2, 7), right (-1, 4)(2, 7).");
  }

  @Test
  void extremeGamesStayOnThePaper() {
    String huge = "1" + "0".repeat(60);
    for (String text :
        List.of(
            "{" + huge + "|-" + huge + "}", "{1/1024|0}", "{" + huge + "|1/1024}", "-" + huge)) {
      Drawing drawing = figure(universe.read(text)).drawing();
      assertThat(drawing.width()).isBetween(50.0, 900.0);
      assertThat(drawing.height()).isBetween(100.0, 500.0);
      for (Shape shape : drawing.shapes()) {
        assertThat(shape.box().left()).isGreaterThanOrEqualTo(0);
        assertThat(shape.box().right()).isLessThanOrEqualTo(drawing.width());
        assertThat(shape.box().top()).isGreaterThanOrEqualTo(0);
        assertThat(shape.box().bottom()).isLessThanOrEqualTo(drawing.height());
      }
    }
  }
}
