package org.farstar.games.graph.geography;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.graph.core.RootedGraph;

class EdgeGeographyTest extends RulesetContract<RootedGraph> {
  EdgeGeographyTest() {
    super(
        GeographyGame.edge(),
        "1-2 2-3 3-1 3-4 @1",
        "1 @1",
        "1>2 2>3 3>1 3>4 1>4 2>1 @1",
        "a-x a-y b-y b-z c-z d-e f @a",
        "1-2 1-3 1-4 2-3 2-4 3-4 4-5 5-6 @4");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "1-2", "1-2 @3", "1-1 @1", "1-2 2-1 @1", "1-2 2>3 @1", "1-2 ~1 @1", "1-2 ~2-3 @1");
  }
}
