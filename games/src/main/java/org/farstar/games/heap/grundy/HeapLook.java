package org.farstar.games.heap.grundy;

import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;

/** Heaps as people see them: piles next to each other. */
public final class HeapLook implements Look<Heaps> {
  /** The look of all games whose moves lower one heap. */
  public HeapLook() {}

  @Override
  public String picture(Heaps heaps) {
    return heaps.toString();
  }

  @Override
  public Optional<Drawing> drawing(Heaps heaps) {
    return Optional.of(Boards.piles(heaps.sizes().stream().map(String::valueOf).toList()));
  }

  @Override
  public Setup setup() {
    return Setup.heaps(" ", "");
  }
}
