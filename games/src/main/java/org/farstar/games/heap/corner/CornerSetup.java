package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;

/** Sets a chip in the quadrant by a click on its point, and makes room for it. */
final class CornerSetup {
  private CornerSetup() {}

  static Hand of(Scene scene) {
    String[] at = scene.text().split(" ");
    Line line = scene.line();
    return Hand.of(
        "Click where the chip should stand.",
        Hand.Click.one(spot -> spot),
        List.of(
            new Hand.Tool("Further right", line.with(more(at[0]) + " " + at[1])),
            new Hand.Tool("Further up", line.with(at[0] + " " + more(at[1])))));
  }

  private static BigInteger more(String number) {
    return new BigInteger(number).add(BigInteger.ONE);
  }
}
