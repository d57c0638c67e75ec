package org.farstar.web.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.ask.solve.SolvedGames;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.solve.SolveException;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.session.Visitor;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers;
import org.farstar.web.session.Workers.Found;
import org.farstar.web.session.Workers.Need;

/** What the handlers share: who asks, about what, and for how long. */
final class Asking {
  /** The header in which a page says who it is. */
  static final String SESSION = "farstar-session";

  private static final int MOST_SECONDS = 600;
  private static final int USUAL_SECONDS = 20;

  private final Visitors visitors;
  private final Workers workers;
  private final boolean addresses;

  /**
   * @param visitors who is here
   * @param workers who works
   * @param addresses whether pages may name solved folders by their addresses
   */
  Asking(Visitors visitors, Workers workers, boolean addresses) {
    this.visitors = visitors;
    this.workers = workers;
    this.addresses = addresses;
  }

  Visitors visitors() {
    return visitors;
  }

  Workers workers() {
    return workers;
  }

  /**
   * Who asks.
   *
   * @throws Problem where the server does not know the page, or no longer
   */
  Visitor visitor(Request request) {
    return request
        .header(SESSION)
        .or(() -> request.query("session"))
        .flatMap(visitors::find)
        .orElseThrow(() -> new Problem(401, "this page has no session, or it has ended"));
  }

  /** The position that the body of a request speaks of. */
  static Question question(Body body, Task task) {
    return Questions.read(
        body.text("game"),
        body.flag("misere"),
        body.text("position"),
        task.desk(),
        task.searches());
  }

  /**
   * The solved game that a question is to be answered from, where the body of a request names one
   * by its address.
   */
  Optional<SolvedGame<?>> solved(Body body, Question question, Task task) {
    Optional<String> from = body.optionalText("from");
    if (from.isPresent() && !addresses) {
      throw new Problem(
          403, "this server reads no solved folders; one that serves its own machine alone does");
    }
    return from.map(
        address ->
            SolvedGames.of(task.desk()).open(address, question, task.desk(), task.control()));
  }

  /** How an answer is to be found. */
  static Method method(Body body) {
    return Method.valueOf(
        body.choice("by", List.of("best", "theory", "search", "both")).toUpperCase(Locale.ROOT));
  }

  /** Work on what the body of a request asks, at once or as a job. */
  Answer work(Request request, BiFunction<Body, Task, Found> work) {
    return work(request, Need.ANY, work);
  }

  /** The same in a room of the visitor's that the work needs. */
  Answer work(Request request, Need need, BiFunction<Body, Task, Found> work) {
    Visitor visitor = visitor(request);
    Body body = Body.of(request);
    int seconds = body.number("seconds", 1, MOST_SECONDS, USUAL_SECONDS);
    return workers.answer(
        visitor,
        need,
        seconds,
        (desk, control) -> done(work, body, new Task(visitor, desk, control)));
  }

  private static Found done(BiFunction<Body, Task, Found> work, Body body, Task task) {
    try {
      return work.apply(body, task);
    } catch (SolveException e) {
      // The folder may be another one when it is asked for next.
      SolvedGames.of(task.desk()).forget();
      throw e;
    }
  }

  /** One try at a piece of work. */
  record Task(Visitor visitor, Desk desk, Control control) {
    Searches searches() {
      return Searches.of(() -> control, () -> {});
    }
  }
}
