package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.ValueRules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Winning moves found by trying every move. */
final class TriedMoves {
  private TriedMoves() {}

  /**
   * The winning moves of both players.
   *
   * @param outcome who wins the sum: who does not win moving first has no winning move
   * @param losesFirst whether a player who moves first in a sum loses it
   */
  static Map<Player, WinningMoves> moves(
      Sum sum, Outcome outcome, BiPredicate<Sum, Player> losesFirst) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      moves.put(
          player,
          outcome.forMover(player) != Result.WIN
              ? WinningMoves.none()
              : player == Player.RIGHT && sum.impartial()
                  ? moves.get(Player.LEFT)
                  : moves(sum, player, losesFirst));
    }
    return moves;
  }

  /** The winning moves of one player. */
  static WinningMoves moves(Sum sum, Player player, BiPredicate<Sum, Player> losesFirst) {
    SumPlay play = new SumPlay(sum);
    List<WinningMove> winning = new ArrayList<>();
    if (play.verdict(sum).isEmpty()) {
      play.moves(
          sum,
          player,
          (to, text) -> {
            if (losesFirst.test(to, player.opponent())) {
              winning.add(new WinningMove(text.get(), SumText.positions(to)));
            }
          });
    }
    return sum.terms().stream().anyMatch(ValueRules::isInfinite)
        ? new WinningMoves(winning, Optional.empty())
        : WinningMoves.all(winning);
  }
}
