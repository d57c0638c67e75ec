package org.farstar.games.graph;

import org.farstar.engine.rules.DelegatingRules;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;

/**
 * Rules whose positions name files, with the files at hand.
 *
 * @param rules the rules
 * @param sources the files
 * @param <P> the positions
 */
public record RulesWithFiles<P>(Rules<P> rules, Sources sources) implements DelegatingRules<P> {
  @Override
  public P read(String text) {
    return rules.read(text, sources);
  }

  @Override
  public P read(String text, Sources others) {
    return read(text);
  }
}
