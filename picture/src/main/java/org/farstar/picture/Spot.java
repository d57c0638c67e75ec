package org.farstar.picture;

/**
 * A place of a drawing that means something by itself: a cell, a coin, a vertex, an edge. A page
 * lets people click on it, and finds by the states of two drawings where they differ.
 *
 * @param name tells it from the other spots of the drawing; the same place has the same name in the
 *     drawings of two positions
 * @param area what it covers
 * @param state what stands there, in a few words or a symbol
 */
public record Spot(String name, Box area, String state) {
  /** The same, first scaled about the origin and then moved. */
  Spot moved(double dx, double dy, double scale) {
    Box at =
        new Box(
            area.left() * scale + dx,
            area.top() * scale + dy,
            area.right() * scale + dx,
            area.bottom() * scale + dy);
    return new Spot(name, at, state);
  }

  /** The same place in a drawing that has several of the kind, as in a sum. */
  Spot within(String prefix) {
    return new Spot(prefix + name, area, state);
  }
}
