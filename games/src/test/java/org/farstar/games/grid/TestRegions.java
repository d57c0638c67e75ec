package org.farstar.games.grid;

import org.farstar.games.grid.amazons.Amazons;
import org.farstar.games.grid.amazons.AmazonsGame;
import org.farstar.games.grid.cram.Cram;
import org.farstar.games.grid.cram.CramGame;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.games.grid.nogo.NoGoGame;
import org.farstar.regions.Regions;
import org.farstar.regions.rules.Bounds;
import org.farstar.regions.rules.RegionRules;

/** The searches of the games of the catalogue, for tests that go through several of them. */
public final class TestRegions {
  private TestRegions() {}

  /** The searches for boards of some rules, with the bounds and searches of its game. */
  public static Regions of(RegionRules rules) {
    if (rules instanceof Amazons) {
      return AmazonsGame.regions();
    }
    if (rules instanceof Cram) {
      return CramGame.regions();
    }
    if (rules instanceof Domineering) {
      return DomineeringGame.regions();
    }
    return rules instanceof NoGo ? NoGoGame.regions() : Regions.of(rules);
  }

  /** What is known of regions of some rules. */
  public static Bounds bounds(RegionRules rules) {
    return of(rules).game().bounds();
  }
}
