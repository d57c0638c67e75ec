package org.farstar.games.graph.colouring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.GraphHand;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.GraphDrawing;
import org.farstar.picture.Ink;

/**
 * What people see of Col and Snort: the vertices that may still be coloured; one that a single
 * player may colour has that player's colour.
 */
final class ColouringLook implements Look<ColouringPosition> {
  @Override
  public String picture(ColouringPosition position) {
    return position.toString();
  }

  @Override
  public Optional<Drawing> drawing(ColouringPosition position) {
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
        if ((position.neighbours(v) >>> vertices[j] & 1) != 0) {
          lines.add(new GraphDrawing.Edge(j, i, Ink.GRAPH_EDGE, false));
        }
      }
    }
    return Optional.of(GraphDrawing.of(dots, lines));
  }

  @Override
  public Setup setup() {
    return Setup.graph("-", GraphHand.Second.PLAYER);
  }
}
