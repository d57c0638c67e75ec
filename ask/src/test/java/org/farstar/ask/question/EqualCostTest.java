package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Terms of equal value cost the same, whatever they are written as: a value, a position that a
 * theorem values, or one that a search has to value.
 */
class EqualCostTest {
  /** Sums that take a search, each to stand beside terms of one value. */
  private static final List<String> SUMS =
      List.of(
          "domineering(\"5x6\") + clobber(\"xoxoxo|oxoxox|xoxoxo\")",
          "clobber(\"xoxo|oxox|xoxo\") + nogo(\"3x3\")",
          "toppling_dominoes(\"LRLLRLRRLR\") + amazons(\"x..|..o|...\")");

  /** Terms with one value in each list, the value itself first. */
  private static final List<List<String>> TERMS =
      List.of(
          List.of(
              "1",
              "flipping_coins(\"11\")",
              "domineering(\"2x1\")",
              "toppling_dominoes(\"L\")",
              "end_nim(\"1\") + 1 - end_nim(\"1\")",
              "hackenbush(\"0b1\")"),
          List.of(
              "*3", "nim(\"3\")", "kayles(\"3\")", "nim(\"1 2\")", "subtraction(\"{1,2,3}: 3\")"),
          List.of("0", "flipping_coins(\"1\")", "nim(\"3 3\")"),
          List.of("-1/2", "hackenbush(\"0r1 1b2\")"));

  static Stream<List<String>> questions() {
    List<List<String>> questions = new ArrayList<>();
    for (String sum : SUMS) {
      for (List<String> terms : TERMS) {
        questions.add(terms.stream().map(term -> sum + " + " + term).toList());
      }
    }
    return questions.stream();
  }

  private record Cost(Outcome outcome, long positions) {}

  private static Cost cost(String text, Method method) {
    Control control = new Control(Budget.ofPositions(1_000_000));
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(1L << 28), Sources.none());
    Searches searches = Searches.of(Control::unlimited, () -> {});
    Sum sum = Questions.read(SumQuestion.NAME, false, text, desk, searches).sum();
    OutcomeAnswer answer =
        desk.analyst().outcome(sum, method, Ask.ANSWER, control).first().orElseThrow();
    return new Cost(answer.outcome(), control.progress().positions());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void termsOfEqualValueCostTheSame(List<String> texts) {
    for (Method method : List.of(Method.BEST, Method.SEARCH)) {
      Cost value = cost(texts.get(0), method);
      for (String text : texts) {
        Cost cost = cost(text, method);
        assertThat(cost.outcome()).as(text).isEqualTo(value.outcome());
        // What it takes to value the term itself, by search, is a few positions.
        assertThat(cost.positions())
            .as("%s by %s", text, method)
            .isBetween(value.positions() / 2, 2 * value.positions() + 20);
      }
    }
  }
}
