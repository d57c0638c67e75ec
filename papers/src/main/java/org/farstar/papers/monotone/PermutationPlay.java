package org.farstar.papers.monotone;

import java.util.Optional;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.values.player.Outcome;

/** A game that ends with a critical subsequence of a permutation which both players build. */
public interface PermutationPlay extends VerdictPlay<Permutation> {
  /** The length at which an ascending subsequence ends the game. */
  int a();

  /** The length at which a descending subsequence ends the game. */
  int d();

  /** Whether who completes a critical subsequence loses. */
  boolean misere();

  @Override
  default Optional<Outcome> verdict(Permutation permutation) {
    return permutation.ascending() >= a() || permutation.descending() >= d()
        ? Optional.of(misere() ? Outcome.N : Outcome.P)
        : Optional.empty();
  }
}
