package org.farstar.web.session;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.Control;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;

/**
 * Works for visitors: answers what takes a moment, and makes a {@link Job} of what takes longer.
 */
public interface Workers extends AutoCloseable {
  /**
   * What a piece of work comes to.
   *
   * @param answer what to send
   * @param whole whether a longer time would not change it
   */
  record Found(Answer answer, boolean whole) {}

  /** Something to find out: at a desk, under a control. It may be done several times. */
  interface Work extends BiFunction<Desk, Control, Found> {}

  /** Which of a visitor's rooms the work needs. */
  enum Need {
    /** None in particular. */
    ANY,
    /** That of the worksheet. */
    SHEET
  }

  /**
   * Answers at once, or says under which name the work continues: status 202.
   *
   * @param seconds how long the work may take
   * @throws Problem where too much work is waiting
   */
  Answer answer(Visitor visitor, Need need, int seconds, Work work);

  /**
   * Begins work that is known to take long.
   *
   * @param begun hears of the job before it begins
   * @throws Problem where too much work is waiting
   */
  Job start(Visitor visitor, int seconds, Work work, Consumer<Job> begun);

  @Override
  void close();
}
