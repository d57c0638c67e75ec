package org.farstar.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.farstar.picture.Shape.Face;

/**
 * Writes drawings as PNG. The only class that needs the desktop classes of Java, which load slowly,
 * and fonts; no screen is needed.
 */
public final class Png {
  /** No picture has more pixels: about 200 MB while it is made. */
  public static final long MOST_PIXELS = 50_000_000;

  private final Graphics2D graphics;

  private Png(Graphics2D graphics) {
    this.graphics = graphics;
  }

  /** No picture is wider or higher: many programs show no wider ones. */
  public static final long MOST_WIDE = 16_384;

  /** Whether a drawing is small enough at a scale. */
  public static boolean fits(Drawing drawing, double scale) {
    return pixels(drawing, scale) <= MOST_PIXELS
        && side(drawing.width(), scale) <= MOST_WIDE
        && side(drawing.height(), scale) <= MOST_WIDE;
  }

  /** How many pixels a drawing has at a scale. */
  public static long pixels(Drawing drawing, double scale) {
    return side(drawing.width(), scale) * side(drawing.height(), scale);
  }

  private static long side(double length, double scale) {
    return Math.max(1, (long) Math.ceil(length * scale));
  }

  /**
   * The drawing as the bytes of a file.
   *
   * @param scale how many pixels a unit has
   * @throws IllegalArgumentException if it does not {@linkplain #fits fit}
   * @throws NoFontsException where the machine has no fonts
   */
  public static byte[] write(Drawing drawing, double scale) {
    if (!fits(drawing, scale)) {
      throw new IllegalArgumentException(pixels(drawing, scale) + " pixels");
    }
    BufferedImage image =
        new BufferedImage(
            (int) side(drawing.width(), scale),
            (int) side(drawing.height(), scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      graphics.setColor(Color.decode(Ink.PAPER.fill()));
      graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
      graphics.scale(scale, scale);
      Png png = new Png(graphics);
      drawing.shapes().forEach(png::shape);
    } finally {
      graphics.dispose();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.setUseCache(false);
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private void shape(Shape shape) {
    if (shape instanceof Shape.Text text) {
      try {
        text(text);
      } catch (InternalError | NullPointerException | UnsatisfiedLinkError e) {
        // What Java throws where there is no font or no font library depends on the release.
        throw new NoFontsException(e);
      }
    } else {
      area(shape.ink(), area(shape));
    }
  }

  private static java.awt.Shape area(Shape shape) {
    if (shape instanceof Shape.Circle c) {
      return new Ellipse2D.Double(
          c.x() - c.radius(), c.y() - c.radius(), 2 * c.radius(), 2 * c.radius());
    }
    if (shape instanceof Shape.Rectangle r) {
      return new RoundRectangle2D.Double(
          r.x(), r.y(), r.width(), r.height(), 2 * r.round(), 2 * r.round());
    }
    Shape.Path path = (Shape.Path) shape;
    Path2D lines = new Path2D.Double();
    List<Point> points = path.points();
    lines.moveTo(points.get(0).x(), points.get(0).y());
    points.subList(1, points.size()).forEach(point -> lines.lineTo(point.x(), point.y()));
    if (path.closed()) {
      lines.closePath();
    }
    return lines;
  }

  private void area(Ink ink, java.awt.Shape area) {
    if (!ink.fill().equals(Ink.NONE)) {
      graphics.setColor(Color.decode(ink.fill()));
      graphics.fill(area);
    }
    if (!ink.stroke().equals(Ink.NONE)) {
      graphics.setColor(Color.decode(ink.stroke()));
      graphics.setStroke(stroke(ink));
      graphics.draw(area);
    }
  }

  private static BasicStroke stroke(Ink ink) {
    float[] dash = null;
    if (!ink.dash().isEmpty()) {
      String[] lengths = ink.dash().split(" ");
      dash = new float[lengths.length];
      for (int i = 0; i < dash.length; i++) {
        dash[i] = Float.parseFloat(lengths[i]);
      }
    }
    return new BasicStroke(
        (float) ink.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
  }

  /** Narrowed where the font is wider than the layout took it to be. */
  private void text(Shape.Text text) {
    Font font =
        new Font(
                text.face() == Face.MONOSPACED ? Font.MONOSPACED : Font.SANS_SERIF,
                text.face() == Face.BOLD ? Font.BOLD : Font.PLAIN,
                1)
            .deriveFont((float) text.size());
    graphics.setFont(font);
    graphics.setColor(Color.decode(text.ink().fill()));
    double actual = font.getStringBounds(text.text(), graphics.getFontRenderContext()).getWidth();
    double squeeze = actual > text.width() ? text.width() / actual : 1;
    AffineTransform before = graphics.getTransform();
    graphics.translate(text.x() - actual * squeeze * text.anchor().before(), text.y());
    graphics.scale(squeeze, 1);
    graphics.drawString(text.text(), 0, 0);
    graphics.setTransform(before);
  }

  /** The machine has no fonts, or Java cannot read them. */
  public static final class NoFontsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoFontsException(Throwable cause) {
      super("Java finds no fonts on this machine, which text in PNG needs", cause);
    }
  }
}
