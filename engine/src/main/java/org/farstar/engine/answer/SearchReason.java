package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.engine.answer.BestMoves.Best;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What a search can say for its answer: for each start a winning move, or the answer to each move
 * that fails, and a play in which both sides do their best.
 */
final class SearchReason {
  /** Of a player who loses, this many moves are listed with their answers. */
  private static final int MOST_REFUTATIONS = 6;

  private static final int LONGEST_LINE = 12;

  private final Sum root;
  private final SumPlay play;
  private final BestMoves best;

  SearchReason(Sum root, BestMoves best) {
    this.root = root;
    this.play = new SumPlay(root);
    this.best = best;
  }

  List<Step> explain(Outcome outcome) {
    List<Step> steps = new ArrayList<>();
    Sum position = root;
    Optional<Outcome> verdict = play.verdict(position);
    if (verdict.isPresent()) {
      Optional<Winner> winner = SumLook.winner(position, verdict.get());
      steps.add(
          Step.of(StepKind.OVER)
              .with("outcome", verdict.get().label(false))
              .with("winner", winner.map(Winner::word))
              .with("role", winner.flatMap(Winner::role)));
      return steps;
    }
    for (Player player : play.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      Result result = outcome.forMover(player);
      Best first = best.keeping(result, position, player);
      steps.add(start(position, player, result, first));
      line(position, player, result, first).ifPresent(steps::add);
    }
    return steps;
  }

  private String name(Player player) {
    return play.impartial() ? "the next player" : SumLook.title(root, player);
  }

  private Step start(Sum position, Player player, Result result, Best first) {
    Step step =
        Step.of(StepKind.START)
            .with("player", name(player))
            .with("result", result.name().toLowerCase(Locale.ROOT));
    if (!first.known()) {
      return step;
    }
    if (first.move().isEmpty()) {
      return step.with("count", 0);
    }
    if (result == Result.LOSS) {
      return answered(step, play.moveList(position, player), player);
    }
    Move<Sum> move = first.move().get();
    return step.with("move", move.text()).with("to", SumText.positions(move.to()));
  }

  /** A player who loses: the first moves, each with the answer to it. */
  private Step answered(Step step, List<Move<Sum>> moves, Player player) {
    List<List<String>> answers = new ArrayList<>();
    for (Move<Sum> move : moves.subList(0, Math.min(MOST_REFUTATIONS, moves.size()))) {
      List<String> row = new ArrayList<>(List.of(move.text(), SumText.positions(move.to())));
      Best answer = best.keeping(Result.WIN, move.to(), player.opponent());
      answer.move().ifPresent(a -> row.addAll(List.of(a.text(), SumText.positions(a.to()))));
      if (!answer.known()) {
        row.add("unknown");
      }
      answers.add(row);
    }
    return step.with("count", moves.size()).with("answers", answers);
  }

  /** A play in which both sides keep what they get, as far as such moves are known. */
  private Optional<Step> line(Sum position, Player first, Result result, Best known) {
    List<String> texts = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    Player mover = first;
    Result forMover = result;
    Best next = known;
    while (next.move().isPresent() && texts.size() < LONGEST_LINE) {
      texts.add(next.move().get().text());
      Sum now = next.move().get().to();
      positions.add(SumText.positions(now));
      mover = mover.opponent();
      forMover = forMover.forOpponent();
      next = best.keeping(forMover, now, mover);
    }
    boolean over = next.known() && next.move().isEmpty();
    if (texts.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Step.of(StepKind.LINE)
            .with("player", name(first))
            .with("moves", texts)
            .with("positions", positions)
            .with("over", over)
            .with("goesOn", !over));
  }
}
