package org.farstar.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.NumberAlgebra;
import org.farstar.engine.search.OutcomeSolver;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.NimGame;
import org.farstar.engine.toys.Nimbers;
import org.farstar.engine.toys.Parity;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class AnalystTest {
  private static <P> Game<P> searched(Rules<P> rules) {
    return new Game<>("toy", NimGame.card(), rules, List.of(), List.of(), Optional.empty());
  }

  private static <P> Analyst<P> analyst(Game<P> game) {
    return new Analyst<>(game, new SumRuleset<>(game.rules()));
  }

  private static <P> Report<OutcomeAnswer> search(Rules<P> rules, String text, Control control) {
    Analyst<P> analyst = analyst(searched(rules));
    return analyst.outcome(new SumRuleset<>(rules).read(text), Method.SEARCH, Ask.ALL, control);
  }

  private static Sum<Integer> heaps(Integer... sizes) {
    return Sum.of(List.of(sizes));
  }

  private static List<String> sources(Report<OutcomeAnswer> report) {
    return report.answers().stream()
        .map(OutcomeAnswer::by)
        .map(by -> by instanceof Source.ByTheory ? "theory" : "search")
        .toList();
  }

  @Test
  void theMethodChoosesWhoIsAsked() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.THEORY));
    Control control = Control.unlimited();
    assertThat(sources(nim.outcome(heaps(3, 5), Method.BEST, Ask.ANSWER, control)))
        .containsExactly("theory");
    assertThat(sources(nim.outcome(heaps(3, 5), Method.THEORY, Ask.ANSWER, control)))
        .containsExactly("theory");
    assertThat(sources(nim.outcome(heaps(3, 5), Method.SEARCH, Ask.ANSWER, control)))
        .containsExactly("search");
    Report<OutcomeAnswer> both = nim.outcome(heaps(3, 5), Method.BOTH, Ask.ALL, control);
    assertThat(sources(both)).containsExactly("theory", "search");
    assertThat(both.agree()).isTrue();
    assertThat(both.first().orElseThrow().by().sentence()).isEqualTo("Bouton");
    OutcomeAnswer theory = both.answers().get(0);
    OutcomeAnswer search = both.answers().get(1);
    assertThat(search.moves()).isEqualTo(theory.moves());
    assertThat(search.outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void whereNoTheoryAppliesTheSearchIsAsked() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.SILENT));
    Control control = Control.unlimited();
    assertThat(sources(nim.outcome(heaps(3, 3), Method.BEST, Ask.ANSWER, control)))
        .containsExactly("search");
    assertThat(sources(nim.outcome(heaps(3, 3), Method.BOTH, Ask.ANSWER, control)))
        .containsExactly("search");
    assertThatThrownBy(() -> nim.outcome(heaps(3, 3), Method.THEORY, Ask.ANSWER, control))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessage("no theory of nim answers this position; --by search does");
    assertThatThrownBy(() -> nim.value(heaps(3, 3), Method.THEORY, Ask.ANSWER, control))
        .isInstanceOf(NotAnsweredException.class);
  }

  @Test
  void aDisagreementIsReported() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.WRONG));
    Report<OutcomeAnswer> outcome =
        nim.outcome(heaps(3, 3), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(outcome.agree()).isFalse();
    assertThat(outcome.answers())
        .extracting(OutcomeAnswer::outcome)
        .containsExactly(Outcome.N, Outcome.P);
    Report<ValueAnswer> value =
        nim.value(heaps(3, 3), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(value.agree()).isFalse();
  }

  @Test
  void aTheoryMayRunOutOfItsBudget() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.LATE));
    for (Method method : List.of(Method.BEST, Method.THEORY, Method.BOTH)) {
      Report<OutcomeAnswer> report =
          nim.outcome(heaps(3, 3), method, Ask.ANSWER, Control.unlimited());
      assertThat(report.answers()).isEmpty();
      assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.TIME);
      assertThat(report.unfinished().orElseThrow().possible())
          .containsExactly(Outcome.N, Outcome.P);
    }
  }

  @Test
  void whatIsNotAskedForIsNotAnswered() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.THEORY));
    for (Method method : List.of(Method.THEORY, Method.SEARCH)) {
      for (Ask ask : List.of(Ask.ANSWER, Ask.MOVES, Ask.ALL, new Ask(false, true))) {
        OutcomeAnswer answer =
            nim.outcome(heaps(3, 5), method, ask, Control.unlimited()).first().orElseThrow();
        assertThat(answer.moves().isPresent()).isEqualTo(ask.moves());
        assertThat(answer.reason().isEmpty()).isEqualTo(!ask.explain());
      }
    }
  }

  @Test
  void bothPlayersOfAnImpartialGameHaveTheSameMoves() {
    Report<OutcomeAnswer> report = search(Heap.nim(), "3 + 5", Control.unlimited());
    OutcomeAnswer answer = report.first().orElseThrow();
    assertThat(answer.moves().orElseThrow().get(Player.LEFT))
        .isEqualTo(answer.moves().orElseThrow().get(Player.RIGHT));
    assertThat(answer.moves().orElseThrow().get(Player.LEFT).moves())
        .containsExactly(new WinningMove("2: take 2", "3 + 3"));
    assertThat(answer.moves().orElseThrow().get(Player.LEFT).complete()).isTrue();
  }

  @Test
  void whatIsPossibleIsToldWhenTheBudgetEnds() {
    Unfinished impartial =
        search(Heap.nim(), "9 + 8 + 7", new Control(Budget.ofPositions(3)))
            .unfinished()
            .orElseThrow();
    assertThat(impartial.possible()).containsExactly(Outcome.N, Outcome.P);
    assertThat(impartial.positions()).isEqualTo(3);
    assertThat(impartial.reason()).isEqualTo(StopReason.POSITIONS);
    Set<Outcome> draws =
        search(new TicTacToe(3), ".........", new Control(Budget.ofPositions(3)))
            .unfinished()
            .orElseThrow()
            .possible();
    assertThat(draws).containsExactly(Outcome.N, Outcome.P, Outcome.D);
    Set<Outcome> parity =
        search(new Parity(), "0/9", new Control(Budget.ofPositions(3)))
            .unfinished()
            .orElseThrow()
            .possible();
    assertThat(parity).containsExactlyInAnyOrder(Outcome.values());
  }

  @Test
  void oneKnownStartRulesOutTwoClasses() {
    Report<OutcomeAnswer> full = search(new Strings(), "bbw bw", Control.unlimited());
    assertThat(full.first().orElseThrow().outcome()).isEqualTo(Outcome.L);
    boolean seen = false;
    for (int limit = 1; limit < 60; limit++) {
      Report<OutcomeAnswer> report =
          search(new Strings(), "bbw bw", new Control(Budget.ofPositions(limit)));
      if (report.unfinished().isPresent()) {
        Set<Outcome> possible = report.unfinished().get().possible();
        assertThat(possible).contains(Outcome.L);
        seen |= possible.size() == 2;
      }
    }
    assertThat(seen).as("a budget that ends between the two starts").isTrue();
  }

  @Test
  void anOutcomeIsNotLostWhenTheBudgetEndsAtTheMoves() {
    boolean seen = false;
    for (int limit = 1; limit < 200; limit++) {
      Report<OutcomeAnswer> report =
          search(Heap.nim(), "4 + 3 + 1", new Control(Budget.ofPositions(limit)));
      if (report.unfinished().isPresent() && report.first().isPresent()) {
        seen = true;
        assertThat(report.first().get().outcome()).isEqualTo(Outcome.N);
        assertThat(report.unfinished().get().possible()).containsExactly(Outcome.N);
      }
    }
    assertThat(seen).isTrue();
  }

  @Test
  void drawsAndParitiesAreNamed() {
    assertThat(search(new TicTacToe(3), ".........", Control.unlimited()).first())
        .map(OutcomeAnswer::outcome)
        .contains(Outcome.D);
    assertThat(search(new Parity(), "1/1!2", Control.unlimited()).first())
        .map(OutcomeAnswer::outcome)
        .contains(Outcome.L);
  }

  @Test
  void questionsShareTheirWork() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.SILENT));
    Control first = Control.unlimited();
    nim.outcome(heaps(4, 5, 6), Method.SEARCH, Ask.ANSWER, first);
    nim.value(heaps(9), Method.SEARCH, Ask.ANSWER, first);
    assertThat(first.progress().positions()).isGreaterThan(10);
    Control second = new Control(Budget.ofPositions(0));
    assertThat(nim.outcome(heaps(6, 5, 4), Method.SEARCH, Ask.ANSWER, second).unfinished())
        .isEmpty();
    assertThat(nim.value(heaps(9, 8), Method.SEARCH, Ask.ANSWER, second).first())
        .map(ValueAnswer::value)
        .contains(new Nimbers.Star(1));
  }

  @Test
  void valuesBySearch() {
    Analyst<Integer> nim = analyst(NimGame.with(NimGame.THEORY));
    Report<ValueAnswer> both = nim.value(heaps(3, 5), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(both.answers())
        .extracting(ValueAnswer::value)
        .containsOnly(new Nimbers.Star(6))
        .hasSize(2);
    assertThat(both.answers().get(1).by().sentence()).isEqualTo("search of 6 positions");
    assertThat(both.answers().get(1).outcome()).isEqualTo(Outcome.N);
    Unfinished unfinished =
        nim.value(heaps(30), Method.SEARCH, Ask.ANSWER, new Control(Budget.ofPositions(7)))
            .unfinished()
            .orElseThrow();
    assertThat(unfinished.positions()).isEqualTo(7);
    assertThat(unfinished.possible()).containsExactly(Outcome.N, Outcome.P);
  }

  @Test
  void aPositionWithoutAValueIsNamed() {
    Game<Integer> game =
        new Game<>(
            "heap",
            NimGame.card(),
            new Heap(Set.of(1), Set.of(1)),
            List.of(),
            List.of(),
            Optional.of(new NumberAlgebra()));
    Analyst<Integer> analyst = analyst(game);
    assertThatThrownBy(() -> analyst.value(heaps(4), Method.BEST, Ask.ANSWER, Control.unlimited()))
        .isInstanceOf(NoSuchValueException.class)
        .hasMessage("the position '1' is not a number: Left can move to 0 and Right to 0");
  }

  @Test
  void gamesWithoutValuesSaySo() {
    Analyst<String> noughts = analyst(searched(new TicTacToe(2)));
    assertThatThrownBy(
            () -> noughts.value(Sum.of("...."), Method.BEST, Ask.ANSWER, Control.unlimited()))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessage("positions of toy have no value here; 'outcome' says who wins");
    Game<Integer> nim = NimGame.with(NimGame.SILENT);
    Analyst<Integer> misere = new Analyst<>(nim, new SumRuleset<>(new Misere<>(nim.rules())));
    assertThatThrownBy(() -> misere.value(heaps(3), Method.BEST, Ask.ANSWER, Control.unlimited()))
        .isInstanceOf(NotAnsweredException.class);
  }

  @Test
  void aGameMayBringASearchOfItsOwn() {
    List<String> asked = new ArrayList<>();
    Game<Integer> game =
        new Game<>(
            "nim",
            NimGame.card(),
            Heap.nim(),
            List.of(),
            List.of(),
            Optional.empty(),
            rules -> control -> new Xor(rules, asked));
    Report<OutcomeAnswer> report =
        analyst(game).outcome(heaps(3, 5), Method.BEST, Ask.ALL, Control.unlimited());
    OutcomeAnswer answer = report.first().orElseThrow();
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.moves().orElseThrow().get(Player.RIGHT).moves())
        .containsExactly(new WinningMove("2: take 2", "3 + 3"));
    assertThat(answer.reason()).isNotEmpty();
    assertThat(answer.by().sentence()).isEqualTo("search of 1 position");
    assertThat(asked).contains("3 + 5", "3 + 3");
  }

  private record Xor(SumRuleset<Integer> rules, List<String> asked)
      implements OutcomeSolver<Sum<Integer>> {
    @Override
    public Result result(Sum<Integer> position, Player mover) {
      asked.add(rules.write(position));
      int xor = position.terms().stream().reduce(0, (a, b) -> a ^ b);
      return xor == 0 ? Result.LOSS : Result.WIN;
    }

    @Override
    public long visited() {
      return 1;
    }
  }

  private static List<String> reason(Rules<?> rules, String text) {
    return search(rules, text, Control.unlimited()).first().orElseThrow().reason().stream()
        .map(Step::text)
        .toList();
  }

  @Test
  void theReasonOfAWinIsAMove() {
    assertThat(reason(Heap.nim(), "3 + 1"))
        .containsExactly(
            "The next player moving first wins, for instance by 1: take 2 to 1 + 1.",
            "Best play, the next player first: 1: take 2; 1: take 1; 2: take 1");
  }

  @Test
  void theReasonOfALossIsAnAnswerToEveryMove() {
    assertThat(reason(new Strings(), "bw w"))
        .containsExactly(
            """
            Left moving first loses: 1 move, answered
              1.1 -> w, then 1.1 -> 0""",
            "Best play, Left first: 1.1; 1.1",
            "Right moving first wins, for instance by 1.2 to b w.",
            "Best play, Right first: 1.2; 1.1; 1.1");
    assertThat(reason(new Strings(), "w")).startsWith("Left moving first has no move and loses.");
  }

  @Test
  void manyMovesAreCutShort() {
    List<String> steps = reason(Heap.nim(), "9 + 9");
    assertThat(steps.get(0))
        .startsWith("The next player moving first loses: 18 moves, each answered\n")
        .contains("\n  1: take 1 -> 8 + 9, then 2: take 1 -> 8 + 8")
        .endsWith("\n  and so on");
    assertThat(reason(new Heap(Set.of(1), Set.of(1)), "30").get(1)).endsWith("take 1; ...");
  }

  @Test
  void theReasonOfADrawAndOfAFinishedGame() {
    assertThat(reason(new TicTacToe(3), "XOXXOO.X.").get(0))
        .isEqualTo("The next player moving first draws, for instance by cell 7 to XOXXOOOX..");
    assertThat(reason(new TicTacToe(2), "XX.."))
        .containsExactly("The play is over: the previous player wins.");
  }

  @Test
  void inMiserePlayHavingNoMoveWins() {
    assertThat(reason(new Misere<>(Heap.nim()), "0"))
        .containsExactly("The next player moving first has no move and wins.");
  }

  @Test
  void aStepIsDataToo() {
    Step step = search(Heap.nim(), "2", Control.unlimited()).first().orElseThrow().reason().get(0);
    assertThat(step.kind()).isEqualTo("start");
    assertThat(step.data())
        .isEqualTo(Map.of("player", "the next player", "move", "take 2", "to", "0"));
    assertThat(List.copyOf(step.data().keySet())).containsExactly("player", "move", "to");
  }
}
