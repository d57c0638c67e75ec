package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.sum.Values;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class LoopyNimValuesTest {
  private static final Universe UNIVERSE = new Universe();

  /** A token on a digraph, the edges from each vertex as bits; beyond the vertices nim heaps. */
  private record Digraph(int n, long edges, Outcome limit) implements Play<Integer> {
    @Override
    public void moves(Integer at, Player player, Moves<Integer> moves) {
      for (int to = 0; to < n; to++) {
        int vertex = to;
        if (at < n && (edges >>> at * n + to & 1) != 0) {
          moves.add(to, () -> "to " + vertex);
        }
      }
      for (int heap = n; heap < at; heap++) {
        moves.add(heap, () -> "take");
      }
    }

    @Override
    public Optional<Outcome> endless() {
      return Optional.of(limit);
    }

    @Override
    public boolean impartial() {
      return true;
    }
  }

  private static Digraph digraph(int n, long edges) {
    return new Digraph(n, edges, Outcome.D);
  }

  /** The tokens on all of these vertices; a move is a move of one of them. */
  private record Together(Digraph digraph) implements Play<List<Integer>> {
    @Override
    public void moves(List<Integer> at, Player player, Moves<List<Integer>> moves) {
      for (int i = 0; i < at.size(); i++) {
        for (Integer to : digraph.options(at.get(i), player)) {
          List<Integer> after = new ArrayList<>(at);
          after.set(i, to);
          moves.add(after, () -> "on");
        }
      }
    }

    @Override
    public Optional<Outcome> endless() {
      return Optional.of(Outcome.D);
    }

    @Override
    public boolean impartial() {
      return true;
    }
  }

  private static LoopyNimValues<Integer> values(Digraph digraph) {
    return new LoopyNimValues<>(digraph, Control.unlimited());
  }

  private static Outcome byValues(LoopyNimValues<Integer> values, List<Integer> sum) {
    List<Value> terms = sum.stream().map(values::value).toList();
    return Values.outcome(Values.sum(terms, UNIVERSE).orElseThrow());
  }

  /** Sums of two vertices, and of a vertex and a heap, against the graph of the whole. */
  private static void agrees(Digraph digraph, Set<String> met) {
    LoopyNimValues<Integer> values = values(digraph);
    LoopySearch<List<Integer>> whole =
        new LoopySearch<>(new Together(digraph), new LoopySearch.Tables<>(), Control.unlimited());
    for (int one = 0; one < digraph.n; one++) {
      met.add(values.value(one).toString());
      assertThat(byValues(values, List.of(one))).isEqualTo(whole.outcome(List.of(one)));
      for (int other = one; other <= 2 * digraph.n; other++) {
        List<Integer> sum = List.of(one, other);
        assertThat(byValues(values, sum))
            .as("%s: %s, %s", digraph, sum, values.value(one))
            .isEqualTo(whole.outcome(sum));
      }
    }
  }

  @Test
  void valuesAddUpAsTheWholeIsPlayed() {
    Set<String> met = new TreeSet<>();
    for (int n = 1; n <= 3; n++) {
      for (long edges = 0; edges < 1L << n * n; edges++) {
        agrees(digraph(n, edges), met);
      }
    }
    Random random = new Random(60);
    for (int i = 0; i < 400; i++) {
      int n = 4 + i % 4;
      long mask = (1L << n * n) - 1;
      long edges = random.nextLong() & mask;
      agrees(digraph(n, i % 3 == 0 ? edges : edges & random.nextLong()), met);
    }
    assertThat(met)
        .contains("0", "*", "*2", "*3", "inf{}", "inf{0}", "inf{1}", "inf{0,1}", "inf{0,2}");
  }

  /** Three tokens, of which two infinite ones leave no exit. */
  @Test
  void sumsOfThreeAreThoseOfTheWhole() {
    Random random = new Random(61);
    for (int i = 0; i < 60; i++) {
      Digraph digraph = digraph(4, random.nextLong() & 0xffff);
      LoopyNimValues<Integer> values = values(digraph);
      LoopySearch<List<Integer>> whole =
          new LoopySearch<>(new Together(digraph), new LoopySearch.Tables<>(), Control.unlimited());
      for (int code = 0; code < 64; code++) {
        List<Integer> sum = List.of(code % 4, code / 4 % 4, code / 16);
        assertThat(byValues(values, sum)).as("%s: %s", digraph, sum).isEqualTo(whole.outcome(sum));
      }
    }
  }

  @Test
  void infinityHasTheValuesThatAMoveLeadsTo() {
    // 1 leads to 0; 2 to 0, 1 and 2; 3 to 2 and 3.
    LoopyNimValues<Integer> values = values(digraph(4, 0b1100_0111_0001_0000L));
    assertThat(values.value(0)).isEqualTo(Nimber.ZERO);
    assertThat(values.value(1)).isEqualTo(new Nimber(1));
    assertThat(values.value(2)).hasToString("inf{0,1}");
    assertThat(values.value(3)).hasToString("inf{}");
    assertThat(values.visited()).isEqualTo(4);
  }

  @Test
  void aPlayWithoutEndIsDrawn() {
    assertThatThrownBy(
            () -> new LoopyNimValues<>(new Digraph(1, 1, Outcome.L), Control.unlimited()))
        .isInstanceOf(BrokenRulesException.class);
    assertThat(LoopyNimValues.suits(new Digraph(1, 1, Outcome.L))).isFalse();
    assertThat(LoopyNimValues.suits(digraph(1, 1))).isTrue();
  }

  @Test
  void besideAValueOfAnotherKindThereIsNoSum() {
    LoopyNimber infinite = new LoopyNimber(List.of());
    assertThat(Values.sum(List.of(infinite, UNIVERSE.star()), UNIVERSE)).contains(infinite);
    assertThat(Values.sum(List.of(infinite, UNIVERSE.up()), UNIVERSE)).isEmpty();
  }
}
