package org.farstar.figures;

import org.farstar.engine.rules.Rules;
import org.farstar.picture.Boards;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;

/** Positions of rulesets as figures. */
public final class BoardFigure {
  private static final double MARGIN = 10;

  private BoardFigure() {}

  /**
   * A position as its ruleset draws it, or as it prints it.
   *
   * @param title a few words about it
   * @param text the position as text
   */
  public static <P> Figure of(Rules<P> rules, P position, String title, String text) {
    Drawing drawing = rules.drawing(position).orElseGet(() -> Boards.text(rules.picture(position)));
    return new Figure(title, text, new Canvas().add(drawing, 0, 0, 1).drawing(MARGIN));
  }
}
