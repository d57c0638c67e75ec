package org.farstar.engine.claim;

import java.util.Locale;

/** What became of a claim when it was checked. */
public enum Status {
  /** No counterexample in the scope that was checked. */
  HOLDS,
  /** A counterexample was found. */
  FAILS,
  /** As printed it has a counterexample; the corrected statement has none in the scope. */
  CORRECTED,
  /** A conjecture: no counterexample in the scope that was checked, and no proof. */
  OPEN;

  /** The word in lower case, as machines read it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
