package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.ValueBounds;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.values.shortgame.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of a value when the budget ends is true of it. */
class ValueBoundsTest {
  private static Desk desk() {
    return new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
  }

  private static Sum sum(String game, String position, Desk desk) {
    Searches searches = Searches.of(Control::unlimited, () -> {});
    return Questions.read(game, false, position, desk, searches).sum();
  }

  private static Report<ValueAnswer> asked(
      String game, String position, Method method, Budget budget, Desk desk) {
    return desk.analyst()
        .valueOrBounds(sum(game, position, desk), method, Ask.ANSWER, new Control(budget));
  }

  private static boolean isWithin(ShortGame value, ValueBounds bounds) {
    return bounds.low().stream().allMatch(low -> value.isAtLeast(value.universe().number(low)))
        && bounds.high().stream().allMatch(high -> value.isAtMost(value.universe().number(high)));
  }

  private static final List<String> POSITIONS =
      List.of(
          "domineering ; 4x4",
          "domineering ; 3x4",
          "clobber ; xoxo|ox.x",
          "nogo ; 3x3",
          "toads-and-frogs ; ttt..ff",
          "col ; 3x3",
          "snort ; 2x3",
          "amazons ; x..|...|..o",
          "hackenbush ; 0b1 1r2 2b3 1b4 0r5 5b6",
          "elephants-and-rhinos ; t...f.f",
          "sum ; domineering(\"3x3\") - clobber(\"xoxo\") + 1/2 + ^",
          "sum ; toads_and_frogs(\"tt..f\") + toads_and_frogs(\"t.f.f\") - 3");

  @Test
  void boundsAreTrue() {
    int told = 0;
    for (String row : POSITIONS) {
      String[] words = row.split(" ; ");
      Desk desk = desk();
      Report<ValueAnswer> whole =
          asked(words[0], words[1], Method.SEARCH, Budget.unlimited(), desk);
      ShortGame value =
          Values.shortGame(whole.first().orElseThrow().value(), desk.workspace().universe())
              .orElseThrow();
      for (Method method : List.of(Method.SEARCH, Method.BEST)) {
        for (int positions : new int[] {1, 4, 30}) {
          Report<ValueAnswer> report =
              asked(words[0], words[1], method, Budget.ofPositions(positions), desk());
          if (report.first().isPresent()) {
            assertThat(report.first().get().value().toString()).isEqualTo(value.toString());
            continue;
          }
          Unfinished end = report.unfinished().orElseThrow();
          assertThat(isWithin(value, end.bounds())).as(row + end.bounds() + value).isTrue();
          assertThat(end.possible()).contains(value.outcome());
          told += end.bounds().low().isPresent() && end.bounds().high().isPresent() ? 1 : 0;
        }
      }
    }
    // How many are found out depends on the machine.
    assertThat(told).isGreaterThan(10);
  }

  /** Of nimbers there are no bounds, and of what was cancelled nothing is found out. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"cram; 5x5", "backsliding-toads-and-frogs; t.f|t.f|t.f."})
  void someValuesHaveNoBounds(String game, String position) {
    Report<ValueAnswer> report =
        asked(game, position, Method.SEARCH, Budget.ofPositions(1), desk());
    assertThat(report.unfinished().stream().map(Unfinished::bounds)).allMatch(ValueBounds::isEmpty);
    Control cancelled = new Control(Budget.unlimited());
    cancelled.cancel();
    Desk desk = desk();
    assertThat(
            Stream.of(sum("domineering", "5x5", desk))
                .map(sum -> desk.analyst().valueOrBounds(sum, Method.SEARCH, Ask.ANSWER, cancelled))
                .map(end -> end.unfinished().orElseThrow().bounds()))
        .containsExactly(ValueBounds.NONE);
  }

  /** Bounds are looked for when the time is up; parts of other work would take it from the rest. */
  @Test
  void partsOfOtherWorkHaveNoBounds() {
    Control whole = new Control(Budget.ofPositions(20));
    Desk desk = desk();
    for (Control control : List.of(whole.part(), whole)) {
      Report<ValueAnswer> report =
          desk.analyst()
              .valueOrBounds(sum("domineering", "6x6", desk), Method.BEST, Ask.ANSWER, control);
      assertThat(report.unfinished().orElseThrow().bounds().isEmpty()).isEqualTo(control != whole);
    }
  }
}
