package org.farstar.picture;

import java.util.ArrayList;
import java.util.List;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;

/**
 * Collects shapes wherever their maker finds it easy to place them; {@link #drawing} then puts the
 * paper around them.
 */
public final class Canvas {
  /** How far below its middle a line of text of size 1 has its base line. */
  private static final double MIDDLE = 0.35;

  private final List<Shape> shapes = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();

  /** An empty canvas. */
  public Canvas() {}

  /** Adds a shape. */
  public Canvas add(Shape shape) {
    shapes.add(shape);
    return this;
  }

  /** Adds all of a drawing, scaled, its upper left corner at a place. */
  public Canvas add(Drawing drawing, double x, double y, double scale) {
    return add(drawing, x, y, scale, "");
  }

  /** Adds all of a drawing, the names of its spots behind a prefix. */
  public Canvas add(Drawing drawing, double x, double y, double scale, String prefix) {
    drawing.shapes().forEach(shape -> add(shape.moved(x, y, scale)));
    drawing.spots().forEach(spot -> spots.add(spot.moved(x, y, scale).within(prefix)));
    return this;
  }

  /** Names a place. */
  public Canvas spot(String name, Box area, String state) {
    spots.add(new Spot(name, area, state));
    return this;
  }

  /** Adds a line from one point to another. */
  public Canvas line(Ink ink, double x1, double y1, double x2, double y2) {
    return path(ink, false, x1, y1, x2, y2);
  }

  /** Adds lines through points given by their coordinates in turn. */
  public Canvas path(Ink ink, boolean closed, double... coordinates) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < coordinates.length; i += 2) {
      points.add(new Point(coordinates[i], coordinates[i + 1]));
    }
    return add(new Shape.Path(ink, points, closed));
  }

  /** Adds a rectangle. */
  public Canvas rectangle(Ink ink, double x, double y, double width, double height) {
    return add(new Shape.Rectangle(ink, x, y, width, height, 0));
  }

  /** Adds a circle. */
  public Canvas circle(Ink ink, double x, double y, double radius) {
    return add(new Shape.Circle(ink, x, y, radius));
  }

  /** Adds a line of text of which the middle of its height is at y. */
  public Canvas text(Ink ink, double x, double y, String text, double size, Anchor anchor) {
    return text(ink, x, y, text, size, anchor, Face.PLAIN);
  }

  /** Adds a line of text of which the middle of its height is at y. */
  public Canvas text(
      Ink ink, double x, double y, String text, double size, Anchor anchor, Face face) {
    return add(new Shape.Text(ink, x, y + MIDDLE * size, text, size, anchor, face));
  }

  /** The middle of the last shape: of a path, of its middle point or its two. */
  public Point middle() {
    Shape last = shapes.get(shapes.size() - 1);
    if (last instanceof Shape.Path path && path.points().size() > 2) {
      return path.points().get(path.points().size() / 2);
    }
    Box box = last.box();
    return new Point((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2);
  }

  /** What the shapes cover, or a point if there are none. */
  public Box box() {
    return shapes.stream().map(Shape::box).reduce(Box::with).orElse(new Box(0, 0, 0, 0));
  }

  /** The shapes on paper that reaches a margin beyond them. */
  public Drawing drawing(double margin) {
    Box box = box();
    double dx = margin - box.left();
    double dy = margin - box.top();
    return new Drawing(
        box.width() + 2 * margin,
        box.height() + 2 * margin,
        shapes.stream().map(shape -> shape.moved(dx, dy, 1)).toList(),
        spots.stream().map(spot -> spot.moved(dx, dy, 1)).toList());
  }
}
