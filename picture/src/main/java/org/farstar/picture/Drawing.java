package org.farstar.picture;

import java.util.List;

/**
 * Shapes on paper: from 0 to the width and from 0, at the top, to the height. Immutable.
 *
 * @param width in the units of the shapes, of which a screen shows one as a pixel
 * @param height the same
 * @param shapes drawn in this order, the later ones above
 * @param spots the places that mean something by themselves; a drawing need not have any
 */
public record Drawing(double width, double height, List<Shape> shapes, List<Spot> spots) {
  public Drawing {
    shapes = List.copyOf(shapes);
    spots = List.copyOf(spots);
  }

  /** Shapes alone. */
  public Drawing(double width, double height, List<Shape> shapes) {
    this(width, height, shapes, List.of());
  }
}
