package org.farstar.ask.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Says whether answers to tasks are right, by asking the engine. It costs what the questions cost
 * that it asks, within the control that it is given.
 */
public final class Judge {
  /** Tasks about positions with more moves than these are refused. */
  private static final int MOST_MOVES = 400;

  private static final Map<Outcome, String> WINNERS = new LinkedHashMap<>();

  static {
    WINNERS.put(Outcome.N, "first");
    WINNERS.put(Outcome.P, "second");
    WINNERS.put(Outcome.L, "left");
    WINNERS.put(Outcome.R, "right");
    WINNERS.put(Outcome.D, "draw");
  }

  private final Desk desk;
  private final Control control;
  private final Method method;

  /**
   * @param desk the games
   * @param control the budget of all that is asked
   * @param method {@link Method#BOTH} compares theory and search wherever there are both
   */
  public Judge(Desk desk, Control control, Method method) {
    this.desk = desk;
    this.control = control;
    this.method = method;
  }

  /**
   * The answers to who wins: whoever moves first, whoever moves second, Left, Right, and nobody.
   */
  public static List<String> winners() {
    return List.copyOf(WINNERS.values());
  }

  /**
   * Who wins, as a word of {@link #winners()}.
   *
   * @throws InputException where none of the words says it
   * @throws SearchStopped where the budget ends
   */
  public String winner(Question question) {
    Outcome outcome = outcome(question.sum());
    if (!WINNERS.containsKey(outcome)) {
      throw new InputException(
          "who wins '" + question.text() + "' takes more than one word: " + outcome.sentence());
    }
    return WINNERS.get(outcome);
  }

  /** What a player gets who moves first. */
  public Result result(Question question, Player player) {
    return outcome(question.sum()).forMover(player);
  }

  /**
   * Whether a move gets the best result that there is for the player, and that is no loss.
   *
   * @throws InputException where there is no such move
   * @throws SearchStopped where the budget ends
   */
  public boolean best(Question question, Player player, String move) {
    Sum to =
        new GamePlay(question.sum(), player)
            .after(move, 0)
            .orElseThrow(() -> new InputException("'" + move + "' is no move here"));
    Result best = result(question, player);
    return best != Result.LOSS && after(to, player) == best;
  }

  /**
   * All moves that get the best result that there is for a player, as text; none where all lose.
   *
   * @throws InputException where there are more than 400 moves
   * @throws SearchStopped where the budget ends
   */
  public List<String> best(Question question, Player player) {
    Result best = result(question, player);
    List<String> found = new ArrayList<>();
    for (Move<Sum> move : moves(question, player)) {
      if (best != Result.LOSS && after(move.to(), player) == best) {
        found.add(move.text());
      }
    }
    return found;
  }

  /**
   * The moves of a player.
   *
   * @throws InputException where there are more than 400
   */
  public static List<Move<Sum>> moves(Question question, Player player) {
    FirstMoves<Sum> moves =
        FirstMoves.of(new SumPlay(question.sum()), question.sum(), player, MOST_MOVES);
    if (!moves.complete()) {
      throw new InputException("'" + question.text() + "' has more than " + MOST_MOVES + " moves");
    }
    return moves.list();
  }

  private Result after(Sum to, Player player) {
    return outcome(to).forMover(player.opponent()).forOpponent();
  }

  private Outcome outcome(Sum sum) {
    Report<OutcomeAnswer> report = ask(sum, method);
    if (!report.agree()) {
      throw new IllegalStateException("theory and search disagree on " + SumText.write(sum));
    }
    return report.first().orElseThrow(this::stopped).outcome();
  }

  private Report<OutcomeAnswer> ask(Sum sum, Method how) {
    try {
      return desk.analyst().outcome(sum, how, Ask.ANSWER, control);
    } catch (NotAnsweredException e) {
      if (how != Method.BOTH) {
        throw e;
      }
      // What no search can go through is answered by the theory alone.
      return ask(sum, Method.BEST);
    }
  }

  private SearchStopped stopped() {
    control.throwIfStopped();
    return new SearchStopped(StopReason.TIME);
  }

  /**
   * What an expression is worth, in the notation of values.
   *
   * @throws IllegalArgumentException where it has no value
   * @throws SearchStopped where the budget ends
   */
  public String value(String expression) {
    Worksheet worksheet = new Worksheet(desk);
    return control
        .heeding(() -> worksheet.worth(worksheet.evaluate(expression, searches()), searches()))
        .toString();
  }

  /**
   * Whether a value that was typed is that of an expression. What is typed is a value and names no
   * position.
   *
   * @throws org.farstar.values.text.NotationException where it is no value
   */
  public boolean worth(String expression, String typed) {
    if (typed.indexOf('"') >= 0) {
      throw new InputException("found " + typed + ", allowed: a value, such as 1/2, *3 or ^");
    }
    Worksheet worksheet = new Worksheet(desk);
    // Alone first: what is wrong with it is named by the columns of what was typed.
    worksheet.evaluate(typed, searches());
    worksheet.evaluate("answer := " + typed, searches());
    return truth(worksheet, "answer == " + expression);
  }

  /**
   * Whether an expression holds.
   *
   * @throws InputException where it is neither true nor false
   */
  public boolean holds(String expression) {
    return truth(new Worksheet(desk), expression);
  }

  private boolean truth(Worksheet worksheet, String expression) {
    Evaluated result = control.heeding(() -> worksheet.evaluate(expression, searches()));
    if (result instanceof Evaluated.OfTruth truth) {
      return truth.truth();
    }
    throw new InputException(
        "'" + expression + "' is " + result.kind() + ", allowed: what is true or false");
  }

  private Searches searches() {
    return Searches.of(() -> control, () -> {});
  }
}
