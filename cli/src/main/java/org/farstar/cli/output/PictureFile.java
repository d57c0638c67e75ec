package org.farstar.cli.output;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.input.InputException;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;
import org.farstar.picture.Film;
import org.farstar.picture.Png;
import org.farstar.picture.Svg;
import org.farstar.values.text.NotationException;

/**
 * Where a picture goes. The ending of the name says what is written, {@code .svg} or {@code .png};
 * the name {@code -} is SVG on standard output.
 */
public final class PictureFile {
  private static final String STANDARD_OUTPUT = "-";

  private final String name;
  private final boolean png;
  private final double scale;

  private PictureFile(String name, boolean png, double scale) {
    this.name = name;
    this.png = png;
    this.scale = scale;
  }

  /**
   * The file of this name.
   *
   * @param scale how many pixels of a PNG a unit of a drawing has
   * @throws InputException if the name has another ending
   */
  public static PictureFile named(String name, double scale) {
    boolean png = name.toLowerCase(Locale.ROOT).endsWith(".png");
    boolean svg = name.toLowerCase(Locale.ROOT).endsWith(".svg");
    if (!png && !svg && !name.equals(STANDARD_OUTPUT)) {
      throw new InputException(
          "found the file name '" + name + "', allowed: names that end in .svg or .png, or -",
          "The extension chooses the format; - is SVG on standard output.");
    }
    return new PictureFile(name, png, scale);
  }

  /**
   * Asks before the work whether the file can be written.
   *
   * @throws InputException where it cannot be
   */
  public void open(Terminal terminal) {
    if (!name.equals(STANDARD_OUTPUT)) {
      new OutputFile(name, terminal.folder()).open();
    }
  }

  /** Writes the picture and says so on standard error. */
  public void write(Figure figure, Terminal terminal) {
    Drawing drawing = figure.drawing();
    if (name.equals(STANDARD_OUTPUT)) {
      terminal.out().print(Svg.write(figure));
      return;
    }
    byte[] bytes = png ? png(drawing) : Svg.write(figure).getBytes(StandardCharsets.UTF_8);
    new OutputFile(name, terminal.folder()).write(bytes);
    double by = png ? scale : 1;
    long width = (long) Math.ceil(drawing.width() * by);
    long height = (long) Math.ceil(drawing.height() * by);
    terminal
        .err()
        .println(
            "wrote " + NotationException.visible(name) + ", " + width + " x " + height + " pixels");
  }

  /**
   * Writes a film and says so on standard error.
   *
   * @throws InputException where the file is to be a PNG
   */
  public void write(Film film, Terminal terminal) {
    String svg = Svg.write(film);
    if (name.equals(STANDARD_OUTPUT)) {
      terminal.out().print(svg);
      return;
    }
    new OutputFile(name, terminal.folder()).write(svg.getBytes(StandardCharsets.UTF_8));
    int moves = film.frames().size() - 1;
    terminal
        .err()
        .println("wrote " + NotationException.visible(name) + ", " + Amounts.count(moves, "move"));
  }

  /**
   * Asks before the work whether the format can move.
   *
   * @throws InputException where it cannot
   */
  public void requireMoving() {
    if (png) {
      throw new InputException("a play is drawn as SVG; give a name that ends in .svg, or -");
    }
  }

  private byte[] png(Drawing drawing) {
    if (!Png.fits(drawing, scale)) {
      boolean many = Png.pixels(drawing, scale) > Png.MOST_PIXELS;
      double wide = Math.ceil(Math.max(drawing.width(), drawing.height()) * scale);
      throw new InputException(
          "this picture would "
              + (many
                  ? "have " + Amounts.count(Png.pixels(drawing, scale)) + " pixels"
                  : "be " + Amounts.count((long) wide) + " pixels wide or high")
              + ", more than "
              + Amounts.count(many ? Png.MOST_PIXELS : Png.MOST_WIDE),
          "Give it a smaller --scale, or a tree a smaller --depth, or write SVG.");
    }
    // No screen is needed, and one that cannot be reached must not matter.
    System.setProperty("java.awt.headless", "true");
    try {
      return Png.write(drawing, scale);
    } catch (Png.NoFontsException e) {
      throw new InputException(e.getMessage(), "SVG needs none: give a name that ends in .svg.");
    }
  }
}
