package org.farstar.games.heap.cake;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;

class CutcakeTheoryTest extends TheoryContract<Cakes> {
  CutcakeTheoryTest() {
    super(CakeGame.cutcake());
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> cakes =
        IntStream.rangeClosed(1, 9)
            .boxed()
            .flatMap(m -> IntStream.rangeClosed(1, 9).mapToObj(n -> m + "x" + n));
    return Stream.concat(cakes, Stream.of("0", "2x5 3x1", "8x6 + 2x3", "4x8 6x2", "12x7"));
  }
}
