package org.farstar.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.NimGame;
import org.farstar.engine.toys.Parity;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class AnalystTest {
  private static Analyst analyst() {
    return new Analyst(new Workspace());
  }

  private static <P> Sum read(Rules<P> rules, String text) {
    return SumText.read(Family.of(Variant.of(rules)), "toy", text, Sources.none(), false);
  }

  private static Report<OutcomeAnswer> search(Rules<?> rules, String text, Control control) {
    return analyst().outcome(read(rules, text), Method.SEARCH, Ask.ALL, control);
  }

  private static Report<OutcomeAnswer> searchMisere(Rules<?> rules, String text, Control control) {
    return search(new Misere<>(rules), text, control);
  }

  private static Sum heaps(Theory<Integer> theory, Integer... sizes) {
    return Sum.of(NimGame.variant(theory), List.of(sizes));
  }

  private static List<String> sources(Report<OutcomeAnswer> report) {
    return report.answers().stream()
        .flatMap(answer -> answer.by().stream())
        .map(by -> by instanceof Source.ByTheory ? "theory" : "search")
        .toList();
  }

  @Test
  void theMethodChoosesWhoIsAsked() {
    Analyst nim = analyst();
    Control control = Control.unlimited();
    assertThat(sources(nim.outcome(heaps(NimGame.THEORY, 3, 5), Method.BEST, Ask.ANSWER, control)))
        .containsExactly("theory");
    assertThat(
            sources(nim.outcome(heaps(NimGame.THEORY, 3, 5), Method.THEORY, Ask.ANSWER, control)))
        .containsExactly("theory");
    assertThat(
            sources(nim.outcome(heaps(NimGame.THEORY, 3, 5), Method.SEARCH, Ask.ANSWER, control)))
        .containsExactly("search");
    Report<OutcomeAnswer> both =
        nim.outcome(heaps(NimGame.THEORY, 3, 5), Method.BOTH, Ask.ALL, control);
    assertThat(sources(both)).containsExactly("theory", "search");
    assertThat(both.agree()).isTrue();
    assertThat(both.first().orElseThrow().by().get(0).sentence())
        .isEqualTo("Bouton; " + Basics.NIM_SUM.cite());
    OutcomeAnswer theory = both.answers().get(0);
    OutcomeAnswer search = both.answers().get(1);
    assertThat(search.moves()).isEqualTo(theory.moves());
    assertThat(search.outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void whereNoTheoryAppliesTheSearchIsAsked() {
    Analyst nim = analyst();
    Control control = Control.unlimited();
    assertThat(sources(nim.outcome(heaps(NimGame.SILENT, 3, 3), Method.BEST, Ask.ANSWER, control)))
        .containsExactly("search");
    assertThat(sources(nim.outcome(heaps(NimGame.SILENT, 3, 3), Method.BOTH, Ask.ANSWER, control)))
        .containsExactly("search");
    assertThatThrownBy(
            () -> nim.outcome(heaps(NimGame.SILENT, 3, 3), Method.THEORY, Ask.ANSWER, control))
        .isInstanceOf(NotAnsweredException.class)
        .hasMessage("no theory of nim answers this position; --by search does");
    assertThatThrownBy(
            () -> nim.value(heaps(NimGame.SILENT, 3, 3), Method.THEORY, Ask.ANSWER, control))
        .isInstanceOf(NotAnsweredException.class);
  }

  @Test
  void aDisagreementIsReported() {
    Analyst nim = analyst();
    Report<OutcomeAnswer> outcome =
        nim.outcome(heaps(NimGame.WRONG, 0), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(outcome.agree()).isFalse();
    assertThat(outcome.answers())
        .extracting(OutcomeAnswer::outcome)
        .containsExactly(Outcome.N, Outcome.P);
    Report<ValueAnswer> value =
        nim.value(heaps(NimGame.WRONG, 0), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(value.agree()).isFalse();
  }

  @Test
  void aTheoryMayRunOutOfItsBudget() {
    Analyst nim = analyst();
    for (Method method : List.of(Method.BEST, Method.THEORY, Method.BOTH)) {
      Report<OutcomeAnswer> report =
          nim.outcome(heaps(NimGame.LATE, 3, 3), method, Ask.ANSWER, Control.unlimited());
      assertThat(report.answers()).isEmpty();
      assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.TIME);
      assertThat(report.unfinished().orElseThrow().possible())
          .containsExactly(Outcome.N, Outcome.P);
    }
  }

  @Test
  void aReasonIsNotLostWhereTheMovesTakeTheBudget() {
    Report<OutcomeAnswer> report =
        analyst()
            .outcome(heaps(NimGame.LATE_MOVES, 3, 5), Method.BEST, Ask.ALL, Control.unlimited());
    OutcomeAnswer answer = report.first().orElseThrow();
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.moves()).isEmpty();
    assertThat(answer.reason()).isNotEmpty();
    assertThat(report.unfinished().orElseThrow().reason()).isEqualTo(StopReason.TIME);
  }

  @Test
  void whatIsNotAskedForIsNotAnswered() {
    Analyst nim = analyst();
    for (Method method : List.of(Method.THEORY, Method.SEARCH)) {
      for (Ask ask : List.of(Ask.ANSWER, Ask.MOVES, Ask.ALL, new Ask(false, true))) {
        OutcomeAnswer answer =
            nim.outcome(heaps(NimGame.THEORY, 3, 5), method, ask, Control.unlimited())
                .first()
                .orElseThrow();
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
  void whoWinsIsToldWhereTheValueTakesTheBudget() {
    for (Method method : List.of(Method.BEST, Method.BOTH, Method.SEARCH)) {
      Unfinished end =
          analyst()
              .value(
                  heaps(NimGame.VALUELESS, 9), method, Ask.ALL, new Control(Budget.ofPositions(3)))
              .unfinished()
              .orElseThrow();
      boolean asked = method != Method.SEARCH;
      assertThat(end.possible().only())
          .isEqualTo(asked ? Optional.of(Outcome.N) : Optional.empty());
      assertThat(end.by()).hasSize(asked ? 1 : 0);
      assertThat(end.known()).hasSize(asked ? 1 : 0);
    }
  }

  @Test
  void oneKnownStartRulesOutTwoClasses() {
    Report<OutcomeAnswer> full = searchMisere(new Strings(), "bbw bw", Control.unlimited());
    Outcome outcome = full.first().orElseThrow().outcome();
    boolean seen = false;
    for (int limit = 1; limit < 60; limit++) {
      Report<OutcomeAnswer> report =
          searchMisere(new Strings(), "bbw bw", new Control(Budget.ofPositions(limit)));
      if (report.unfinished().isPresent()) {
        Set<Outcome> possible = report.unfinished().get().possible();
        assertThat(possible).contains(outcome);
        seen |= possible.size() == 2;
      }
    }
    assertThat(seen).as("a budget that ends between the two starts").isTrue();
  }

  @Test
  void anOutcomeIsNotLostWhenTheBudgetEndsAtTheMoves() {
    Report<OutcomeAnswer> full = searchMisere(new Strings(), "bbwb bwbw", Control.unlimited());
    Outcome outcome = full.first().orElseThrow().outcome();
    boolean seen = false;
    for (int limit = 1; limit < 200; limit++) {
      Report<OutcomeAnswer> report =
          searchMisere(new Strings(), "bbwb bwbw", new Control(Budget.ofPositions(limit)));
      if (report.unfinished().isPresent() && report.first().isPresent()) {
        seen = true;
        assertThat(report.first().get().outcome()).isEqualTo(outcome);
        assertThat(report.unfinished().get().possible()).containsExactly(outcome);
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
    Analyst nim = analyst();
    Control first = Control.unlimited();
    nim.outcome(heaps(NimGame.SILENT, 4, 5, 6), Method.SEARCH, Ask.ANSWER, first);
    nim.value(heaps(NimGame.SILENT, 9), Method.SEARCH, Ask.ANSWER, first);
    assertThat(first.progress().positions()).isEqualTo(10);
    Control second = new Control(Budget.ofPositions(0));
    assertThat(
            nim.outcome(heaps(NimGame.SILENT, 6, 5, 4), Method.SEARCH, Ask.ANSWER, second)
                .unfinished())
        .isEmpty();
    assertThat(nim.value(heaps(NimGame.SILENT, 9, 8), Method.SEARCH, Ask.ANSWER, second).first())
        .map(ValueAnswer::value)
        .contains(new Nimber(1));
  }

  @Test
  void valuesBySearch() {
    Analyst nim = analyst();
    Report<ValueAnswer> both =
        nim.value(heaps(NimGame.THEORY, 3, 5), Method.BOTH, Ask.ANSWER, Control.unlimited());
    assertThat(both.answers())
        .extracting(ValueAnswer::value)
        .containsOnly(new Nimber(6))
        .hasSize(2);
    assertThat(both.answers().get(1).by().get(0).sentence()).isEqualTo("search of 6 positions");
    assertThat(both.answers().get(1).outcome()).isEqualTo(Outcome.N);
    Unfinished unfinished =
        nim.value(
                heaps(NimGame.THEORY, 30),
                Method.SEARCH,
                Ask.ANSWER,
                new Control(Budget.ofPositions(7)))
            .unfinished()
            .orElseThrow();
    assertThat(unfinished.positions()).isEqualTo(7);
    assertThat(unfinished.possible()).containsExactly(Outcome.N, Outcome.P);
  }

  @Test
  void aPositionWithoutAValueIsNamed() {
    Variant<Integer> heaps = Variant.of(new Heap(Set.of(1), Set.of(1))).valued(ValueKind.NUMBERS);
    assertThatThrownBy(
            () -> analyst().value(Sum.of(heaps, 4), Method.BEST, Ask.ANSWER, Control.unlimited()))
        .isInstanceOf(NoSuchValueException.class)
        .hasMessage("the position '1' is not a number: Left can move to 0 and Right to 0");
  }

  @Test
  void gamesWithoutValuesSaySo() {
    for (Sum sum :
        List.of(
            read(new TicTacToe(2), "...."),
            read(new Misere<>(new Heap(Set.of(1, 4), Set.of(2, 3))), "9"))) {
      assertThatThrownBy(() -> analyst().value(sum, Method.BEST, Ask.ANSWER, Control.unlimited()))
          .isInstanceOf(NotAnsweredException.class)
          .hasMessage("positions of toy have no value here; 'outcome' says who wins");
    }
  }

  @Test
  void impartialPositionsHaveMisereForms() {
    ValueAnswer answer =
        analyst()
            .value(
                Sum.of(NimGame.variant(NimGame.SILENT).misere(), 3),
                Method.BEST,
                Ask.ANSWER,
                Control.unlimited())
            .first()
            .orElseThrow();
    assertThat(answer.value()).hasToString("*3");
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
  }

  @Test
  void valuesOfSeveralGamesAreAdded() {
    Workspace workspace = new Workspace();
    Sum sum =
        Sum.of(
            List.of(
                new Term.Placed<>(NimGame.variant(NimGame.THEORY), 1),
                new Term.Placed<>(Variant.of(new Strings()).named("strings"), "bbw"),
                new Term.Worth(workspace.universe().read("^"))));
    Report<ValueAnswer> report =
        new Analyst(workspace).value(sum, Method.BEST, Ask.ANSWER, Control.unlimited());
    assertThat(report.first().orElseThrow().value()).isEqualTo(workspace.universe().read("3/2^*"));
    Report<OutcomeAnswer> outcome =
        new Analyst(workspace).outcome(sum, Method.BEST, Ask.MOVES, Control.unlimited());
    assertThat(outcome.first().orElseThrow().outcome()).isEqualTo(Outcome.L);
  }

  @Test
  void workspacesShareNothingAndAreFreed() throws InterruptedException {
    Sum sum = heaps(NimGame.SILENT, 4, 5, 6);
    Analyst first = analyst();
    first.outcome(sum, Method.SEARCH, Ask.ANSWER, Control.unlimited());
    Control none = new Control(Budget.ofPositions(0));
    assertThat(first.outcome(sum, Method.SEARCH, Ask.ANSWER, none).unfinished()).isEmpty();
    assertThat(analyst().outcome(sum, Method.SEARCH, Ask.ANSWER, none).unfinished()).isPresent();
    WeakReference<Workspace> dropped = new WeakReference<>(first.workspace());
    WeakReference<Object> values = new WeakReference<>(first.workspace().universe());
    first = null;
    for (int i = 0; i < 100 && (dropped.get() != null || values.get() != null); i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(dropped.get()).isNull();
    assertThat(values.get()).isNull();
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
            "The parts of the sum:\n  3: *3\n  1: *",
            "The next player moving first wins; no move need be tried, since the parts that do not"
                + " cancel are numbers, ups and stars, whose sum is known.",
            "The next player moving first wins, for instance by 1: take 2 to 1 + 1.",
            "Best play, the next player first: 1: take 2; 1: take 1; 2: take 1");
  }

  @Test
  void theReasonOfALossIsAnAnswerToEveryMove() {
    assertThat(reason(new Strings(), "bw w"))
        .containsExactly(
            """
            Left moving first loses: 1 move, answered
              1.1 -> w, then 1.1 -> 0\
            """,
            "Best play, Left first: 1.1; 1.1",
            "Right moving first wins, for instance by 1.2 to b w.",
            "Best play, Right first: 1.2; 1.1; 1.1");
    assertThat(reason(new Strings(), "w")).startsWith("Left moving first has no move and loses.");
  }

  @Test
  void manyMovesAreCutShort() {
    List<String> steps = reason(Heap.nim(), "9 + 9");
    assertThat(steps.get(2))
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
    assertThat(step.kind()).isEqualTo(StepKind.START);
    assertThat(step.data())
        .isEqualTo(
            Map.of("player", "the next player", "result", "win", "move", "take 2", "to", "0"));
    assertThat(List.copyOf(step.data().keySet())).containsExactly("player", "result", "move", "to");
  }

  @Test
  void theAnswersToMovesThatFailAreData() {
    Rules<Integer> rules = new Heap(Set.of(1, 2), Set.of(1, 2));
    Step step = search(rules, "3", Control.unlimited()).first().orElseThrow().reason().get(0);
    assertThat(step.data())
        .containsEntry("result", "loss")
        .containsEntry("count", 2)
        .containsEntry(
            "answers",
            List.of(List.of("take 1", "2", "take 2", "0"), List.of("take 2", "1", "take 1", "0")));
    Step over =
        search(new Misere<>(Heap.nim()), "1", Control.unlimited())
            .first()
            .orElseThrow()
            .reason()
            .get(0);
    assertThat(over.data()).containsEntry("answers", List.of(List.of("take 1", "0")));
  }
}
