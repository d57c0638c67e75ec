package org.farstar.picture;

/**
 * A place; y grows downwards.
 *
 * @param x to the right
 * @param y downwards
 */
public record Point(double x, double y) {
  Point moved(double dx, double dy, double scale) {
    return new Point(x * scale + dx, y * scale + dy);
  }
}
