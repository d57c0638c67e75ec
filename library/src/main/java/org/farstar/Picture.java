package org.farstar;

import org.farstar.picture.Figure;
import org.farstar.picture.Png;
import org.farstar.picture.Svg;

/**
 * A picture.
 *
 * @param figure what is drawn
 */
public record Picture(Figure figure) {
  /** As SVG, a file of its own. */
  public String svg() {
    return Svg.write(figure);
  }

  /**
   * As PNG.
   *
   * @param scale pixels for a unit of the drawing; 2 is usual
   */
  public byte[] png(double scale) {
    return Png.write(figure.drawing(), scale);
  }
}
