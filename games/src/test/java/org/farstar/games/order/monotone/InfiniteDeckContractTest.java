package org.farstar.games.order.monotone;

import java.util.List;

class InfiniteDeckContractTest extends MonotoneContract {
  InfiniteDeckContractTest() {
    super("a=3 d=3 deck=2 + w + q", "", "1:1 2:7 3:1/2", "3:-1/3");
  }

  @Override
  protected List<String> malformed() {
    return List.of("7", "1:3", "3:1/0", "2:1/2", "4:1");
  }
}
