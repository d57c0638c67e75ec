package org.farstar.figures;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.Thermograph;
import org.farstar.values.shortgame.Wall;

/** The corners of thermographs above the lowest temperature that is drawn. */
final class Walls {
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
   */
  static List<Corner> corners(Wall wall, Thermograph of, Dyadic bottom) {
    List<Corner> corners = new ArrayList<>();
    corners.add(new Corner(bottom, wall.at(bottom)));
    for (Wall.Line line : wall.lines()) {
      if (line.temperature().compareTo(bottom) > 0) {
        corners.add(new Corner(line.temperature(), line.value()));
      }
    }
    // Where the slope does not change at its foot, the mast begins within a line.
    if (corners.get(corners.size() - 1).temperature.compareTo(of.temperature()) < 0) {
      corners.add(new Corner(of.temperature(), of.mean()));
    }
    return corners;
  }

  static Extent extent(List<ThermographFigure.Named> games, Dyadic bottom) {
    List<Dyadic> values =
        games.stream()
            .flatMap(
                game ->
                    List.of(game.walls().leftWall(), game.walls().rightWall()).stream()
                        .flatMap(wall -> corners(wall, game.walls(), bottom).stream())
                        .map(Corner::value))
            .toList();
    return new Extent(
        values.stream().reduce(Dyadic::min).orElseThrow(),
        values.stream().reduce(Dyadic::max).orElseThrow());
  }
}
