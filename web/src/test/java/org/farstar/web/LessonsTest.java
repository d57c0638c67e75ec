package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.farstar.ask.lesson.Lesson;
import org.farstar.ask.lesson.LessonCheck;
import org.farstar.ask.lesson.LessonFile;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.lesson.Task;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.web.api.Languages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every position and every answer of the lessons is right, by theory and by search. */
class LessonsTest {
  /** Where a theory answers, a search of one step need not come to its end. */
  private static final long MOST_POSITIONS = 50_000;

  private static final Lessons SHIPPED = Lessons.shipped();

  static Stream<String> names() {
    return Stream.concat(Stream.of("first"), SHIPPED.names().stream());
  }

  @ParameterizedTest
  @MethodSource("names")
  void everythingInItIsRight(String name) {
    Lesson lesson = SHIPPED.named(name).orElseThrow();
    Budget budget =
        new Budget(Optional.empty(), OptionalLong.of(MOST_POSITIONS), OptionalLong.empty());
    LessonCheck check = new LessonCheck(Asked.desk(256L << 20), () -> new Control(budget));
    assertThat(check.faults(lesson)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("names")
  void itIsTheSameAfterItWasWritten(String name) {
    Lesson lesson = SHIPPED.named(name).orElseThrow();
    assertThat(LessonFile.read(LessonFile.write(lesson))).isEqualTo(lesson);
  }

  /**
   * The same boards and questions with the same answers; what is said about them is the language's
   * own.
   */
  @ParameterizedTest
  @MethodSource("translations")
  void aTranslationAsksTheSame(String language, String name) {
    Lesson english = SHIPPED.named(name).orElseThrow();
    Lesson lesson = SHIPPED.in(language).named(name).orElseThrow();
    assertThat(lesson.about()).hasSameSizeAs(english.about());
    assertThat(lesson.about()).doesNotContainAnyElementsOf(english.about());
    assertThat(lesson.steps()).hasSameSizeAs(english.steps());
    for (int i = 0; i < lesson.steps().size(); i++) {
      Lesson.Step step = lesson.steps().get(i);
      Lesson.Step same = english.steps().get(i);
      assertThat(step.board()).as(step.title()).isEqualTo(same.board());
      assertThat(step.task().map(LessonsTest::unspoken))
          .as(step.title())
          .isEqualTo(same.task().map(LessonsTest::unspoken));
      assertThat(step.text()).as(step.title()).hasSameSizeAs(same.text());
      assertThat(step.hints()).as(step.title()).hasSameSizeAs(same.hints());
      assertThat(step.right().isPresent()).as(step.title()).isEqualTo(same.right().isPresent());
      assertThat(step.wrong().isPresent()).as(step.title()).isEqualTo(same.wrong().isPresent());
    }
  }

  static Stream<Arguments> translations() {
    return Languages.others().stream()
        .flatMap(language -> names().map(name -> Arguments.of(language, name)));
  }

  /** A task without the words of its options. */
  private static Object unspoken(Task task) {
    return task instanceof Task.Choose choose
        ? choose.options().stream().map(Task.Option::holds).toList()
        : task;
  }
}
