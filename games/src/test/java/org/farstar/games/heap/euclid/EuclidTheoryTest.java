package org.farstar.games.heap.euclid;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.heap.corner.Corner;
import org.junit.jupiter.api.Test;

class EuclidTheoryTest extends TheoryContract<Corner> {
  EuclidTheoryTest() {
    super(PartizanEuclidGame.game());
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> all =
        IntStream.rangeClosed(1, 24)
            .boxed()
            .flatMap(q -> IntStream.range(q, 2 * q).mapToObj(p -> p + " " + q));
    return Stream.concat(all, Stream.of("100 61", "377 233", "9 4 + 5 3"));
  }

  /** Two paths of a few hundred positions. */
  @Test
  void longNumbersAreAnswered() {
    BigInteger p = BigInteger.TWO.pow(1000).add(BigInteger.valueOf(7));
    BigInteger q = BigInteger.valueOf(3).pow(600);
    Fact<Corner> fact =
        new EuclidTheory().fact(new Corner(p, q), Ask.ALL, Control.unlimited()).orElseThrow();
    List<?> path = (List<?>) fact.proof().steps().get(0).data().get("path");
    assertThat(path).hasSizeBetween(2, 2 * q.bitLength());
  }
}
