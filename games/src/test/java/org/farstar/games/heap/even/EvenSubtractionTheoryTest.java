package org.farstar.games.heap.even;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

class EvenSubtractionTheoryTest extends TheoryContract<Heaps> {
  EvenSubtractionTheoryTest() {
    super(EvenSubtractionGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        IntStream.rangeClosed(0, 14)
            .boxed()
            .flatMap(a -> IntStream.rangeClosed(a, 15).mapToObj(b -> a + " " + b)),
        Stream.of("0", "3 + 5", "1 2 + 3 + 0", "11 6 9", "11 11 3 + 7 7", "60"));
  }
}
