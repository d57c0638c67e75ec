package org.farstar.games.graph.strings;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class StringsAndCoinsTest extends RulesetContract<Strings> {
  StringsAndCoinsTest() {
    super(
        StringsAndCoinsGame.game(),
        "0",
        "0-0 0-1",
        "1x2",
        "0-1 1-2 2-3 3-0",
        "1-2 2-3 3-1 0-1",
        "1-1 1-2 1-2",
        "2x2 a1-b1 a1-a2 b2-c2");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "",
        "a",
        "1",
        "1-",
        "1-2,2-3",
        "1000-1",
        "0x3",
        "2x13",
        "2x2 a1",
        "2x2 a1-c1",
        "2x2 a1-b1 a1-b1",
        "2x2-1");
  }
}
