package org.farstar.games.order.monotone;

import java.util.List;

class BasicFormContractTest extends MonotoneContract {
  BasicFormContractTest() {
    super("a=4 d=3 deck=6 misere", "", "3 6 1", "1 2 3 4", "2 4 3 5 6");
  }

  @Override
  protected List<String> malformed() {
    return List.of("7", "1 1", "x", "4 3 2 1", "-1", "1,2");
  }
}
