package org.farstar.papers.transposition;

import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.games.order.transposition.TranspositionGame;
import org.farstar.games.order.transposition.TranspositionPosition;

class TheoryAgreesTest extends TheoryContract<TranspositionPosition> {
  TheoryAgreesTest() {
    super(TranspositionGame.game());
  }

  @Override
  protected boolean movesAreListedAlike() {
    return false;
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> finite =
        TranspositionReferee.finite(6).stream().map(TranspositionPosition::toString);
    Stream<String> infinite =
        new TranspositionReferee()
            .infinite(3).stream().limit(400).map(c -> c.position().toString());
    return Stream.concat(
        Stream.of(
            "1..9: 3 1 5 / 4",
            "1..9: 3 1 5 / 5",
            "w + w* : 1:2 2:-1 / 5",
            "N : / 4",
            "2 + z: / 4",
            "q: 1:1/2 / 3",
            "1..7: / 0"),
        Stream.concat(finite, infinite));
  }
}
