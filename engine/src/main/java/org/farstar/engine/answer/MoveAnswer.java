package org.farstar.engine.answer;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.values.player.Result;

/**
 * What a player who moves first gets, and one move that gets it.
 *
 * @param result what the player gets under best play; empty where the budget ended before that was
 *     known
 * @param move a move after which the player gets it; empty for a player who loses, whose moves are
 *     all alike, and where the budget ended before one was known
 * @param by where the result comes from
 * @param stopped why the work ended before everything was known
 * @param positions how many positions were visited
 */
public record MoveAnswer(
    Optional<Result> result,
    Optional<Move<Sum>> move,
    List<Source> by,
    Optional<StopReason> stopped,
    long positions) {
  public MoveAnswer {
    by = List.copyOf(by);
  }
}
