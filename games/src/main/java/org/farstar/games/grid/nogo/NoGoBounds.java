package org.farstar.games.grid.nogo;

import org.farstar.engine.memory.Workspace;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.rules.RegionWalls;

/** Bounds of boards of NoGo by counting moves, and of rows by their pieces. */
final class NoGoBounds implements Bounds {
  private final RegionRules pieces = new NoGoPieces();

  @Override
  public RegionRules pieces() {
    return pieces;
  }

  @Override
  public RegionWalls walls(Workspace workspace) {
    return new NoGoWalls();
  }
}
