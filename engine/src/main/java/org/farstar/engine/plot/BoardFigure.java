package org.farstar.engine.plot;

import org.farstar.engine.picture.Boards;
import org.farstar.engine.picture.Canvas;
import org.farstar.engine.picture.Drawing;
import org.farstar.engine.picture.Figure;
import org.farstar.engine.rules.Ruleset;

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
  public static <P> Figure of(Ruleset<P> rules, P position, String title, String text) {
    Drawing drawing = rules.drawing(position).orElseGet(() -> Boards.text(rules.picture(position)));
    return new Figure(title, text, new Canvas().add(drawing, 0, 0, 1).drawing(MARGIN));
  }
}
