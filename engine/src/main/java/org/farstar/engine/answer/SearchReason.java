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

  private final int longest;

  private final Sum root;
  private final SumPlay play;
  private final Keeping best;

  /** Finds moves that keep what a player gets. */
  @FunctionalInterface
  interface Keeping {
    /** What is known of the moves of a player that keep a result. */
    Best keeping(Result result, Sum sum, Player player);
  }

  SearchReason(Sum root, Keeping best) {
    this(root, best, LONGEST_LINE);
  }

  /**
   * @param longest the most moves of a line
   */
  SearchReason(Sum root, Keeping best, int longest) {
    this.longest = longest;
    this.root = root;
    this.play = new SumPlay(root);
    this.best = best;
  }

  List<Step> explain(Outcome outcome) {
    List<Step> steps = new ArrayList<>(over().stream().toList());
    if (steps.isEmpty()) {
      for (Player player : starts()) {
        steps.add(start(player, outcome.forMover(player)));
        line(player, outcome.forMover(player)).ifPresent(steps::add);
      }
    }
    return steps;
  }

  /** The players who may move first, one where both have the same moves. */
  List<Player> starts() {
    return play.impartial() ? List.of(Player.LEFT) : List.of(Player.values());
  }

  /** Who has won, where the play is over by a verdict. */
  Optional<Step> over() {
    return play.verdict(root)
        .map(
            verdict -> {
              Optional<Winner> winner = SumLook.winner(root, verdict);
              return Step.of(StepKind.OVER)
                  .with("outcome", verdict.label(false))
                  .with("winner", winner.map(Winner::word))
                  .with("role", winner.flatMap(Winner::role));
            });
  }

  /** What a player gets who moves first, and by which move, or by which answers not more. */
  Step start(Player player, Result result) {
    return start(root, player, result, best.keeping(result, root, player));
  }

  /** A play in which both sides keep what they get, as far as such moves are known. */
  Optional<Step> line(Player first, Result result) {
    return line(root, first, result, best.keeping(result, root, first));
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

  private Optional<Step> line(Sum position, Player first, Result result, Best known) {
    List<String> texts = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    Player mover = first;
    Result forMover = result;
    Best next = known;
    while (next.move().isPresent() && texts.size() < longest) {
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
