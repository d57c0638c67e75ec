package org.farstar.verify.tree;

import java.util.OptionalLong;
import org.farstar.engine.rules.Rules;

/**
 * Rules that bound a position by counting moves: those that Left has for certain, less those that
 * Right has at most.
 *
 * @param <P> the positions
 */
public interface CountRules<P> extends Rules<P> {
  /** A whole number that the position is worth at least; empty where none is known. */
  OptionalLong atLeast(P position);

  /** Why the position is at least that number, a clause. */
  String whyAtLeast();
}
