package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Step;

/**
 * What is known without search about the Grundy values of the positions of one ruleset. Made for
 * one question, which it may prepare tables for.
 *
 * @param <P> the positions of one term
 */
public interface GrundyRule<P> {
  /** The statements it rests on where a position stands alone. */
  String cite();

  /** Whether the previous player wins: the Grundy value is 0. */
  boolean isZero(P position);

  /** The Grundy value; empty where only {@link #isZero} is known. */
  Optional<BigInteger> value(P position);

  /**
   * Hands over every option of a position that has this Grundy value, and never lists the others.
   *
   * @param wanted the value; 0 unless the {@link #value} of the position is known
   */
  void options(P position, BigInteger wanted, Moves<P> moves);

  /**
   * Why the position has its value.
   *
   * @param alone whether it is the only term, so that the steps may say who wins
   */
  List<Step> reason(P position, boolean alone);
}
