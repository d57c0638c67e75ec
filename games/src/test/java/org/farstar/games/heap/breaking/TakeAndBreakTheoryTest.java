package org.farstar.games.heap.breaking;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

class TakeAndBreakTheoryTest extends TheoryContract<Heaps> {
  TakeAndBreakTheoryTest() {
    super(BreakingGame.any());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.of("0.3F", "0.8", "4.9", "8.2", "but {2,3,7}", "{1,4}", "4!.0", "0.137")
        .flatMap(
            code ->
                Stream.concat(
                        IntStream.rangeClosed(0, 4)
                            .boxed()
                            .flatMap(a -> IntStream.rangeClosed(a, 5).mapToObj(b -> a + " " + b)),
                        Stream.of("0", "3 + 5", "4 4 + 4", "1 2 + 3 + 0", "11", "23"))
                    .map(heaps -> code + ": " + heaps));
  }
}
