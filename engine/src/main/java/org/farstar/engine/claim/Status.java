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
  /** The print can be read in several ways; as it is read here it has no counterexample. */
  READING,
  /**
   * Not settled: a conjecture without a counterexample in the scope that was checked, or a claim of
   * which the budget did not allow the smallest size to be checked.
   */
  OPEN;

  /** The word in lower case, as machines read it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
