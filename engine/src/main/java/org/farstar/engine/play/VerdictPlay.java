package org.farstar.engine.play;

/**
 * A play in which both players have the same moves and a {@linkplain Play#verdict verdict} says who
 * has won: the one who moved last, the other one, or nobody.
 *
 * @param <P> the positions
 */
public interface VerdictPlay<P> extends Play<P> {
  @Override
  default Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  default boolean impartial() {
    return true;
  }
}
