package org.farstar.engine.theory;

import java.util.Locale;

/** On what a statement stands. */
public sealed interface Standing {
  /** In words, as {@code proved there}. */
  String words();

  /** It is proved in the work that is cited. */
  Standing PROVED_THERE = Plain.PROVED_THERE;

  /** It is a definition, or follows from the rules at sight. */
  Standing RULES = Plain.RULES;

  /** The printed statement is false; this is the correct one. */
  Standing CORRECTED = Plain.CORRECTED;

  /** No proof is known; it has been checked as far as its claim says. */
  Standing CHECKED = Plain.CHECKED;

  /** Nobody is said to have proved it. */
  Standing CONJECTURED = Plain.CONJECTURED;

  /** What needs no more to be said. */
  enum Plain implements Standing {
    PROVED_THERE,
    RULES,
    CORRECTED,
    CHECKED,
    CONJECTURED;

    @Override
    public String words() {
      return this == RULES ? "by the rules" : name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * It is proved in this project.
   *
   * @param page the page with the proof, below {@code docs}
   */
  record ProvedHere(String page) implements Standing {
    @Override
    public String words() {
      return "proved in " + page;
    }
  }
}
