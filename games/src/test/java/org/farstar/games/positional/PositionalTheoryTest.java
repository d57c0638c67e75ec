package org.farstar.games.positional;

import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;

class PositionalTheoryTest extends TheoryContract<Marks> {
  PositionalTheoryTest() {
    super(PositionalGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        RandomFamilies.lines(
            20261122,
            2_500,
            6,
            Goal.MAKER_MAKER,
            Goal.MAKER_BREAKER,
            Goal.AVOIDER_ENFORCER,
            Goal.CHOOSER_PICKER),
        Stream.of(
            "rows-columns(2x3) :",
            "cliques(3,4) :",
            "paths(3,4) maker-breaker first=O :",
            "spanning-trees(4) maker-breaker first=O :",
            "waerden(3,7) :",
            "plane(2) :",
            "hex(2x3) maker-breaker :",
            "animal(el,3x3) : 2.2"));
  }

  @Override
  protected boolean valuesAreSearched() {
    return false;
  }
}
