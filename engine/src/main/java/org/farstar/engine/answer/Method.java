package org.farstar.engine.answer;

/** How an answer is to be found. */
public enum Method {
  /** By a theory where one applies, otherwise by search. */
  BEST,
  /** By a theory only. */
  THEORY,
  /** By search only. */
  SEARCH,
  /** By a theory, where one applies, and by search, compared with each other. */
  BOTH
}
