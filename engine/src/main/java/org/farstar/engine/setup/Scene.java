package org.farstar.engine.setup;

import java.util.List;
import java.util.function.Supplier;
import org.farstar.picture.Spot;

/**
 * A position on which a hand is to work, with its drawing.
 *
 * @param line the position as it is written
 * @param spots the spots of its drawing
 * @param nearby the texts of some positions of the same game, this one among them; made when asked
 *     for
 */
public record Scene(Line line, List<Spot> spots, Supplier<List<String>> nearby) {
  /** The text of the position. */
  public String text() {
    return line.text();
  }
}
