package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.unequal.GrundysGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Misère play by quotients against the recursion. */
class QuotientReductionTest {
  private final Map<Heaps, Boolean> lost = new HashMap<>();

  private boolean isLost(Play<Heaps> rules, Heaps heaps) {
    Boolean known = lost.get(heaps);
    if (known == null) {
      List<Heaps> options = rules.options(heaps, Player.LEFT);
      known = !options.isEmpty() && options.stream().noneMatch(option -> isLost(rules, option));
      lost.put(heaps, known);
    }
    return known;
  }

  /** All heaps of at most so many tokens together, none smaller than the first. */
  private static List<Heaps> heaps(int total, int least) {
    List<Heaps> all = new ArrayList<>(List.of(Heaps.of()));
    for (int heap = least; heap <= total; heap++) {
      for (Heaps rest : heaps(total - heap, heap)) {
        List<Long> sizes = new ArrayList<>(List.of((long) heap));
        rest.sizes().forEach(size -> sizes.add(size.longValueExact()));
        all.add(Heaps.of(sizes.stream().mapToLong(Long::longValue).toArray()));
      }
    }
    return all;
  }

  private void agrees(TakeAndBreak rules, int total) {
    Workspace workspace = new Workspace();
    QuotientReduction reduction = new QuotientReduction(rules);
    for (Heaps heaps : heaps(total, 1)) {
      Outcome outcome =
          reduction
              .reduce(heaps, workspace, Control.unlimited())
              .orElseThrow()
              .outcome(Control.unlimited());
      assertThat(outcome == Outcome.P).as("%s", heaps).isEqualTo(isLost(rules, heaps));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.75", "0.07", "0.137", "4.7", "4.56", "0.15", "0.6", "0.123"})
  void outcomesOfAllHeapsToATotalAreThoseOfTheRecursion(String code) {
    agrees(new Octal(new OctalCode(code)), 14);
  }

  @Test
  void outcomesOfGrundysGameAreThoseOfTheRecursion() {
    agrees((TakeAndBreak) GrundysGame.game().family().standard().orElseThrow().rules(), 16);
  }

  /** Single heaps and pairs far beyond what proves the period, by a recursion of their own. */
  @Test
  void heapsBeyondThePeriodAreThoseOfTheRecursion() {
    Octal rules = new Octal(new OctalCode("0.15"));
    Workspace workspace = new Workspace();
    for (int heap = 1; heap <= 34; heap++) {
      Heaps heaps = Heaps.of(heap);
      Outcome outcome =
          new QuotientReduction(rules)
              .reduce(heaps, workspace, Control.unlimited())
              .orElseThrow()
              .outcome(Control.unlimited());
      assertThat(outcome == Outcome.P).as("%s", heaps).isEqualTo(isLost(rules, heaps));
    }
  }

  /** Orders, periods and first heaps: the first two are in Plambeck's and Siegel's papers. */
  @ParameterizedTest
  @CsvSource({"0.75, 8, 2, 8", "0.3, 2, 2, 1", "0.333, 6, 4, 1", "4.56, 8, 4, 11"})
  void quotientsAreThoseOfAllHeaps(String code, int order, int length, int from) {
    QuotientTable table = new QuotientTable(new Octal(new OctalCode(code)));
    table.compute(200, Control.unlimited());
    assertThat(table.quotient().order()).isEqualTo(order);
    Period period = table.period().orElseThrow();
    assertThat(List.of(period.length(), period.from())).isEqualTo(List.of(length, from));
  }

  @Test
  void heapOfAnySizeIsAnsweredWithItsWinningMoves() {
    Game<Heaps> game = OctalGame.octal();
    Analyst analyst = new Analyst(new Workspace());
    OutcomeAnswer answer =
        analyst
            .outcome(
                game.read("0.75: 1001 5 2", Sources.none(), true),
                Method.THEORY,
                new Ask(true, true),
                Control.unlimited())
            .first()
            .orElseThrow();
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.moves().orElseThrow().get(Player.LEFT).moves()).isNotEmpty();
    assertThat(answer.by().toString()).contains("plambeck-siegel/periods");
  }

  /**
   * An effort that ends by itself is no answer; one that is ended from outside ends the question.
   */
  @Test
  void aQuestionThatIsCancelledIsNotAnswered() {
    Control control = Control.unlimited();
    control.cancel();
    QuotientReduction reduction = new QuotientReduction(new Octal(new OctalCode("0.77")));
    assertThatThrownBy(() -> reduction.reduce(Heaps.of(40), new Workspace(), control))
        .isInstanceOf(SearchStopped.class);
  }
}
