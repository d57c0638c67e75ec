package org.farstar.engine.setup;

import java.util.Optional;

/** Finds out from a position and its drawing how it is set up. */
final class Derived {
  private Derived() {}

  static Optional<Hand> at(Scene scene) {
    if (SymbolHand.fits(scene)) {
      return Optional.of(new SymbolHand(scene, SymbolHand.of(scene.nearby().get())).hand());
    }
    for (String between : new String[] {" ", ",", "|"}) {
      if (HeapHand.fits(scene, between)) {
        return Optional.of(new HeapHand(scene, between, "").hand());
      }
    }
    if (GraphHand.fits(scene)) {
      return GraphHand.at(scene, "-", GraphHand.Second.NONE);
    }
    return Optional.empty();
  }
}
