package org.farstar.games.heap.euclid;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.heap.corner.Corner;

class PartizanEuclidTest extends RulesetContract<Corner> {
  PartizanEuclidTest() {
    super(PartizanEuclidGame.game(), "1 1", "7 5", "12 5", "99 70");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "3", "5 7", "5 0", "3 2 1");
  }
}
