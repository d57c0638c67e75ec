package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape.Anchor;

/**
 * A heap in rows of ten. What the cap lets take is dark; whoever takes points at the first token
 * taken, all tokens after it go too.
 */
final class TakeAwayLook implements Look<TakeAwayHeap> {
  private static final BigInteger MOST = BigInteger.valueOf(200);
  private static final int ROW = 10;
  private static final double STEP = 22;
  private static final double RADIUS = 9;
  private static final double LABEL = 13;

  @Override
  public String picture(TakeAwayHeap heap) {
    return heap.toString();
  }

  /** Empty where there are more tokens than anybody could count. */
  @Override
  public Optional<Drawing> drawing(TakeAwayHeap heap) {
    if (heap.n().compareTo(MOST) > 0) {
      return Optional.empty();
    }
    if (heap.n().signum() == 0) {
      return Optional.of(Boards.text("0"));
    }
    Canvas canvas = new Canvas();
    int size = heap.n().intValue();
    int fixed = size - heap.cap().intValue();
    for (int i = 0; i < size; i++) {
      double x = i % ROW * STEP;
      double y = i / ROW * STEP;
      canvas.circle(i < fixed ? Ink.CELL : Ink.STONE, x, y, RADIUS);
      Box area = new Box(x - STEP / 2, y - STEP / 2, x + STEP / 2, y + STEP / 2);
      canvas.spot(Integer.toString(i + 1), area, i < fixed ? "stays" : "may be taken");
    }
    double below = ((size - 1) / ROW + 1) * STEP + LABEL / 2;
    String cap = size + " left, at most " + heap.cap() + " may be taken";
    canvas.text(Ink.FAINT_TEXT, -RADIUS, below, cap, LABEL, Anchor.START);
    return Optional.of(canvas.drawing(1));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(TakeAwaySetup.of(TakeAwayHeap.read(scene.text()), scene.line()));
  }
}
