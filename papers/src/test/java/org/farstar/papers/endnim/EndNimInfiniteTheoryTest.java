package org.farstar.papers.endnim;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.Row;

/** Infinite piles, whose winning moves are families. */
class EndNimInfiniteTheoryTest extends TheoryContract<Row> {
  EndNimInfiniteTheoryTest() {
    super(EndNimGame.game());
  }

  @Override
  protected boolean movesAreListedAlike() {
    return false;
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        IntStream.rangeClosed(1, 3)
            .boxed()
            .flatMap(
                piles ->
                    EndNimReferee.rows(piles, EndNimReferee.heights("1", "2", "w", "w+1", "w*2"))
                        .map(Row::toString)),
        Stream.of("w*2+1|w*2|w+1", "w*3+2|5|w*2", "1000000000000|5"));
  }
}
