package org.farstar.games.grid;

import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.games.grid.nogo.NoGoGame;
import org.farstar.regions.Regions;
import org.farstar.regions.rules.RegionRules;

/** The searches of the games of the catalogue, for tests that go through several of them. */
public final class TestRegions {
  private TestRegions() {}

  /** The searches for boards of some rules, with those that only one game has. */
  public static Regions of(RegionRules rules) {
    if (rules instanceof Domineering) {
      return DomineeringGame.regions();
    }
    return rules instanceof NoGo ? NoGoGame.regions() : Regions.of(rules);
  }
}
