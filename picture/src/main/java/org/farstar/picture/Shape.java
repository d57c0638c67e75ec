package org.farstar.picture;

import java.util.List;

/** A part of a drawing. */
public sealed interface Shape {

  /** How it is drawn. */
  Ink ink();

  /** The same, first scaled about the origin and then moved. */
  Shape moved(double dx, double dy, double scale);

  /** What it covers, lines without their width. */
  Box box();

  /**
   * Straight lines from point to point.
   *
   * @param points at least two
   * @param closed whether the last point is joined to the first
   */
  record Path(Ink ink, List<Point> points, boolean closed) implements Shape {
    public Path {
      points = List.copyOf(points);
      if (points.size() < 2) {
        throw new IllegalArgumentException("a path of " + points.size() + " points");
      }
    }

    @Override
    public Shape moved(double dx, double dy, double scale) {
      return new Path(
          ink, points.stream().map(point -> point.moved(dx, dy, scale)).toList(), closed);
    }

    @Override
    public Box box() {
      return points.stream()
          .map(p -> new Box(p.x(), p.y(), p.x(), p.y()))
          .reduce(Box::with)
          .orElseThrow();
    }
  }

  /**
   * A rectangle.
   *
   * @param x its left side
   * @param y its upper side
   * @param round the radius of its corners
   */
  record Rectangle(Ink ink, double x, double y, double width, double height, double round)
      implements Shape {
    @Override
    public Shape moved(double dx, double dy, double scale) {
      return new Rectangle(
          ink, x * scale + dx, y * scale + dy, width * scale, height * scale, round * scale);
    }

    @Override
    public Box box() {
      return new Box(x, y, x + width, y + height);
    }
  }

  /** A circle about a point. */
  record Circle(Ink ink, double x, double y, double radius) implements Shape {
    @Override
    public Shape moved(double dx, double dy, double scale) {
      return new Circle(ink, x * scale + dx, y * scale + dy, radius * scale);
    }

    @Override
    public Box box() {
      return new Box(x - radius, y - radius, x + radius, y + radius);
    }
  }

  /**
   * One line of text.
   *
   * @param x where its anchor is
   * @param y its base line
   * @param size the height of the font
   */
  record Text(Ink ink, double x, double y, String text, double size, Anchor anchor, Face face)
      implements Shape {
    @Override
    public Shape moved(double dx, double dy, double scale) {
      return new Text(ink, x * scale + dx, y * scale + dy, text, size * scale, anchor, face);
    }

    /** About how wide it is: fonts differ from system to system. */
    public double width() {
      return TextWidth.of(text, face) * size;
    }

    @Override
    public Box box() {
      double width = width();
      double left = x - width * anchor.before();
      return new Box(left, y - 0.78 * size, left + width, y + 0.22 * size);
    }
  }

  /** Which point of a text is where it says. */
  enum Anchor {
    START("start", 0),
    MIDDLE("middle", 0.5),
    END("end", 1);

    private final String word;
    private final double before;

    Anchor(String word, double before) {
      this.word = word;
      this.before = before;
    }

    /** The word for it in SVG. */
    String word() {
      return word;
    }

    /** Which part of the text stands before the anchor. */
    double before() {
      return before;
    }
  }

  /** The kinds of letters, of any fonts the system has. */
  enum Face {
    PLAIN,
    BOLD,
    MONOSPACED
  }
}
