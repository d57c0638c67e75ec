package org.farstar.figures;

import java.util.Optional;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.picture.Boards;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;

/** Positions of rulesets as figures. */
public final class BoardFigure {
  private static final double MARGIN = 10;

  private BoardFigure() {}

  /**
   * A position as its game draws it, or as it prints it.
   *
   * @param title a few words about it
   * @param text the position as text
   */
  public static Figure of(Sum position, String title, String text) {
    return of(position, SumLook.drawing(position), title, text);
  }

  /** The same with what is known of the position drawn into it. */
  public static Figure study(Sum position, String title, String text) {
    return of(position, SumLook.study(position), title, text);
  }

  private static Figure of(Sum position, Optional<Drawing> own, String title, String text) {
    Drawing drawing = own.orElseGet(() -> Boards.text(SumLook.picture(position)));
    return new Figure(title, text, new Canvas().add(drawing, 0, 0, 1).drawing(MARGIN));
  }
}
