package org.farstar.games.heap.mem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

class MemTheoryTest extends TheoryContract<MemHeap> {
  MemTheoryTest() {
    super(MemGame.game());
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> heaps =
        IntStream.rangeClosed(0, 30)
            .boxed()
            .flatMap(
                n -> IntStream.rangeClosed(0, n + 1).mapToObj(k -> k == 0 ? "" + n : n + "/" + k));
    Stream<String> different =
        IntStream.rangeClosed(0, 17)
            .boxed()
            .flatMap(n -> IntStream.rangeClosed(1, n).mapToObj(k -> "different: " + n + "/" + k));
    Stream<String> others =
        Stream.of("42/3", "42/4", "45/3", "48", "8 + 15/2", "24 + 12/5", "different: 8/8 + 12/12");
    return Stream.of(heaps, different, others).flatMap(s -> s);
  }

  private static Optional<Fact<MemHeap>> fact(int n, int last) {
    return new MemTheory().fact(new MemHeap(n, last), Ask.ALL, Control.unlimited());
  }

  private static Optional<Value> value(int n, int last) {
    return fact(n, last).flatMap(Fact::value);
  }

  /** Sizes that no search reaches. */
  @Test
  void largeHeapsAreAnswered() {
    assertThat(value(1_000_000, 1001)).contains(new Nimber(999));
    assertThat(value(999_999, 0)).contains(new Nimber(999));
    assertThat(value(999_999, 1)).isEqualTo(value(999_999, 1000));
    assertThat(value(1_000_000, 500_001)).contains(new Nimber(1));
    assertThat(value(1_000_000, 0)).isEmpty();
    assertThat(fact(1_000_000, 0).map(Fact::outcome)).contains(Outcome.N);
  }

  /** The theorem would say 8. */
  @Test
  void ofTheOneExceptionOnlyTheOutcomeIsKnown() {
    assertThat(fact(42, 3).map(Fact::outcome)).contains(Outcome.N);
    assertThat(value(42, 3)).isEmpty();
    assertThat(value(42, 4)).contains(new Nimber(8));
  }
}
