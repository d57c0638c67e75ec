package org.farstar.cli;

import org.farstar.engine.budget.StopReason;

/** How a command ended, as scripts see it. */
enum ExitCode {
  ANSWERED(0, "answered"),
  REFUTED(1, "a claim failed, theory and search disagree, or a play need not end"),
  WRONG_INPUT(2, "the input is wrong; the message says where"),
  BUDGET_ENDED(3, "the budget ended first; the output says what is known"),
  FAULT(70, "an internal fault; the message says how to reproduce it"),
  UNWRITTEN(74, "what was found could not be written; the message says why"),
  INTERRUPTED(130, "interrupted; the output says what is known");

  private final int number;
  private final String meaning;

  ExitCode(int number, String meaning) {
    this.number = number;
    this.meaning = meaning;
  }

  int number() {
    return number;
  }

  String meaning() {
    return meaning;
  }

  /** The code of a command whose search was stopped. */
  static ExitCode of(StopReason reason) {
    return reason == StopReason.CANCELLED ? INTERRUPTED : BUDGET_ENDED;
  }

  /** The graver of two ends of parts of one command. */
  ExitCode and(ExitCode other) {
    if (this == ANSWERED) {
      return other;
    }
    // A refutation is news whatever else happened.
    return other == REFUTED ? other : this;
  }
}
