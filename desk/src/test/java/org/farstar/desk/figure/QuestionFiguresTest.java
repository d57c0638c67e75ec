package org.farstar.desk.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.input.InputException;
import org.farstar.desk.question.Desk;
import org.farstar.desk.question.Question;
import org.farstar.desk.question.Questions;
import org.farstar.desk.question.Searches;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.figures.ThermographFigure;
import org.junit.jupiter.api.Test;

class QuestionFiguresTest {
  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
  private int begun;
  private int ended;

  private Searches searches(OptionalLong positions) {
    Budget budget = new Budget(Optional.empty(), positions, OptionalLong.empty());
    return Searches.of(
        () -> {
          begun++;
          return new Control(budget);
        },
        () -> ended++);
  }

  private QuestionFigures figures() {
    return new QuestionFigures(desk, searches(OptionalLong.empty()));
  }

  private Question domineering(String board) {
    return Questions.read("domineering", false, board, desk, searches(OptionalLong.empty()));
  }

  @Test
  void aPositionAndAnExpressionOfItHaveTheSameThermograph() {
    QuestionFigures figures = figures();
    ThermographFigure.Named asked = figures.named(domineering("2x3"));
    List<ThermographFigure.Named> written = figures.named("domineering(\"2x3\")");
    assertThat(written).hasSize(1);
    assertThat(written.get(0).walls()).isEqualTo(asked.walls());
    assertThat(begun).as("all figures share one search").isEqualTo(1);
    assertThat(ended).isPositive();
  }

  @Test
  void theBudgetIsThatOfTheFrontInExpressionsToo() {
    QuestionFigures figures = new QuestionFigures(desk, searches(OptionalLong.of(5)));
    assertThatThrownBy(() -> figures.named("domineering(\"5x5\") + 1"))
        .isInstanceOfSatisfying(
            SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.POSITIONS));
    assertThatThrownBy(() -> figures.named(domineering("5x5"))).isInstanceOf(SearchStopped.class);
    assertThat(begun).isEqualTo(1);
  }

  @Test
  void whatIsNoValueIsNotDrawn() {
    QuestionFigures figures = figures();
    assertThatThrownBy(() -> figures.tree("[1, 2]", OptionalInt.empty(), false))
        .isInstanceOf(InputException.class)
        .hasMessage("'[1, 2]' is 2 values, not one");
    assertThatThrownBy(() -> figures.named("1 < 2"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'1 < 2' is ")
        .hasMessageEndingWith("; a value can be drawn");
  }

  @Test
  void aHeatMapHasTheCellsThatTheBudgetReached() {
    List<String> words = List.of("{a} {b}", "--a", "0..4", "--b", "0..5");
    Heatmap whole = Heatmap.fill(desk, searches(OptionalLong.empty()), "nim", words);
    assertThat(whole.stopped()).isEmpty();
    assertThat(whole.cells()).isEqualTo(30);
    List<String> hard = List.of("{a}|{b}|2", "--a", "1..9", "--b", "1..9");
    Heatmap part = Heatmap.fill(desk, searches(OptionalLong.of(5)), "end-nim", hard);
    assertThat(part.stopped()).contains(StopReason.POSITIONS);
    assertThat(part.cells()).isLessThan(81);
    assertThatThrownBy(() -> whole.figure(Optional.of(3)))
        .isInstanceOf(InputException.class)
        .hasMessage("--wrap is for heat maps of one parameter");
  }
}
