package org.farstar.ask.lesson;

import java.util.List;
import java.util.Optional;

/**
 * A lesson: a row of small steps, each a text, usually with a board, and a task. {@link LessonFile}
 * reads and writes it, {@link LessonCheck} says whether its answers are right.
 *
 * @param title what it is about
 * @param about paragraphs before the first step
 * @param steps the steps in order
 */
public record Lesson(String title, List<String> about, List<Step> steps) {
  public Lesson {
    about = List.copyOf(about);
    steps = List.copyOf(steps);
  }

  /** The games on its boards, each once. */
  public List<String> games() {
    return steps.stream()
        .flatMap(step -> step.board().stream())
        .map(Board::game)
        .distinct()
        .toList();
  }

  /**
   * One step.
   *
   * @param title its heading
   * @param text its paragraphs, in a small part of Markdown; one that begins with {@code "- "} is
   *     an item of a list
   * @param board the position that is shown
   * @param task what is to be done; without one the reader goes on
   * @param hints what is told when the reader asks for help, one after the other
   * @param right what is told after a right answer
   * @param wrong what is told after a wrong one
   */
  public record Step(
      String title,
      List<String> text,
      Optional<Board> board,
      Optional<Task> task,
      List<String> hints,
      Optional<String> right,
      Optional<String> wrong) {
    public Step {
      text = List.copyOf(text);
      hints = List.copyOf(hints);
    }
  }

  /**
   * A position.
   *
   * @param game the name of the game, or {@code sum}
   * @param position its text
   * @param misere whether whoever makes the last move loses
   */
  public record Board(String game, String position, boolean misere) {}
}
