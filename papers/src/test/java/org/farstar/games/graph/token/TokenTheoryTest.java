package org.farstar.games.graph.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Theory;
import org.farstar.games.graph.core.Deletion;
import org.farstar.games.graph.core.Graph;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphText;
import org.farstar.papers.small.SmallDigraphs;
import org.farstar.values.Nimber;
import org.junit.jupiter.api.Test;

class TokenTheoryTest extends TheoryContract<TokenPosition> {
  TokenTheoryTest() {
    super(TokenGame.game());
  }

  @Override
  protected Stream<String> lines() {
    Stream.Builder<String> small = Stream.builder();
    SmallDigraphs.dags(4, out -> small.add(text(out)));
    Random random = new Random(7);
    Stream<String> larger =
        IntStream.range(0, 40).mapToObj(i -> text(SmallDigraphs.random(5 + i % 8, random)));
    Stream<String> sums =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    text(SmallDigraphs.random(4, random))
                        + " + "
                        + text(SmallDigraphs.random(5, random))
                        + (i % 2 == 0 ? "" : " + a>b a>c b>c @a"));
    return Stream.of(small.build(), larger, sums).flatMap(lines -> lines);
  }

  private static String text(Graph out) {
    return RootedGraphText.write(RootedGraph.of(out, Deletion.NOTHING, 0));
  }

  /** A numbering counts as one position at least, so that the budget is used up by the first. */
  @Test
  void numbersADigraphOnceInAWorkspace() {
    TokenPosition first = new TokenRules().read("a>b b>c a>c @a");
    TokenPosition second = new TokenRules().read("a>b b>c a>c @b");
    Control control = new Control(Budget.ofPositions(1));
    Theory<TokenPosition> theory = new TokenTheory().in(new Workspace());
    assertThat(theory.fact(first, Ask.ANSWER, control).orElseThrow().value())
        .contains(new Nimber(2));
    assertThat(theory.fact(second, Ask.ANSWER, control).orElseThrow().value())
        .contains(new Nimber(1));
    assertThatThrownBy(() -> new TokenTheory().fact(second, Ask.ANSWER, control))
        .isInstanceOf(SearchStopped.class);
    assertThatThrownBy(
            () -> new TokenTheory().in(new Workspace()).fact(second, Ask.ANSWER, control))
        .isInstanceOf(SearchStopped.class);
  }
}
