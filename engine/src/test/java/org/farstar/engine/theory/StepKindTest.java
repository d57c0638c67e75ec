package org.farstar.engine.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

/** The data of steps against what their kinds allow. */
class StepKindTest {
  @Test
  void aKeyThatTheKindDoesNotHaveIsRefused() {
    Step step = Step.of(StepKind.HEAP);
    assertThatThrownBy(() -> step.with("pile", "3"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a step of kind HEAP has no 'pile', only: heap, value, formula, modulus, like, added");
  }

  @Test
  void aValueOfAnotherTypeIsRefused() {
    Step step = Step.of(StepKind.HEAP);
    assertThatThrownBy(() -> step.with("heap", 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the data 'heap' of a step is 3, expected: text");
    assertThatThrownBy(() -> Step.of(StepKind.LENGTHS).with("cards", List.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the data 'cards' of a step is [1], expected: list of lists of texts and integers");
    assertThatThrownBy(() -> Step.of(StepKind.LENGTH).with("moves", List.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the data 'moves' of a step is [1], expected: list of texts");
    assertThatThrownBy(() -> Step.of(StepKind.PARTS).with("parts", List.of("a")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the data 'parts' of a step is [a], expected: list of lists of texts and integers");
  }

  @Test
  void anAnswerRefusesAStepThatLacksData() {
    Step step = Step.of(StepKind.HEAP).with("heap", "3");
    assertThatThrownBy(
            () ->
                new OutcomeAnswer(
                    Outcome.N, Optional.empty(), List.of(step), new Source.ByTheory()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a step of kind HEAP lacks 'value': {heap=3}");
    assertThat(Step.complete(List.of(step.with("value", "3")))).hasSize(1);
    assertThat(Step.complete(List.of(Step.of(StepKind.RESULT).with("outcome", "P")))).hasSize(1);
  }

  @Test
  void theDataOfAStepIsACopy() {
    List<String> cards = new ArrayList<>(List.of("1"));
    Step step = Step.of(StepKind.LENGTH).with("moves", cards);
    cards.add("2");
    assertThat(step.data()).isEqualTo(Map.of("moves", List.of("1")));
  }

  /** Sentences are made by wordings: a step is made from its kind, statements and data alone. */
  @Test
  void noStepIsMadeFromASentence() {
    assertThat(Step.class.getRecordComponents())
        .extracting(RecordComponent::getName)
        .containsExactly("kind", "statements", "data");
    assertThat(Step.class.getDeclaredMethods())
        .filteredOn(m -> Modifier.isStatic(m.getModifiers()) && !m.isSynthetic())
        .allSatisfy(method -> assertThat(method.getParameterTypes()).doesNotContain(String.class));
  }

  /** Data that is whole for one of them is refused by the other. */
  @Test
  void kindsWithOneWordAreToldApartByTheirData() {
    for (StepKind one : StepKind.values()) {
      for (StepKind other : StepKind.values()) {
        if (one != other && one.word().equals(other.word())) {
          assertThat(one.keys())
              .as("%s and %s", one, other)
              .anyMatch(
                  key ->
                      key.required()
                          && other.keys().stream()
                              .noneMatch(
                                  same ->
                                      same.name().equals(key.name()) && same.type() == key.type()));
        }
      }
    }
  }
}
