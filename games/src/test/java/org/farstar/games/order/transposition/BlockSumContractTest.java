package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;

class BlockSumContractTest extends RulesetContract<TranspositionPosition> {
  BlockSumContractTest() {
    super(
        new TranspositionFamily(),
        new TranspositionFamily().variant("2 + w + q + z + w*", Sources.none()),
        "1:2 3:1/2 / 2",
        "/ 2",
        "2:5 4:-7 5:-1 / 1");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "1:3 / 1", "3:1/2/4", "6:1 / 1", "/ -1");
  }
}
