package org.farstar.engine.sum;

/**
 * Who wins a sum for one starting player, and the rule that says so.
 *
 * @param wins whether the player who moves first wins
 * @param rule why
 */
record Verdict(boolean wins, Rule rule) {
  /** The rules by which a sum is decided without a move. */
  enum Rule {
    /** All parts that do not cancel are numbers, ups and stars: their sum is known. */
    VALUE("the parts that do not cancel are numbers, ups and stars, whose sum is known"),
    /** The table has it from an earlier search. */
    KNOWN("an earlier search has found it"),
    /** The winner loses no part: see the first two rules of {@link Bounds}. */
    SIGNS("the outcomes of the parts alone decide, as no part is against the winner"),
    /** The sum of the mean values is farther from 0 than the greatest temperature. */
    TEMPERATURE("the sum of the mean values is farther from 0 than the greatest temperature"),
    /** The stops of the parts bound a stop of the sum away from 0. */
    STOPS("the stops of the parts add up to a number on the winner's side of 0");

    private final String clause;

    Rule(String clause) {
      this.clause = clause;
    }

    /** A clause without a capital or a full stop. */
    String clause() {
      return clause;
    }
  }
}
