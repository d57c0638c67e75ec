package org.farstar.games.heap.nim;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

class NimTheoryTest extends TheoryContract<Heaps> {
  NimTheoryTest() {
    super(NimGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        IntStream.rangeClosed(0, 5)
            .boxed()
            .flatMap(
                a ->
                    IntStream.rangeClosed(a, 6)
                        .boxed()
                        .flatMap(
                            b -> IntStream.rangeClosed(b, 7).mapToObj(c -> a + " " + b + " " + c))),
        Stream.of("0", "3 + 5", "1 2 + 3 + 0", "12 9 + 5", "2 2 3 + 2 2", "20 9"));
  }
}
