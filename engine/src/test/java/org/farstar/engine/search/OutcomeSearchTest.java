package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.audit.SlowSearch;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.toys.Digraph;
import org.farstar.engine.toys.Digraphs;
import org.farstar.engine.toys.Parity;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.engine.toys.Track;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

class OutcomeSearchTest {
  private static <P> OutcomeSearch<P> remembering(Play<P> rules) {
    return new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
  }

  private static <P> OutcomeSearch<P> forgetting(Rules<P> rules) {
    return new OutcomeSearch<>(rules, OutcomeTable.forgetting(), Control.unlimited());
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
    OutcomeSearch<Integer> remembering = remembering(game);
    OutcomeSearch<Integer> forgetting = forgetting(game);
    for (int vertex = 0; vertex < game.size(); vertex++) {
      Outcome expected = slow(game, vertex);
      assertThat(remembering.outcome(vertex)).as("vertex %d", vertex).isEqualTo(expected);
      assertThat(forgetting.outcome(vertex)).as("vertex %d", vertex).isEqualTo(expected);
    }
  }

  @Property(tries = 500)
  void winningMovesAreThoseTheOpponentLosesAfter(@ForAll @From("anyGame") Digraph game) {
    OutcomeSearch<Integer> search = remembering(game);
    for (int vertex = 0; vertex < game.size(); vertex++) {
      for (Player player : Player.values()) {
        List<Move<Integer>> expected =
            game.verdict(vertex).isPresent()
                ? List.of()
                : game.moveList(vertex, player).stream()
                    .filter(
                        move ->
                            new SlowSearch<>(game, Long.MAX_VALUE)
                                    .result(move.to(), player.opponent())
                                == Result.LOSS)
                    .toList();
        assertThat(search.winningMoves(vertex, player)).isEqualTo(expected);
      }
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
    assertThat(remembering(sums).outcome(sum)).isEqualTo(slow(sums, sum));
  }

  @Property(tries = 200)
  void theMisereFormIsTheOtherEnding(@ForAll @From("summable") Digraph game) {
    Digraph other =
        Digraph.of(game.left(), game.right(), new Misere<>(game).ending(), game.impartial());
    for (int vertex = 0; vertex < game.size(); vertex++) {
      assertThat(remembering(new Misere<>(game)).outcome(vertex)).isEqualTo(slow(other, vertex));
    }
  }

  @Property(tries = 100)
  void twoThreadsMayShareATable(@ForAll @From("summable") Digraph game) {
    Sum sum = Sum.of(Variant.of(game), List.of(7, 6, 5));
    SumPlay sums = new SumPlay(sum);
    Outcome expected = remembering(sums).outcome(sum);
    OutcomeTable<Sum> table = OutcomeTable.remembering();
    List<CompletableFuture<Outcome>> answers =
        List.of(inAThread(sums, table, sum), inAThread(sums, table, sum));
    assertThat(answers).extracting(CompletableFuture::join).containsOnly(expected);
  }

  private static CompletableFuture<Outcome> inAThread(
      SumPlay sums, OutcomeTable<Sum> table, Sum sum) {
    return CompletableFuture.supplyAsync(
        () -> new OutcomeSearch<>(sums, table, Control.unlimited()).outcome(sum));
  }

  @Example
  void ticTacToeOnNineCellsIsADraw() {
    assertThat(remembering(new TicTacToe(3)).outcome(".........")).isEqualTo(Outcome.D);
    assertThat(remembering(new TicTacToe(2)).outcome("....")).isEqualTo(Outcome.N);
  }

  /**
   * Change only where the search is meant to change. Finished boards are counted at every meeting.
   */
  @Example
  void visitsAsManyPositionsAsEver() {
    OutcomeSearch<String> search = remembering(new TicTacToe(3));
    search.outcome(".........");
    assertThat(search.visited()).isEqualTo(820);
    OutcomeSearch<String> plain = forgetting(new TicTacToe(2));
    plain.outcome("....");
    // By hand: the empty board, X in a corner, and for each of three answers that board and a line.
    assertThat(plain.visited()).isEqualTo(8);
  }

  @Example
  void parityGamesNameTheirWinners() {
    Parity rules = new Parity();
    for (String text : List.of("0/0", "1/0", "0/1", "0/3", "1/2!1", "0/2!2", "1/1!2", "1/1!1")) {
      Parity.Count count = rules.read(text);
      assertThat(remembering(rules).outcome(count))
          .as(text)
          .isEqualTo(slow(rules, count))
          .isIn(Outcome.N, Outcome.P, Outcome.L, Outcome.R);
    }
    assertThat(remembering(rules).outcome(rules.read("1/1!2"))).isEqualTo(Outcome.L);
  }

  @Example
  void aPlayOfAMillionMovesNeedsNoStack() {
    OutcomeSearch<Integer> search = remembering(new Track(0));
    assertThat(search.outcome(1_000_000)).isEqualTo(Outcome.P);
    assertThat(search.outcome(1_000_001)).isEqualTo(Outcome.N);
    assertThat(search.visited()).isEqualTo(1_000_002);
  }

  @Example
  void aPlayWithoutEndIsFound() {
    for (int ring : List.of(1, 2, 3, 5000)) {
      assertThatThrownBy(() -> remembering(new Track(ring)).outcome(ring))
          .isInstanceOf(LoopyGameException.class)
          .hasMessageContaining("the play need not end: ");
      assertThatThrownBy(() -> forgetting(new Track(ring)).outcome(0))
          .isInstanceOf(LoopyGameException.class);
    }
  }

  @Example
  void aMissingVerdictIsTheRulesetsFault() {
    Digraph game =
        new Digraph(
            List.of(List.of(), List.of(0)),
            List.of(List.of(), List.of(0)),
            List.of(Optional.empty(), Optional.empty()),
            Ending.VERDICT,
            true);
    assertThatThrownBy(() -> remembering(game).outcome(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the ruleset gives no verdict on '0', which has no move");
  }

  @Example
  void aVerdictWithoutItsEndingIsTheRulesetsFault() {
    Digraph game =
        new Digraph(
            List.of(List.of()),
            List.of(List.of()),
            List.of(Optional.of(Outcome.P)),
            Ending.LAST_PLAYER_WINS,
            true);
    assertThatThrownBy(() -> remembering(game).outcome(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("gives a verdict on '0'");
  }

  @Example
  void symmetricPositionsMeetInTheTable() {
    Variant<String> strings = Variant.of(new Strings());
    SumPlay sums = new SumPlay(Sum.of(strings, "b"));
    OutcomeTable<Sum> table = OutcomeTable.remembering();
    OutcomeSearch<Sum> search = new OutcomeSearch<>(sums, table, Control.unlimited());
    search.outcome(Sum.of(strings, List.of("bwb w", "bb")));
    long before = search.visited();
    search.outcome(Sum.of(strings, List.of("bb", "w bwb")));
    search.outcome(Sum.of(strings, "w bb bwb"));
    assertThat(search.visited()).isEqualTo(before);
    assertThat(table.size()).isPositive();
    assertThat(table.unboundedBytes()).isGreaterThan(table.size());
  }

  @Example
  void aForgettingTableStaysEmpty() {
    OutcomeTable<Integer> table = OutcomeTable.forgetting();
    new OutcomeSearch<>(new Track(0), table, Control.unlimited()).outcome(9);
    assertThat(table.size()).isZero();
    assertThat(table.unboundedBytes()).isZero();
    assertThat(table.get(0, Player.LEFT)).isEmpty();
  }

  @Example
  void theTwoResultsOfAPositionDoNotDisturbEachOther() {
    OutcomeTable<Integer> table = OutcomeTable.remembering();
    for (Result left : Result.values()) {
      for (Result right : Result.values()) {
        int position = 3 * left.ordinal() + right.ordinal();
        table.put(position, Player.RIGHT, right);
        assertThat(table.get(position, Player.LEFT)).isEmpty();
        table.put(position, Player.LEFT, left);
        table.put(position, Player.LEFT, left);
        assertThat(table.get(position, Player.LEFT)).contains(left);
        assertThat(table.get(position, Player.RIGHT)).contains(right);
      }
    }
    assertThat(table.size()).isEqualTo(9);
  }
}
