package org.farstar.games.positional;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.games.positional.play.Marks;

class BiasedContractTest extends RulesetContract<Marks> {
  BiasedContractTest() {
    super(
        new PositionalFamily(),
        new PositionalFamily()
            .variant("{a,b,c}{c,d,e}{a,d} avoider-enforcer turns=1,2", Sources.none()),
        "",
        "X=a O=b,c");
  }

  @Override
  protected List<String> malformed() {
    return List.of("X=a O=b", "X=a,b", "a b", "O=a");
  }
}
