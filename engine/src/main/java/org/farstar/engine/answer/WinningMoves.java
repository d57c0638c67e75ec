package org.farstar.engine.answer;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The winning moves of one player.
 *
 * @param moves the winning moves, best first where the theory ranks them; not all of them where the
 *     position is so large that nobody could read them
 * @param total how many winning moves there are in all, empty where they were not counted
 */
public record WinningMoves(List<WinningMove> moves, Optional<BigInteger> total) {
  public WinningMoves {
    moves = List.copyOf(moves);
  }

  /** All the winning moves there are. */
  public static WinningMoves all(List<WinningMove> moves) {
    return new WinningMoves(moves, Optional.of(BigInteger.valueOf(moves.size())));
  }

  /** No winning move. */
  public static WinningMoves none() {
    return all(List.of());
  }

  /** Whether every winning move is listed. */
  public boolean complete() {
    return total.isPresent() && total.get().equals(BigInteger.valueOf(moves.size()));
  }
}
