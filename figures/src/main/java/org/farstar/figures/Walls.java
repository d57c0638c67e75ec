package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.StopperThermograph;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Wall;

/** The corners of thermographs above the lowest temperature that is drawn. */
final class Walls {
  /** What is said of walls that never meet. */
  static final String NEVER = "the walls never meet";

  private Walls() {}

  /** A point of a wall. */
  record Corner(Dyadic temperature, Dyadic value) {}

  /** The least and the greatest value of some walls. */
  record Extent(Dyadic least, Dyadic greatest) {
    Dyadic width() {
      return greatest.minus(least);
    }
  }

  /**
   * Where a wall has corners, from the lowest temperature that is drawn up to where the mast
   * begins; both ends are among them. One corner alone if there is nothing but mast.
   *
   * @param top where the mast begins, or drawing ends
   */
  static List<Corner> corners(Wall wall, Dyadic top, Dyadic bottom) {
    List<Corner> corners = new ArrayList<>();
    corners.add(new Corner(bottom, wall.at(bottom)));
    for (Wall.Line line : wall.lines()) {
      if (line.temperature().compareTo(bottom) > 0) {
        corners.add(new Corner(line.temperature(), line.value()));
      }
    }
    // Where the slope does not change at its foot, the mast begins within a line.
    if (corners.get(corners.size() - 1).temperature.compareTo(top) < 0) {
      corners.add(new Corner(top, wall.at(top)));
    }
    return corners;
  }

  /** The corners of both walls, as far as they are finite. */
  static List<Corner> corners(StopperThermograph walls, Dyadic bottom) {
    List<Corner> corners = new ArrayList<>();
    for (Player player : Player.values()) {
      walls.wall(player).ifPresent(wall -> corners.addAll(corners(wall, top(walls), bottom)));
    }
    return corners;
  }

  /** Where the mast begins; above the last corner if the walls never meet. */
  static Dyadic top(StopperThermograph walls) {
    return walls
        .temperature()
        .orElseGet(
            () ->
                Stream.of(Player.values())
                    .flatMap(player -> walls.wall(player).stream())
                    .map(wall -> wall.lines().get(wall.lines().size() - 1).temperature())
                    .reduce(Dyadic.ZERO, Dyadic::max)
                    .plus(Dyadic.ONE));
  }

  static Extent extent(List<ThermographFigure.Named> games, Dyadic bottom) {
    List<Dyadic> values =
        games.stream()
            .flatMap(game -> corners(game.walls(), bottom).stream())
            .map(Corner::value)
            .toList();
    return new Extent(
        values.stream().reduce(Dyadic::min).orElse(Dyadic.ZERO),
        values.stream().reduce(Dyadic::max).orElse(Dyadic.ZERO));
  }
}
