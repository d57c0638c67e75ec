package org.farstar.games.heap.subtraction;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

class SubtractionTheoryTest extends TheoryContract<Heaps> {
  SubtractionTheoryTest() {
    super(SubtractionGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.of("{1,2,3,4}", "{1}", "{2,5,7}", "{3}", "{1,4,9}", "{2,4,7}")
        .flatMap(
            set ->
                Stream.concat(
                    IntStream.rangeClosed(0, 9)
                        .boxed()
                        .flatMap(
                            a ->
                                IntStream.rangeClosed(a, 12)
                                    .mapToObj(b -> set + ": " + a + " " + b)),
                    Stream.of("0", "150", "3 + 5", "9 8 + 7 7 + 4", "77")
                        .map(heaps -> set + ": " + heaps)));
  }
}
