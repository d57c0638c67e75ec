package org.farstar.games.positional;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Sources;
import org.farstar.games.positional.play.Marks;

class PickerContractTest extends RulesetContract<Marks> {
  PickerContractTest() {
    super(
        new PositionalFamily(),
        new PositionalFamily().variant("waerden(3,6) picker-chooser", Sources.none()),
        "",
        "X=1 O=2",
        "X=1 O=2 offer=3,4");
  }

  @Override
  protected List<String> malformed() {
    return List.of("X=1", "offer=1", "offer=1,1", "1 2", "X=1 O=2 offer=2,3");
  }
}
