package org.farstar.papers.endnim;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.Row;

/** Finite rows, on which theory and search list the same moves. */
class EndNimTheoryTest extends TheoryContract<Row> {
  EndNimTheoryTest() {
    super(EndNimGame.game());
  }

  @Override
  protected Stream<String> lines() {
    return Stream.concat(
        IntStream.rangeClosed(0, 4)
            .boxed()
            .flatMap(piles -> EndNimReferee.rows(piles, EndNimReferee.upTo(4)).map(Row::toString)),
        List.of("1|6|2|5|3", "3|5|2|3|3|1|9", "0 + 3|5|2 + 0").stream());
  }
}
