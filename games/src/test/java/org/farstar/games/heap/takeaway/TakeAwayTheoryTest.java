package org.farstar.games.heap.takeaway;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;

class TakeAwayTheoryTest extends TheoryContract<TakeAwayHeap> {
  TakeAwayTheoryTest() {
    super(TakeAwayGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.of("x", "2*x", "x+1", "3*x", "x*x", "2*x-1", "x*x-2*x+2")
        .flatMap(
            f ->
                Stream.concat(
                        IntStream.rangeClosed(0, 24)
                            .boxed()
                            .flatMap(
                                n ->
                                    Stream.of("", "/1", "/2", "/3", "/5", "/8", "/" + n)
                                        .map(cap -> n + cap)),
                        Stream.of("5 + 7", "4/2 + 6/3", "8/1 + 5/4 + 3", "1 + 21/5", "13 + 0"))
                    .map(text -> "f(x)=" + f + ": " + text));
  }
}
