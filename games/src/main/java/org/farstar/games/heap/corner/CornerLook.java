package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Spot;

/**
 * The quadrant with its chip, as far as the chip can go: the first coordinate to the right, the
 * second upwards. A spot is a point, named as a move names it.
 */
public final class CornerLook implements Look<Corner> {
  /** The look. */
  public CornerLook() {}

  /** Of larger boards nobody could count the cells. */
  private static final BigInteger MOST = BigInteger.valueOf(24);

  private static final double LABEL = 10;

  @Override
  public String picture(Corner at) {
    return at.toString();
  }

  /** Empty where the chip is too far from the corner. */
  @Override
  public Optional<Drawing> drawing(Corner at) {
    if (at.most().compareTo(MOST) > 0) {
      return Optional.empty();
    }
    int m = at.m().intValue();
    int n = at.n().intValue();
    double cell = Mark.CELL;
    Canvas canvas = new Canvas();
    for (int y = 0; y <= n; y++) {
      canvas.text(Ink.FAINT_TEXT, -cell * 0.65, -y * cell, "" + y, LABEL, Anchor.END);
      for (int x = 0; x <= m; x++) {
        boolean chip = x == m && y == n;
        (chip ? Mark.STONE : Mark.FREE).draw(canvas, x * cell, -y * cell);
        Box area =
            new Box((x - 0.5) * cell, (-y - 0.5) * cell, (x + 0.5) * cell, (-y + 0.5) * cell);
        canvas.spot(x + " " + y, area, chip ? "chip" : "free");
      }
    }
    for (int x = 0; x <= m; x++) {
      canvas.text(Ink.FAINT_TEXT, x * cell, cell * 0.85, "" + x, LABEL, Anchor.MIDDLE);
    }
    return Optional.of(canvas.drawing(1));
  }

  @Override
  public Deed deed(Corner from, List<Spot> at, String move) {
    return Deed.at(Deed.Kind.REACH, List.of(move));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(CornerSetup.of(scene));
  }
}
