package org.farstar.games.graph.core;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Rules;
import org.farstar.verify.cite.Theorem;

/**
 * Rules of a game whose theorems ask for data.
 *
 * @param <P> the positions
 */
public interface WitnessRules<P> extends Rules<P> {
  /** The data with which a theorem decides a position; empty where none are found. */
  Optional<List<String>> witness(Theorem theorem, P position, Control control);
}
