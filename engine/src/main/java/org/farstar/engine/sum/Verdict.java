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
    /** All parts are numbers, ups and stars, or cancelled: their sum is known. */
    VALUE("the parts that do not cancel add up to a value that is known"),
    /** The table has it. */
    KNOWN("it was met before"),
    /** No part can be lost, and one can be won. */
    SIGNS("the outcomes of the parts alone decide: no part is against the winner"),
    /** The mean values add up to more than the greatest temperature. */
    TEMPERATURE("the mean values add up to more than the greatest temperature can take away"),
    /** The stops add up. */
    STOPS("the stops of the parts add up to a number on the winner's side of 0"),
    /** By trying moves. */
    SEARCH("the moves were searched");

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
