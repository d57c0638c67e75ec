package org.farstar.games.strip.turning;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.contract.TheoryContract;

/** All lines of six coins under every rule, and boards of Turning Corners. */
class TurningTheoryTest extends TheoryContract<String> {
  TurningTheoryTest() {
    super(CoinTurningGame.game());
  }

  private static String coins(int set, int count) {
    StringBuilder text = new StringBuilder();
    for (int coin = 0; coin < count; coin++) {
      text.append(set >> coin & 1);
    }
    return text.toString();
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> rows =
        Stream.of("", "moebius: ", "ternups: ", "twins: ", "ruler: ", "1-3C(4): ")
            .flatMap(rule -> IntStream.range(0, 32).mapToObj(set -> rule + coins(set, 5)));
    Stream<String> boards =
        Stream.of("corners: ", "acrostic 1-2 x 2: ", "direct 1-2 x 1+C: ")
            .flatMap(
                rule ->
                    IntStream.range(0, 64)
                        .mapToObj(set -> rule + coins(set, 3) + "|" + coins(set >> 3, 3)));
    return Stream.concat(
        Stream.concat(rows, boards), Stream.of("mogul: 0010101", "01101 + 0011", "0 + 1"));
  }
}
