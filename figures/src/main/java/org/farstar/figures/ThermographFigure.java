package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.StopperThermograph;
import org.farstar.values.shortgame.ShortGame;

/**
 * Thermographs as the field draws them: the value axis reversed, Left's large values on the left,
 * the temperature upwards, the mast with an arrow. Both axes have the same scale, so that walls
 * slant by 45 degrees. Thermographs side by side have one scale unless some would be too small.
 *
 * <p>By default a figure of hot games begins at temperature 0, as most books have it. If one of the
 * games has temperature 0 or less, it begins at -1, and what is below ground is shaded.
 *
 * <p>Thermographs of stoppers may have walls at infinity, which are named in place of a line, and
 * walls that never meet, which end above their last corner, without a mast.
 */
public final class ThermographFigure {
  /** How much paper the walls of one figure may take. */
  private static final double MOST_WIDTH = 380;

  private static final double MOST_HEIGHT = 260;

  /** Below ground alone there is less to see. */
  private static final double MOST_DEPTH = 150;

  private static final double BETWEEN = 34;

  /** Beside larger ones, walls smaller than this part of them get a scale of their own. */
  private static final double LEAST_PART = 0.15;

  private static final double MARGIN = 12;
  private static final Dyadic BOTTOM = Dyadic.of(-1);

  private ThermographFigure() {}

  /**
   * A game with its thermograph.
   *
   * @param name what stands above it
   * @param walls its thermograph
   */
  public record Named(String name, StopperThermograph walls) {
    /** A short game with its thermograph. */
    public static Named of(String name, ShortGame game) {
      return new Named(name, StopperThermograph.of(game.thermograph()));
    }

    String sentence() {
      return name
          + ": "
          + walls
              .finite()
              .map(finite -> "mean " + finite.mean() + ", temperature " + finite.temperature())
              .orElse(walls.owner().isPresent() ? "a mast at infinity" : Walls.NEVER);
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
    List<List<Named>> groups = overlaid ? List.of(games) : games.stream().map(List::of).toList();
    Extent whole =
        groups.stream().map(g -> Extent.of(g, bottom)).reduce(Extent::with).orElseThrow();
    boolean together = groups.stream().allMatch(g -> Extent.of(g, bottom).visibleIn(whole));
    Canvas canvas = new Canvas();
    double x = 0;
    for (List<Named> group : groups) {
      Extent extent = together ? whole : Extent.of(group, bottom);
      Canvas panel =
          // A mast ends above its own foot: in a shared scale, that of a small game is short.
          new ThermographPanel(
                  group, bottom, Extent.of(group, bottom).height.plus(bottom), extent.scale())
              .canvas();
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

  /**
   * What walls take of both axes.
   *
   * @param bottom the lowest temperature, from which the height is counted
   */
  private record Extent(Dyadic width, Dyadic height, Dyadic bottom) {
    static Extent of(List<Named> group, Dyadic bottom) {
      Dyadic top =
          group.stream()
              .map(game -> Walls.top(game.walls))
              .reduce(Dyadic.ZERO.max(bottom), Dyadic::max);
      return new Extent(Walls.extent(group, bottom).width(), top.minus(bottom), bottom);
    }

    Extent with(Extent other) {
      return new Extent(width.max(other.width), height.max(other.height), bottom);
    }

    /** Whether these walls can be seen in the scale of others; a mast is seen in any. */
    boolean visibleIn(Extent other) {
      return width.isZero() && height.isZero()
          || !other.width.isZero() && Scale.ratio(width, other.width) > LEAST_PART
          || !other.height.isZero() && Scale.ratio(height, other.height) > LEAST_PART;
    }

    Scale scale() {
      if (width.isZero() && height.isZero()) {
        return new Scale(Dyadic.ONE, MOST_DEPTH);
      }
      double room = height.plus(bottom).signum() > 0 ? MOST_HEIGHT : MOST_DEPTH;
      boolean flat = height.isZero() || Scale.ratio(width, height) > MOST_WIDTH / room;
      return flat ? new Scale(width, MOST_WIDTH) : new Scale(height, room);
    }
  }

  private static Dyadic usualBottom(List<Named> games) {
    boolean hot =
        games.stream()
            .allMatch(game -> game.walls.temperature().filter(t -> t.signum() <= 0).isEmpty());
    return hot ? Dyadic.ZERO : BOTTOM;
  }

  private static String title(List<Named> games) {
    return (games.size() == 1 ? "Thermograph of " : "Thermographs of ")
        + games.stream().map(Named::name).collect(Collectors.joining(" and "));
  }
}
