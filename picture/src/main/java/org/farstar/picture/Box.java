package org.farstar.picture;

/**
 * A rectangle around shapes; y grows downwards.
 *
 * @param left the least x
 * @param top the least y
 * @param right the greatest x
 * @param bottom the greatest y
 */
public record Box(double left, double top, double right, double bottom) {
  /** The square around a circle. */
  public static Box about(Point middle, double radius) {
    return new Box(
        middle.x() - radius, middle.y() - radius, middle.x() + radius, middle.y() + radius);
  }

  /** How wide it is. */
  public double width() {
    return right - left;
  }

  /** How high it is. */
  public double height() {
    return bottom - top;
  }

  /** The smallest box around two. */
  public Box with(Box other) {
    return new Box(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }
}
