package org.farstar.games.heap.octal;

import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;

/** Heaps as tokens with their sizes, for games that take from the middle of a heap. */
public final class TokenLook implements Look<Heaps> {
  /** The look. */
  public TokenLook() {}

  @Override
  public String picture(Heaps heaps) {
    return heaps.toString();
  }

  @Override
  public Optional<Drawing> drawing(Heaps heaps) {
    return Optional.of(Boards.tokens(heaps.sizes().stream().map(String::valueOf).toList()));
  }

  @Override
  public Setup setup() {
    return Setup.heaps(" ", "");
  }
}
