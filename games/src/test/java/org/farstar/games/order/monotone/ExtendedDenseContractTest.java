package org.farstar.games.order.monotone;

import java.util.List;

class ExtendedDenseContractTest extends MonotoneContract {
  ExtendedDenseContractTest() {
    super("a=3 d=2 deck=Q extended", "", "1/2@-3", "4@0 5@1/7");
  }

  @Override
  protected List<String> malformed() {
    return List.of("1/0@1", "1/2", "1@1 1@2");
  }
}
