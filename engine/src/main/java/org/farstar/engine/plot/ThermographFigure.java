package org.farstar.engine.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.picture.Box;
import org.farstar.engine.picture.Canvas;
import org.farstar.engine.picture.Drawing;
import org.farstar.engine.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Thermograph;

/**
 * Thermographs as the field draws them: the value axis reversed, Left's large values on the left,
 * the temperature upwards, the mast with an arrow. Both axes have the same scale, so that walls
 * slant by 45 degrees.
 *
 * <p>Unless told otherwise a figure of hot games begins at temperature 0, as most books have it. If
 * one of the games has temperature 0 or less, it begins at -1, and what is below ground is shaded.
 */
public final class ThermographFigure {
  /** How much paper the walls of one figure may take. */
  private static final double MOST_WIDTH = 380;

  private static final double MOST_HEIGHT = 260;

  /** Below ground alone there is less to see. */
  private static final double MOST_DEPTH = 150;

  private static final double BETWEEN = 34;
  private static final double MARGIN = 12;
  private static final Dyadic BOTTOM = Dyadic.of(-1);

  private ThermographFigure() {}

  /**
   * A game with its thermograph.
   *
   * @param name what stands above it
   * @param walls its thermograph
   */
  public record Named(String name, Thermograph walls) {
    /** A game with its thermograph. */
    public static Named of(String name, ShortGame game) {
      return new Named(name, game.thermograph());
    }

    String sentence() {
      return name + ": mean " + walls.mean() + ", temperature " + walls.temperature();
    }
  }

  /**
   * The figure.
   *
   * @param games at least one
   * @param overlaid whether all are drawn in the same axes; otherwise side by side
   * @param from the lowest temperature that is drawn, at least -1; empty for the usual one
   */
  public static Figure of(List<Named> games, boolean overlaid, Optional<Dyadic> from) {
    Dyadic bottom = from.orElseGet(() -> usualBottom(games));
    Dyadic top =
        games.stream().map(g -> g.walls.temperature()).reduce(Dyadic.ZERO.max(bottom), Dyadic::max);
    List<List<Named>> groups = overlaid ? List.of(games) : games.stream().map(List::of).toList();
    Dyadic widest =
        groups.stream()
            .map(group -> Walls.extent(group, bottom).width())
            .reduce(Dyadic.ZERO, Dyadic::max);
    Dyadic highest = top.minus(bottom).isZero() ? Dyadic.ONE : top.minus(bottom);
    double room = top.signum() > 0 ? MOST_HEIGHT : MOST_DEPTH;
    boolean flat = Scale.ratio(widest, highest) > MOST_WIDTH / room;
    Scale scale = flat ? new Scale(widest, MOST_WIDTH) : new Scale(highest, room);
    Canvas canvas = new Canvas();
    double x = 0;
    for (List<Named> group : groups) {
      Canvas panel = new ThermographPanel(group, bottom, top, scale).canvas();
      Box box = panel.box();
      Drawing drawing = panel.drawing(0);
      // All panels stand on the same ground, which is their origin.
      canvas.add(drawing, x, box.top(), 1);
      x += drawing.width() + BETWEEN;
    }
    List<String> sentences = new ArrayList<>();
    games.forEach(game -> sentences.add(game.sentence() + "; " + game.walls + "."));
    return new Figure(title(games), String.join("\n", sentences), canvas.drawing(MARGIN));
  }

  private static Dyadic usualBottom(List<Named> games) {
    boolean hot = games.stream().allMatch(game -> game.walls.temperature().signum() > 0);
    return hot ? Dyadic.ZERO : BOTTOM;
  }

  private static String title(List<Named> games) {
    return (games.size() == 1 ? "Thermograph of " : "Thermographs of ")
        + games.stream().map(Named::name).collect(Collectors.joining(" and "));
  }
}
