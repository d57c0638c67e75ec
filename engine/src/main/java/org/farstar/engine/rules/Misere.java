package org.farstar.engine.rules;

import org.farstar.engine.play.Ending;

/**
 * A ruleset with the other ending: where the last player wins, the last player loses, and the other
 * way round.
 *
 * @param <P> the positions
 */
public final class Misere<P> implements DelegatingRules<P> {
  private final Rules<P> rules;

  /**
   * @throws IllegalArgumentException if the ruleset ends by a verdict, which has no misère form
   *     here
   */
  public Misere(Rules<P> rules) {
    if (rules.ending() == Ending.VERDICT) {
      throw new IllegalArgumentException("a game that ends by a verdict has no misère form");
    }
    this.rules = rules;
  }

  /** The rules with their own ending. */
  @Override
  public Rules<P> rules() {
    return rules;
  }

  @Override
  public Ending ending() {
    return rules.ending() == Ending.LAST_PLAYER_WINS
        ? Ending.LAST_PLAYER_LOSES
        : Ending.LAST_PLAYER_WINS;
  }
}
