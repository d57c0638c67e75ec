package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.audit.SlowSearch;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.toys.Digraph;
import org.farstar.engine.toys.Digraphs;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.engine.toys.Track;
import org.farstar.values.player.Outcome;

/** The search by proof numbers against the definition: all endings, draws, sums. */
class PlaySearchTest {
  private static <P> PlaySearch<P> search(Play<P> rules) {
    return new PlaySearch<>(rules, new PlaySearch.Tables<>(1 << 24), Control.unlimited());
  }

  /** With the least tables there are, which forget all the time. */
  private static <P> PlaySearch<P> forgetful(Play<P> rules) {
    return new PlaySearch<>(rules, new PlaySearch.Tables<>(0), Control.unlimited());
  }

  private static <P> Outcome slow(Play<P> rules, P position) {
    return new SlowSearch<>(rules, Long.MAX_VALUE).outcome(position).orElseThrow();
  }

  @Provide
  Arbitrary<Digraph> anyGame() {
    return Digraphs.any();
  }

  @Provide
  Arbitrary<Digraph> summable() {
    return Digraphs.summable();
  }

  @Property(tries = 1000)
  void agreesWithTheDefinition(@ForAll @From("anyGame") Digraph game) {
    PlaySearch<Integer> search = search(game);
    for (int vertex = 0; vertex < game.size(); vertex++) {
      assertThat(search.outcome(vertex)).as("vertex %d", vertex).isEqualTo(slow(game, vertex));
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void agreesWithTheDefinitionOnSums(
      @ForAll @From("summable") Digraph game,
      @ForAll @IntRange(max = 7) int a,
      @ForAll @IntRange(max = 5) int b,
      @ForAll @IntRange(max = 3) int c) {
    Sum sum = Sum.of(Variant.of(game), List.of(a, b, c));
    SumPlay sums = new SumPlay(sum);
    Outcome outcome = slow(sums, sum);
    assertThat(search(sums).outcome(sum)).isEqualTo(outcome);
    assertThat(forgetful(sums).outcome(sum)).isEqualTo(outcome);
  }

  @Example
  void aDrawIsFound() {
    TicTacToe rules = new TicTacToe(3);
    PlaySearch<String> search = search(rules);
    assertThat(search.outcome("........."))
        .isEqualTo(
            new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited())
                .outcome("........."));
  }

  @Example
  void forgettingChangesNothing() {
    TicTacToe rules = new TicTacToe(3);
    for (String position : List.of(".........", "x...o....", "xo..x...o")) {
      assertThat(forgetful(rules).outcome(position)).isEqualTo(search(rules).outcome(position));
    }
  }

  @Example
  void aBudgetStopsItAndTheWorkIsKept() {
    TicTacToe rules = new TicTacToe(3);
    PlaySearch.Tables<String> tables = new PlaySearch.Tables<>(1 << 24);
    Control control = new Control(Budget.ofPositions(50));
    assertThatThrownBy(() -> new PlaySearch<>(rules, tables, control).outcome("........."))
        .isInstanceOf(SearchStopped.class);
    assertThat(control.progress().positions()).isEqualTo(50);
    Outcome outcome = new PlaySearch<>(rules, tables, Control.unlimited()).outcome(".........");
    Control none = new Control(Budget.ofPositions(0));
    assertThat(new PlaySearch<>(rules, tables, none).outcome(".........")).isEqualTo(outcome);
  }

  @Example
  void aReturnOfAPositionIsReported() {
    for (int ring : new int[] {1, 7, 5000}) {
      assertThatThrownBy(() -> search(new Track(ring)).outcome(ring))
          .isInstanceOf(LoopyGameException.class)
          .hasMessageContaining("the play need not end: ");
    }
    assertThat(search(new Track(0)).outcome(100_001)).isEqualTo(Outcome.N);
  }
}
