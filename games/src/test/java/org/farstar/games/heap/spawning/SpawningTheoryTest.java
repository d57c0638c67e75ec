package org.farstar.games.heap.spawning;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.grundy.Heaps;

/** All small heaps under some codes, and sums. */
class SpawningTheoryTest extends TheoryContract<Heaps> {
  SpawningTheoryTest() {
    super(SpawningGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        Stream.of("", "2: ", "1+: ", "ruler: ", "sym: ", "grunt: ", "1-3C(5): ")
            .flatMap(code -> IntStream.rangeClosed(1, 7).mapToObj(heap -> code + heap)),
        Stream.of("3 5 5", "3 + 2 4", "0 + 1"));
  }
}
