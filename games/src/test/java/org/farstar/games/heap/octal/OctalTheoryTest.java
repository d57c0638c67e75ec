package org.farstar.games.heap.octal;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

class OctalTheoryTest extends TheoryContract<Heaps> {
  OctalTheoryTest() {
    super(OctalGame.octal());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.of("0.77", "0.07", "0.137", "4.137", "0.6")
        .flatMap(
            code ->
                Stream.concat(
                        IntStream.rangeClosed(0, 7)
                            .boxed()
                            .flatMap(a -> IntStream.rangeClosed(a, 8).mapToObj(b -> a + " " + b)),
                        Stream.of("0", "3 + 5", "4 4 + 4", "1 2 + 3 + 0", "11"))
                    .map(heaps -> code + ": " + heaps));
  }
}
