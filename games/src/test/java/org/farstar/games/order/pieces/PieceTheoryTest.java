package org.farstar.games.order.pieces;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;

class PieceTheoryTest extends TheoryContract<PieceLine> {
  PieceTheoryTest() {
    super(PiecesGame.game());
  }

  /** All rows of up to eight pieces: a binary number with its first digit for the length only. */
  @Override
  protected Stream<String> lines() {
    return IntStream.range(2, 1 << 9)
        .mapToObj(
            set -> Integer.toBinaryString(set).substring(1).replace('0', 'B').replace('1', 'W'));
  }
}
