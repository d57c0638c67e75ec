package org.farstar.picture;

import java.util.List;
import java.util.stream.Collectors;
import org.farstar.picture.Shape.Face;

/**
 * Writes drawings as SVG 1.1: the same drawing always gives the same text. Colours stand in the
 * shapes' attributes, which every program understands, and their roles as classes, by which a page
 * that holds the drawing may restyle it.
 */
public final class Svg {
  private static final int DECIMALS = 100;

  /** For each frame of a film. */
  private static final double SECONDS = 2;

  private final StringBuilder out = new StringBuilder();

  private Svg() {}

  /** The figure as a whole file, in lines that end with a line feed. */
  public static String write(Figure figure) {
    return new Svg().file(figure);
  }

  /**
   * The figure for a page: on no paper, and above it every spot as a clear rectangle of the class
   * {@code spot} with its name as {@code data-spot} and its state as {@code data-state}.
   */
  public static String inPage(Figure figure) {
    Svg svg = new Svg();
    svg.head(figure);
    svg.shapes(figure.drawing().shapes());
    figure.drawing().spots().forEach(svg::spot);
    return svg.out.append("</svg>\n").toString();
  }

  /**
   * The film as a whole file without scripts: style sheets show each frame for two seconds and the
   * last one for four, over and over again, and stop while the mouse is above it. Readers who want
   * no motion, and programs that know none, see the last frame.
   */
  public static String write(Film film) {
    return new Svg().file(film);
  }

  private String file(Figure figure) {
    head(figure);
    Drawing drawing = figure.drawing();
    paper(drawing.width(), drawing.height());
    shapes(drawing.shapes());
    return out.append("</svg>\n").toString();
  }

  private String file(Film film) {
    int frames = film.frames().size();
    head(film.title(), film.description(), film.width(), film.height());
    if (frames > 1) {
      motion(frames);
    }
    paper(film.width(), film.height());
    for (int i = 0; i < frames; i++) {
      // A delay below 0: whoever opens the file comes in at the beginning of the first frame.
      String delay = " style=\"animation-delay:" + number(SECONDS * (i - frames - 1)) + "s\"";
      boolean last = i == frames - 1;
      out.append(last ? "<g class=\"frame last\"" : "<g class=\"frame\" visibility=\"hidden\"");
      out.append(delay).append(">\n");
      shapes(film.frames().get(i).shapes());
      if (!film.frames().get(i).later().isEmpty()) {
        out.append("<g class=\"later\"").append(delay).append(">\n");
        shapes(film.frames().get(i).later());
        out.append("</g>\n");
      }
      out.append("</g>\n");
    }
    return out.append("</svg>\n").toString();
  }

  private void motion(int frames) {
    double share = 100.0 / (frames + 1);
    String cycle = number(SECONDS * (frames + 1)) + "s step-end infinite ";
    out.append("<style>\n@media (prefers-reduced-motion: no-preference) {\n");
    out.append(".frame { animation: ").append(cycle).append("frame }\n");
    out.append(".frame.last { animation-name: last }\n");
    out.append(".later { animation: ").append(cycle).append("later }\n");
    out.append("svg:hover g { animation-play-state: paused }\n}\n");
    keyframes("frame", share);
    keyframes("last", 2 * share);
    out.append("@keyframes later { 0% { visibility: hidden } ").append(number(share / 2));
    out.append("% { visibility: visible } ").append(number(share));
    out.append("% { visibility: hidden } 100% { visibility: hidden } }\n</style>\n");
  }

  private void keyframes(String name, double end) {
    out.append("@keyframes ").append(name).append(" { 0% { visibility: visible } ");
    out.append(number(end)).append("% { visibility: hidden } 100% { visibility: hidden } }\n");
  }

  private void paper(double width, double height) {
    out.append("<rect").append(attributes(Ink.PAPER));
    out.append(" width=\"").append(number(width));
    out.append("\" height=\"").append(number(height)).append("\"/>\n");
  }

  private void spot(Spot spot) {
    out.append("<rect class=\"spot\" data-spot=\"").append(escaped(spot.name()));
    out.append("\" data-state=\"").append(escaped(spot.state())).append('"');
    attribute("x", spot.area().left());
    attribute("y", spot.area().top());
    attribute("width", spot.area().width());
    attribute("height", spot.area().height());
    out.append(" fill=\"none\" pointer-events=\"all\"/>\n");
  }

  private void head(Figure figure) {
    Drawing drawing = figure.drawing();
    head(figure.title(), figure.description(), drawing.width(), drawing.height());
  }

  private void head(String title, String description, double wide, double high) {
    String width = number(wide);
    String height = number(high);
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width).append(' ');
    out.append(height).append("\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n");
    out.append("<title>").append(escaped(title)).append("</title>\n");
    if (!description.isEmpty()) {
      out.append("<desc>").append(escaped(description)).append("</desc>\n");
    }
  }

  private void shapes(List<Shape> shapes) {
    Ink ink = null;
    for (Shape shape : shapes) {
      if (!shape.ink().equals(ink)) {
        out.append(ink == null ? "" : "</g>\n");
        ink = shape.ink();
        out.append("<g").append(attributes(ink)).append(">\n");
      }
      shape(shape);
    }
    out.append(ink == null ? "" : "</g>\n");
  }

  private static String attributes(Ink ink) {
    StringBuilder text = new StringBuilder();
    text.append(" class=\"").append(escaped(ink.role())).append("\" fill=\"").append(ink.fill());
    text.append('"');
    if (!ink.stroke().equals(Ink.NONE)) {
      text.append(" stroke=\"").append(ink.stroke()).append("\" stroke-width=\"");
      text.append(number(ink.width())).append("\" stroke-linejoin=\"round\"");
      text.append(ink.dash().isEmpty() ? "" : " stroke-dasharray=\"" + ink.dash() + "\"");
    }
    return text.toString();
  }

  private void shape(Shape shape) {
    if (shape instanceof Shape.Path path) {
      path(path);
    } else if (shape instanceof Shape.Rectangle r) {
      out.append("<rect");
      attribute("x", r.x());
      attribute("y", r.y());
      attribute("width", r.width());
      attribute("height", r.height());
      if (r.round() > 0) {
        attribute("rx", r.round());
      }
      out.append("/>\n");
    } else if (shape instanceof Shape.Circle c) {
      out.append("<circle");
      attribute("cx", c.x());
      attribute("cy", c.y());
      attribute("r", c.radius());
      out.append("/>\n");
    } else if (shape instanceof Shape.Text text) {
      text(text);
    }
  }

  private void path(Shape.Path path) {
    if (path.points().size() == 2) {
      out.append("<line");
      attribute("x1", path.points().get(0).x());
      attribute("y1", path.points().get(0).y());
      attribute("x2", path.points().get(1).x());
      attribute("y2", path.points().get(1).y());
      out.append("/>\n");
      return;
    }
    out.append(path.closed() ? "<polygon points=\"" : "<polyline points=\"");
    out.append(
        path.points().stream()
            .map(point -> number(point.x()) + "," + number(point.y()))
            .collect(Collectors.joining(" ")));
    out.append("\"/>\n");
  }

  private void text(Shape.Text text) {
    out.append("<text");
    attribute("x", text.x());
    attribute("y", text.y());
    attribute("font-size", text.size());
    out.append(" text-anchor=\"").append(text.anchor().word()).append('"');
    if (text.face() == Face.BOLD) {
      out.append(" font-weight=\"bold\"");
    } else if (text.face() == Face.MONOSPACED) {
      out.append(" font-family=\"'Courier New', monospace\" xml:space=\"preserve\"");
    }
    out.append('>').append(escaped(text.text())).append("</text>\n");
  }

  private void attribute(String name, double value) {
    out.append(' ').append(name).append("=\"").append(number(value)).append('"');
  }

  /** With at most two decimals, so that rounding in the last bits is never seen. */
  static String number(double value) {
    long hundredths = Math.round(value * DECIMALS);
    String sign = hundredths < 0 ? "-" : "";
    long whole = Math.abs(hundredths) / DECIMALS;
    long rest = Math.abs(hundredths) % DECIMALS;
    if (rest == 0) {
      return sign + whole;
    }
    return sign + whole + (rest % 10 == 0 ? "." + rest / 10 : (rest < 10 ? ".0" : ".") + rest);
  }

  /** The text without what XML understands or forbids. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> {
                  boolean allowed =
                      c == '\n' || c >= ' ' && c < 0xD800 || c > 0xDFFF && c < 0xFFFE || c > 0xFFFF;
                  escaped.appendCodePoint(allowed ? c : 0xFFFD);
                }
              }
            });
    return escaped.toString();
  }
}
