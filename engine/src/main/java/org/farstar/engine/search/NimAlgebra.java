package org.farstar.engine.search;

import java.util.List;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;

/**
 * Impartial positions, whose values are nimbers: the least nimber that no option has (Sprague and
 * Grundy). Only for rulesets that are impartial; the list of Right's options is not looked at.
 */
public final class NimAlgebra implements Algebra<Nimber> {
  /** An algebra; it has no state, so that any two are alike. */
  public NimAlgebra() {}

  @Override
  public Nimber zero() {
    return Nimber.ZERO;
  }

  @Override
  public Nimber negate(Nimber value) {
    return value;
  }

  @Override
  public Nimber sum(Nimber a, Nimber b) {
    return a.plus(b);
  }

  @Override
  public Nimber of(List<Nimber> left, List<Nimber> right) {
    return Nimber.ofOptions(left);
  }

  @Override
  public Outcome outcome(Nimber value) {
    return value.isZero() ? Outcome.P : Outcome.N;
  }
}
