package org.farstar.regions.outcome;

import java.util.HashMap;
import java.util.Map;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.PlaneList;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;

/**
 * How many moves a player can make in a region in which the opponent has none, by search. It ends
 * early where every move costs but one unit of the rank, which is seldom hard to find.
 */
final class Solitaire {
  private final RegionRules rules;
  private final Player player;
  private final Map<Board, Long> known = new HashMap<>();
  private long left;

  /**
   * @param most how many positions may be visited
   */
  Solitaire(RegionRules rules, Player player, long most) {
    this.rules = rules;
    this.player = player;
    this.left = most;
  }

  /**
   * The length of the longest sequence of moves; -1 where that takes too many positions.
   *
   * @param rank no sequence is longer
   */
  long longest(Board board, long rank) {
    if (rank == 0) {
      return 0;
    }
    Long before = known.get(board);
    if (before != null) {
      return before;
    }
    if (--left < 0) {
      return -1;
    }
    PlaneList moves = new PlaneList();
    rules.generate(board, player, moves);
    long best = 0;
    for (int i = 0; i < 2 * moves.size() && best < rank; i += 2) {
      Board to = new Board(board.grid(), moves.planes()[i], moves.planes()[i + 1]);
      long length = longest(to, rules.rank(to).orElseThrow());
      if (length < 0) {
        return -1;
      }
      best = Math.max(best, length + 1);
    }
    known.put(board, best);
    return best;
  }
}
