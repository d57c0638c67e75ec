package org.farstar.engine.theory;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Move;

/**
 * Moves of one player in one part, found by a theorem.
 *
 * @param moves the moves, best first where the theorem ranks them; not all of them where the part
 *     is so large that nobody could read them
 * @param total how many there are in all, empty where they were not counted
 * @param <P> the positions
 */
public record PartMoves<P>(List<Move<P>> moves, Optional<BigInteger> total) {
  public PartMoves {
    moves = List.copyOf(moves);
  }

  /** All the moves there are. */
  public static <P> PartMoves<P> all(List<Move<P>> moves) {
    return new PartMoves<>(moves, Optional.of(BigInteger.valueOf(moves.size())));
  }

  /** Some of the moves; how many there are is not known. */
  public static <P> PartMoves<P> some(List<Move<P>> moves) {
    return new PartMoves<>(moves, Optional.empty());
  }

  /** No move at all. */
  public static <P> PartMoves<P> none() {
    return all(List.of());
  }
}
