package org.farstar.games.positional;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.games.positional.play.Marks;

class PositionalContractTest extends RulesetContract<Marks> {
  PositionalContractTest() {
    super(
        new PositionalFamily(),
        new PositionalFamily()
            .variant("{a,b,c}{c,d}{d,e}{b,e} maker-breaker first=O", Sources.none()),
        "",
        "O=c",
        "X=d O=a",
        "c a b");
  }

  @Override
  protected List<String> malformed() {
    return List.of("X=a", "X=f O=a", "X=a O=a", "a a", "a z", "Y=a", "X= O=a", "offer=a,b");
  }
}
