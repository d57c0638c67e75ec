package org.farstar.ask.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in a lesson is found. */
class LessonCheckTest {
  private static final Budget BUDGET =
      new Budget(Optional.empty(), OptionalLong.of(20_000), OptionalLong.empty());

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(64L << 20), Sources.none());

  private String faults(String block) {
    String text = "# A\n\n## B\n\n```farstar\n" + block.replace('&', '\n') + "\n```\n";
    return String.join(
        "\n", new LessonCheck(desk, () -> new Control(BUDGET)).faults(LessonFile.read(text)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board: nim 2 5&ask: move&answer: 5 -> 2",
        "board: nim 3 3&ask: wins&answer: second",
        "board: nim 1 1 2&misere: yes&ask: move&answer: 2 -> 1",
        "board: domineering ..|..&ask: worth&answer: {1|-1}",
        "board: domineering ..|..&ask: move&player: right&answer: 1,1 1,2&answer: 2,1 2,2"
            + "&right: never reached",
        "ask: worth&of: *3 + *5&answer: *6",
        "ask: choose&option: a :: 1 < 2&option: b :: 2 < 1",
        "board: nim 3 3&ask: play&start: engine",
        "board: tic-tac-toe 3^2:&ask: wins&answer: draw",
      })
  void whatIsRightHasNoFault(String block) {
    if (block.contains("never reached")) {
      // Both moves of Right are right, so there is nothing to find.
      assertThat(faults(block)).contains("a position in which every move is right");
    } else {
      assertThat(faults(block)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board: nim 2 x&ask: wins&answer: first; found 'x'",
        "board: nom 2&ask: wins&answer: first; nom",
        "board: nim 2 5&ask: move&answer: 5 -> 1; found: [5 -> 2]",
        "board: nim 3 5 7&ask: move&answer: 7 -> 6; found: [3 -> 2, 5 -> 4, 7 -> 6]",
        "board: nim 3 3&ask: move&answer: 3 -> 2; found: []",
        "board: nim 3 3&ask: wins&answer: first; found: second",
        "board: domineering ..|..&ask: worth&answer: 1; found: another value",
        "ask: worth&of: *3 + *5&answer: nim(\"3 5\"); allowed: a value",
        "ask: choose&option: a :: 2 < 1&option: b :: 1 < 0; 0 of 2 that hold",
        "ask: choose&option: a :: 1 < 2&option: b :: 0 < 1; 2 of 2 that hold",
        "ask: choose&option: a :: 1 + 2&option: b :: 0 < 1; allowed: what is true or false",
        "board: nim 3 3&ask: play; found: none",
        "ask: check&claim: nothing/0; there is no claim 'nothing/0'",
      })
  void whatIsWrongIsNamed(String block, String part) {
    assertThat(faults(block)).startsWith("step 1, 'B': ").contains(part);
  }

  @Test
  void aTeachersLessonsComeAfterThoseOfFarstar() {
    String text = "# Mine\n\n## One\n\ntext\n";
    Lessons lessons = Lessons.shipped().with(Map.of("mine", text));
    assertThat(lessons.names()).startsWith("symmetry").endsWith("mine").hasSize(11);
    assertThatThrownBy(() -> Lessons.shipped().with(Map.of("coins", text)))
        .isInstanceOf(InputException.class)
        .hasMessage("a lesson 'coins' comes with Farstar already");
    assertThatThrownBy(() -> Lessons.shipped().with(Map.of("My Lesson", text)))
        .hasMessageContaining("'My Lesson', allowed: names of small letters");
    assertThatThrownBy(() -> Lessons.shipped().with(Map.of("bad", "x")))
        .hasMessageStartingWith("lesson 'bad', line 1: found 'x'");
  }
}
