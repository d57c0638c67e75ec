package org.farstar.papers.transposition;

import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.pennies.PenniesGame;

class PennyTheoryTest extends TheoryContract<Clumps> {
  PennyTheoryTest() {
    super(PenniesGame.game());
  }

  @Override
  protected Stream<String> lines() {
    Stream.Builder<String> lines = Stream.builder();
    for (int n = 2; n <= 9; n++) {
      PennyClaims.rows(n, row -> lines.add(row.toString()));
    }
    return Stream.concat(lines.build(), Stream.of("3 5 2 1", "4 1 1 6"));
  }
}
