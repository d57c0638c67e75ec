package org.farstar.ask.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;

/**
 * Says whether everything in a lesson is right: every position is one, every answer is that of the
 * engine, by theory and by search where there are both, every play can be won, and every claim is
 * found as it is expected.
 */
public final class LessonCheck {
  private final Desk desk;
  private final Supplier<Control> budget;

  /**
   * @param desk the games
   * @param budget begins the work on one step
   */
  public LessonCheck(Desk desk, Supplier<Control> budget) {
    this.desk = desk;
    this.budget = budget;
  }

  /** What is wrong, a line for each step that is wrong; empty where nothing is. */
  public List<String> faults(Lesson lesson) {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < lesson.steps().size(); i++) {
      Lesson.Step step = lesson.steps().get(i);
      try {
        check(step);
      } catch (InputException
          | NotationException
          | NotAnsweredException
          | SearchStopped
          | IllegalStateException e) {
        faults.add("step " + (i + 1) + ", '" + step.title() + "': " + e.getMessage());
      }
    }
    return faults;
  }

  private void check(Lesson.Step step) {
    Control control = budget.get();
    Judge judge = new Judge(desk, control, Method.BOTH);
    Question question = step.board().map(board -> question(board, control)).orElse(null);
    if (step.task().isPresent()) {
      check(step.task().get(), question, judge, control);
    }
  }

  private Question question(Lesson.Board board, Control control) {
    Searches searches = Searches.of(() -> control, () -> {});
    return Questions.read(board.game(), board.misere(), board.position(), desk, searches);
  }

  private void check(Task task, Question question, Judge judge, Control control) {
    if (task instanceof Task.FindMove find) {
      Set<String> best = new LinkedHashSet<>(judge.best(question, find.player()));
      require(best.equals(new LinkedHashSet<>(find.answers())), find.answers(), best);
      require(
          best.size() < Judge.moves(question, find.player()).size(),
          "a move to find",
          "a position in which every move is right");
    } else if (task instanceof Task.WhoWins wins) {
      String winner = judge.winner(question);
      require(winner.equals(wins.answer()), wins.answer(), winner);
    } else if (task instanceof Task.Worth worth) {
      String of = worth.of().orElseGet(() -> Worksheet.expression(question));
      require(judge.worth(of, worth.answer()), worth.answer(), "another value of " + of);
    } else if (task instanceof Task.Choose choose) {
      long right = choose.options().stream().filter(option -> judge.holds(option.holds())).count();
      require(
          right > 0 && right < choose.options().size(),
          "options of which some hold and some do not",
          right + " of " + choose.options().size() + " that hold");
    } else if (task instanceof Task.Win win) {
      Player mover = win.first() ? win.player() : win.player().opponent();
      Result result = judge.result(question, mover);
      require(result == (win.first() ? Result.WIN : Result.LOSS), "a play that can be won", "none");
    } else if (task instanceof Task.RunClaim run) {
      check(run, control);
    }
  }

  private void check(Task.RunClaim run, Control control) {
    Claim claim = desk.catalogue().claims(run.claim()).get(run.claim());
    if (claim == null) {
      throw new InputException("there is no claim '" + run.claim() + "'");
    }
    Finding finding = claim.check(java.util.OptionalInt.empty(), control);
    require(finding.status() == claim.expected(), claim.expected().word(), finding.status().word());
  }

  private static void require(boolean right, Object written, Object found) {
    if (!right) {
      throw new InputException("written: " + written + ", found: " + found);
    }
  }
}
