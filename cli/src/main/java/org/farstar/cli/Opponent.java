package org.farstar.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.cli.output.Layout;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Method;
import org.farstar.engine.game.Report;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The engine as a player: the best move it knows of and an honest word on how good it is.
 *
 * @param <P> the positions of one term
 */
final class Opponent<P> {
  private final Question<P> question;
  private final Analyst<P> analyst;
  private final Supplier<Control> begin;
  private final Runnable end;

  /**
   * @param question the game
   * @param begin begins the thinking on one move
   * @param end ends it
   */
  Opponent(Question<P> question, Supplier<Control> begin, Runnable end) {
    this.question = question;
    this.analyst = question.analyst();
    this.begin = begin;
    this.end = end;
  }

  /**
   * A move.
   *
   * @param text the move
   * @param to the position after it
   * @param verdict what the engine knows of it, a clause
   * @param wins whether it is known to win
   * @param reason the steps behind that
   */
  record Choice<P>(String text, Sum<P> to, String verdict, boolean wins, List<Step> reason) {}

  /** A move for a player who has one. */
  Choice<P> choose(Sum<P> position, Player player) {
    Control control = begin.get();
    try {
      Report<OutcomeAnswer> report =
          Question.ask(
              () -> analyst.outcome(position, Method.BEST, Ask.ALL, control),
              control,
              question.rules());
      return report
          .first()
          .map(answer -> known(answer, position, player, control))
          .orElseGet(() -> unknown(report, position, player));
    } finally {
      end.run();
    }
  }

  private Choice<P> known(OutcomeAnswer answer, Sum<P> position, Player player, Control control) {
    List<Step> reason = answer.reason();
    String by = " (" + Sentences.of(answer.by()) + ")";
    Optional<Move<Sum<P>>> winning = winning(answer.moves().orElse(Map.of()), position, player);
    if (winning.isPresent()) {
      return choice(winning.get(), "which wins" + by, true, reason);
    }
    if (answer.outcome().forMover(player) == Result.DRAW) {
      Optional<Move<Sum<P>>> drawing = drawing(position, player, control);
      if (drawing.isPresent()) {
        return choice(drawing.get(), "which draws; nothing wins" + by, false, reason);
      }
    }
    return choice(any(position, player), "for want of a winning move" + by, false, reason);
  }

  private Choice<P> unknown(Report<OutcomeAnswer> report, Sum<P> position, Player player) {
    String why =
        report
            .unfinished()
            .map(u -> u.reason().sentence() + " after " + Layout.count(u.positions(), "position"))
            .orElse("nothing answers");
    return choice(any(position, player), "without knowing: " + why, false, List.of());
  }

  private static <P> Choice<P> choice(
      Move<Sum<P>> move, String verdict, boolean wins, List<Step> reason) {
    return new Choice<>(move.text(), move.to(), verdict, wins, reason);
  }

  private Optional<Move<Sum<P>>> winning(
      Map<Player, WinningMoves> moves, Sum<P> position, Player player) {
    return Optional.ofNullable(moves.get(player))
        .map(WinningMoves::moves)
        .orElse(List.of())
        .stream()
        .flatMap(
            move ->
                question.rules().play(position, player, move.text()).stream()
                    .map(to -> new Move<>(move.text(), to)))
        .findFirst();
  }

  private Optional<Move<Sum<P>>> drawing(Sum<P> position, Player player, Control control) {
    try {
      for (Move<Sum<P>> move : question.rules().moveList(position, player)) {
        Report<OutcomeAnswer> after = analyst.outcome(move.to(), Method.BEST, Ask.ANSWER, control);
        boolean draws =
            after
                .first()
                .filter(a -> a.outcome().forMover(player.opponent()) == Result.DRAW)
                .isPresent();
        if (draws) {
          return Optional.of(move);
        }
      }
    } catch (SearchStopped e) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private Move<Sum<P>> any(Sum<P> position, Player player) {
    return FirstMoves.of(question.rules(), position, player, 1).list().get(0);
  }
}
