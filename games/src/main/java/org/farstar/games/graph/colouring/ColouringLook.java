package org.farstar.games.graph.colouring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;

/**
 * What people see of Col, Snort and their kin: the vertices that may still be coloured; one that a
 * single player may colour has that player's colour.
 */
final class ColouringLook implements Look<ColouringPosition> {
  private final boolean poset;
  private final Setup setup;

  /**
   * @param poset whether arcs that stand for longer ways are left out
   * @param setup how a position is set up by hand
   */
  ColouringLook(boolean poset, Setup setup) {
    this.poset = poset;
    this.setup = setup;
  }

  @Override
  public String picture(ColouringPosition position) {
    return (poset ? position.reduced() : position).toString();
  }

  @Override
  public Optional<Drawing> drawing(ColouringPosition given) {
    ColouringPosition position = poset ? given.reduced() : given;
    int[] vertices = ColouringPosition.vertices(position.left() | position.right());
    List<GraphDrawing.Vertex> dots = new ArrayList<>();
    List<GraphDrawing.Edge> lines = new ArrayList<>();
    for (int i = 0; i < vertices.length; i++) {
      int v = vertices[i];
      Ink ink =
          (position.left() >>> v & 1) == 0
              ? Ink.RIGHT_CELL
              : (position.right() >>> v & 1) == 0 ? Ink.LEFT_CELL : Ink.VERTEX;
      dots.add(new GraphDrawing.Vertex(Integer.toString(v + 1), ink, Ink.TEXT));
      for (int j = 0; j < i; j++) {
        boolean to = (position.neighbours(v) >>> vertices[j] & 1) != 0;
        boolean from = (position.neighbours(vertices[j]) >>> v & 1) != 0;
        if (to || from) {
          lines.add(new GraphDrawing.Edge(from ? j : i, from ? i : j, Ink.GRAPH_EDGE, to != from));
        }
      }
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  @Override
  public Setup setup() {
    return setup;
  }
}
