package org.farstar.papers.endnim;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.heap.endnim.EndNimGame;
import org.farstar.games.heap.endnim.Row;

/** Misère play, finite and infinite piles. */
class EndNimMisereTheoryTest extends TheoryContract<Row> {
  EndNimMisereTheoryTest() {
    super(EndNimGame.game());
  }

  @Override
  protected boolean misere() {
    return true;
  }

  @Override
  protected boolean movesAreListedAlike() {
    return false;
  }

  @Override
  protected boolean valuesAreSearched() {
    return false;
  }

  @Override
  protected Stream<String> lines() {
    return IntStream.rangeClosed(0, 3)
        .boxed()
        .flatMap(
            piles -> EndNimReferee.rows(piles, EndNimReferee.heights("1", "2", "3", "w", "w+1")))
        .map(Row::toString);
  }
}
