package org.farstar.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;

/**
 * What one strategy is to show, and on which board.
 *
 * @param board where it begins
 * @param promise who gets what
 * @param endless who wins a play that never ends; empty where a play must not come back to a board
 */
public record Task(CheckedSum board, Promise promise, Optional<Outcome> endless) {
  /**
   * What together proves a statement: of an outcome, and of some of which one is the outcome, what
   * the players get; of a value that the position less the value is P; of a bound that the position
   * less the bound is P or L, or P or R.
   *
   * <p>In sums with others who wins a play that never ends may change, so that values and bounds
   * take plays that end.
   *
   * @param board the position of the statement
   * @param impartial whether one start is enough where the claim does not tell the players apart
   * @throws RefusedException where the claim is not what such strategies prove
   */
  public static List<Task> of(Statement statement, CheckedSum board, boolean impartial) {
    if (statement.claim() instanceof Claim.OfOutcome claimed) {
      return of(board, OutcomeSet.of(claimed.outcome()), impartial, board.endless());
    }
    if (statement.claim() instanceof Claim.OfValue claimed) {
      return less(board, claimed.value(), OutcomeSet.of(Outcome.P), impartial);
    }
    List<Task> tasks = new ArrayList<>();
    if (statement.claim() instanceof Claim.OfBounds claimed) {
      claimed
          .low()
          .ifPresent(low -> tasks.addAll(less(board, low, Claim.AT_LEAST_ZERO, impartial)));
      claimed
          .high()
          .ifPresent(high -> tasks.addAll(less(board, high, Claim.AT_MOST_ZERO, impartial)));
      return tasks;
    }
    OutcomeSet outcomes = ((Claim.OfPossible) statement.claim()).outcomes();
    tasks.addAll(of(board, outcomes, impartial, board.endless()));
    List<Promise> promises = tasks.stream().map(Task::promise).toList();
    OutcomeSet left = Promise.left(promises, impartial, board.drawable());
    if (!outcomes.containsAll(left)) {
      throw RefusedException.at(
          Claim.LINE, "found '" + statement.claim() + "', and the strategies for it leave " + left);
    }
    return tasks;
  }

  private static List<Task> of(
      CheckedSum board, OutcomeSet outcomes, boolean impartial, Optional<Outcome> endless) {
    return Promise.of(outcomes, impartial && board.impartial()).stream()
        .map(promise -> new Task(board, promise, endless))
        .toList();
  }

  private static List<Task> less(
      CheckedSum board, ShortGame value, OutcomeSet outcomes, boolean impartial) {
    CheckedSum difference = board.plus(new CheckedPart.Worth(value.negate()));
    return of(difference, outcomes, impartial, Optional.empty());
  }

  /** What together proves that a board is worth 0, or what a sum of values is. */
  static List<Task> ofWorth(CheckedSum board, Outcome outcome) {
    return of(board, OutcomeSet.of(outcome), true, Optional.empty());
  }
}
