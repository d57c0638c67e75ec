package org.farstar.engine.claim;

import java.util.HashMap;
import java.util.Map;

/** What is asked of the cases of a check that compares two ways to the same thing. */
@FunctionalInterface
interface Expectations {
  /** Of every case what the claim expects of it. */
  Expectations OWN = (expected, place) -> expected;

  /**
   * What is asked of a case.
   *
   * @param expected what the claim expects
   * @param place tells the comparisons of a check apart
   */
  Object of(Object expected, Class<?> place);

  /**
   * Of every case what the claim expects of the case before, among those that are compared at the
   * same place of the check. A claim that stands this compares only with a constant.
   */
  static Expectations shifted() {
    Map<Class<?>, Object> before = new HashMap<>();
    return (expected, place) -> {
      Object last = before.containsKey(place) ? before.get(place) : expected;
      before.put(place, expected);
      return last;
    };
  }
}
