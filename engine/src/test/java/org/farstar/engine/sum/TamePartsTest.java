package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.toys.Digraph;
import org.farstar.engine.toys.Digraphs;
import org.farstar.engine.toys.Heap;
import org.farstar.values.player.Outcome;

/** Misère sums of tame parts against the search of the whole sum. */
class TamePartsTest {
  private static Optional<Outcome> tame(Sum sum) {
    return new TameParts(new Workspace(1 << 24), Control.unlimited()).outcome(sum);
  }

  private static Outcome slow(Sum sum) {
    return new OutcomeSearch<>(new SumPlay(sum), OutcomeTable.remembering(), Control.unlimited())
        .outcome(sum);
  }

  @Provide
  Arbitrary<Digraph> misere() {
    return Digraphs.impartial(Ending.LAST_PLAYER_LOSES);
  }

  @Provide
  Arbitrary<Set<Integer>> taken() {
    return Arbitraries.integers().between(1, 6).set().ofMinSize(1).ofMaxSize(4);
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void whereItSpeaksItIsRight(
      @ForAll @From("misere") Digraph game,
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 7) Integer> vertices) {
    Sum sum = Sum.of(Variant.of(game), vertices.stream().map(v -> v % game.size()).toList());
    tame(sum).ifPresent(outcome -> assertThat(outcome).isEqualTo(slow(sum)));
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void subtractionGamesAreAsTheSearchSays(
      @ForAll @From("taken") Set<Integer> taken,
      @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 9) Integer> heaps) {
    Variant<Integer> variant = Variant.of(new Heap(taken, taken)).misere();
    if (variant.rules().impartial()) {
      Sum sum = Sum.of(variant, heaps);
      tame(sum).ifPresent(outcome -> assertThat(outcome).isEqualTo(slow(sum)));
    }
  }

  @Example
  void nimIsTame() {
    Variant<Integer> nim = Variant.of(Heap.nim()).misere();
    for (int a = 0; a < 6; a++) {
      for (int b = 0; b < 6; b++) {
        Sum sum = Sum.of(nim, List.of(a, b, 3));
        assertThat(tame(sum)).contains(slow(sum));
        Sum small = Sum.of(nim, List.of(a % 2, b % 2, 1));
        assertThat(tame(small)).contains(slow(small));
      }
    }
  }

  @Example
  void normalPlayIsNoneOfItsBusiness() {
    assertThat(tame(Sum.of(Variant.of(Heap.nim()), List.of(1, 2)))).isEmpty();
  }
}
