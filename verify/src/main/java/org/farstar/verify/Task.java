package org.farstar.verify;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;

/**
 * What one strategy is to show, and on which board.
 *
 * @param board where it begins
 * @param promise who gets what
 */
public record Task(CheckedSum board, Promise promise) {
  /**
   * What together proves a statement: of an outcome, and of some of which one is the outcome, what
   * the players get; of a value that the position less the value is P; of a bound that the position
   * less the bound is P or L, or P or R.
   *
   * @param board the position of the statement
   * @param impartial whether one start is enough where the claim does not tell the players apart
   * @throws RefusedException where the claim is not what such strategies prove
   */
  public static List<Task> of(Statement statement, CheckedSum board, boolean impartial) {
    if (statement.claim() instanceof Claim.OfOutcome claimed) {
      return of(board, OutcomeSet.of(claimed.outcome()), impartial);
    }
    if (statement.claim() instanceof Claim.OfValue claimed) {
      return of(less(board, claimed.value()), OutcomeSet.of(Outcome.P), impartial);
    }
    List<Task> tasks = new ArrayList<>();
    if (statement.claim() instanceof Claim.OfBounds claimed) {
      claimed
          .low()
          .ifPresent(low -> tasks.addAll(of(less(board, low), Claim.AT_LEAST_ZERO, impartial)));
      claimed
          .high()
          .ifPresent(high -> tasks.addAll(of(less(board, high), Claim.AT_MOST_ZERO, impartial)));
      return tasks;
    }
    OutcomeSet outcomes = ((Claim.OfPossible) statement.claim()).outcomes();
    tasks.addAll(of(board, outcomes, impartial));
    List<Promise> promises = tasks.stream().map(Task::promise).toList();
    OutcomeSet left = Promise.left(promises, impartial, board.drawable());
    if (!outcomes.containsAll(left)) {
      throw RefusedException.at(
          Claim.LINE, "found '" + statement.claim() + "', and the strategies for it leave " + left);
    }
    return tasks;
  }

  private static List<Task> of(CheckedSum board, OutcomeSet outcomes, boolean impartial) {
    return Promise.of(outcomes, impartial && board.impartial()).stream()
        .map(promise -> new Task(board, promise))
        .toList();
  }

  private static CheckedSum less(CheckedSum board, ShortGame value) {
    return board.plus(new CheckedPart.Worth(value.negate()));
  }
}
