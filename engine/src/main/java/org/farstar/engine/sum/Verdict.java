package org.farstar.engine.sum;

import java.util.Locale;
import java.util.function.Supplier;

/**
 * Who wins a sum for one starting player, and why.
 *
 * @param wins whether the player who moves first wins
 * @param rule the name of the rule that says so, in small letters
 * @param clause why, without a capital or a full stop
 */
record Verdict(boolean wins, String rule, Supplier<String> clause) {
  private static final Verdict WON = known(true);
  private static final Verdict LOST = known(false);

  private static Verdict known(boolean wins) {
    return new Verdict(wins, "known", () -> "an earlier search has found it");
  }

  /** The table has it from an earlier search. */
  static Verdict found(boolean wins) {
    return wins ? WON : LOST;
  }

  /** The sum has come down to one value. */
  static Verdict ofValue(boolean wins) {
    return new Verdict(
        wins,
        "value",
        () -> "the parts that do not cancel are numbers, ups and stars, whose sum is known");
  }

  /** One of the shortcuts decides. */
  static Verdict by(Shortcut shortcut, boolean wins, Supplier<String> clause) {
    return new Verdict(wins, shortcut.name().toLowerCase(Locale.ROOT), clause);
  }

  /** Whether an earlier search has found it. */
  boolean isFound() {
    return this == WON || this == LOST;
  }
}
