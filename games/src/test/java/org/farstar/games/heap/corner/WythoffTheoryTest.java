package org.farstar.games.heap.corner;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;

class WythoffTheoryTest extends TheoryContract<Corner> {
  WythoffTheoryTest() {
    super(CornerGame.wythoff());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        IntStream.rangeClosed(0, 9)
            .boxed()
            .flatMap(m -> IntStream.rangeClosed(0, 11).mapToObj(n -> m + " " + n)),
        Stream.of("3 4 + 2 5", "1 2 + 3 5", "4 4 + 4 3 + 0 1", "0 0 + 6 5", "20 13"));
  }
}
