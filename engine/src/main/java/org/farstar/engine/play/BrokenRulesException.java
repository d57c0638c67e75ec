package org.farstar.engine.play;

import org.farstar.values.player.Outcome;

/** A search met rules that contradict themselves. */
public final class BrokenRulesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private BrokenRulesException(String what) {
    super(what);
  }

  /** A verdict where the ending is another: a value search and a sum would not ask for it. */
  public static BrokenRulesException verdictElsewhere(String position) {
    return new BrokenRulesException(
        "the ruleset gives a verdict on '" + position + "', but its ending is not Ending.VERDICT");
  }

  /** A winner of plays without end that cannot be. */
  public static BrokenRulesException endless(Outcome outcome) {
    return new BrokenRulesException(
        "the ruleset says '"
            + outcome
            + "' of a play that never ends; it must be D, or L or R where the players differ");
  }

  /** No verdict where one must be. */
  public static BrokenRulesException noVerdict(String position) {
    return new BrokenRulesException(
        "the ruleset gives no verdict on '" + position + "', which has no move");
  }
}
