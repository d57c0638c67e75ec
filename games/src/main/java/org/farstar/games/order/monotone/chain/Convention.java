package org.farstar.games.order.monotone.chain;

/** Who wins by completing a subsequence of critical length. */
public enum Convention {
  /** Normal play: who completes it wins. */
  NORMAL,
  /** Misère play: who completes it loses. */
  MISERE;

  /** The convention with this answer to 'is it misère?'. */
  public static Convention of(boolean misere) {
    return misere ? MISERE : NORMAL;
  }

  /** The word in a sentence. */
  public String word() {
    return this == NORMAL ? "normal" : "misere";
  }
}
