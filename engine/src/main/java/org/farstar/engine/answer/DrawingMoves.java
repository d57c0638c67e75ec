package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** By which moves a drawn play stays drawn, where theories say so of every move. */
final class DrawingMoves {
  /** Of more moves nobody asks each. */
  private static final int MOST = 200;

  private static final int LISTED = 30;

  private DrawingMoves() {}

  /**
   * The step that lists them; empty where a theory is silent about a move, there are very many
   * moves, or the players have different ones.
   *
   * @param sum a drawn play
   */
  static Optional<Step> step(Sum sum, Workspace workspace, Control control) {
    if (!sum.impartial()) {
      return Optional.empty();
    }
    SumPlay play = new SumPlay(sum);
    List<Move<Sum>> moves = play.moveList(sum, Player.LEFT);
    if (moves.isEmpty() || moves.size() > MOST) {
      return Optional.empty();
    }
    List<String> drawing = new ArrayList<>();
    for (Move<Sum> move : moves) {
      Optional<Outcome> after =
          play.verdict(move.to())
              .or(
                  () ->
                      PartFacts.of(move.to(), workspace, Ask.ANSWER, control)
                          .flatMap(facts -> facts.outcome(workspace.universe())));
      if (after.isEmpty()) {
        return Optional.empty();
      }
      if (after.get().forMover(Player.RIGHT) == Result.DRAW) {
        drawing.add(move.text());
      }
    }
    List<String> shown = drawing.subList(0, Math.min(LISTED, drawing.size()));
    return Optional.of(
        Step.of(StepKind.RESULT)
            .with("outcome", Outcome.D.label(false))
            .with("player", "the next player")
            .with("moves", shown)
            .with("all", drawing.size() == moves.size())
            .with("count", drawing.size()));
  }
}
