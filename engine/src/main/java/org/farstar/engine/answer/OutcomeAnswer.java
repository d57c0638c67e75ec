package org.farstar.engine.answer;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Who wins, and why.
 *
 * @param outcome the outcome class
 * @param moves the winning moves of each player moving first, empty unless asked for; for impartial
 *     games both players have the same
 * @param remoteness where a play may never end, after how many moves it is over when the winner
 *     hurries and the loser delays, by who moves first; a player is left out where it is drawn or
 *     won by a play without end
 * @param reason the steps, empty unless asked for
 * @param by where the answer comes from
 */
public record OutcomeAnswer(
    Outcome outcome,
    Optional<Map<Player, WinningMoves>> moves,
    Optional<Map<Player, Integer>> remoteness,
    List<Step> reason,
    List<Source> by) {
  /**
   * @throws IllegalArgumentException if a step lacks data that its kind requires
   */
  public OutcomeAnswer {
    moves = moves.map(OutcomeAnswer::frozen);
    remoteness = remoteness.map(OutcomeAnswer::frozen);
    reason = Step.complete(reason);
    by = List.copyOf(by);
  }

  /** An answer about a play that ends. */
  public OutcomeAnswer(
      Outcome outcome,
      Optional<Map<Player, WinningMoves>> moves,
      List<Step> reason,
      List<Source> by) {
    this(outcome, moves, Optional.empty(), reason, by);
  }

  /** An answer from one source. */
  public OutcomeAnswer(
      Outcome outcome, Optional<Map<Player, WinningMoves>> moves, List<Step> reason, Source by) {
    this(outcome, moves, reason, List.of(by));
  }

  private static <V> Map<Player, V> frozen(Map<Player, V> moves) {
    Map<Player, V> copy = new EnumMap<>(Player.class);
    copy.putAll(moves);
    return Collections.unmodifiableMap(copy);
  }
}
