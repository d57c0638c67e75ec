package org.farstar.engine.sum;

/**
 * What the solver of sums does besides trying every move. Each may be left out, which costs time
 * and changes no answer; tests do so.
 */
enum Shortcut {
  /** Parts beside their negatives vanish. */
  CANCEL,
  /** Numbers, ups and stars are added up to one value. */
  ADD,
  /** A part of mean value m is m and a part of mean value 0: number translation. */
  MEAN_ZERO,
  /** The parts of the sum that is asked about are searched for their values first. */
  VALUES_FIRST,
  /** Parts that look small are valued when they are met in the search. */
  SMALL_VALUES,
  /** A sum and its negative have one entry in the table. */
  NEGATIVES,
  /** Of equal parts one is moved in. */
  EQUALS,
  /** Moves are tried in the hottest part first. */
  HEAT,
  /** Nobody moves in a number while there is a part that is none: number avoidance. */
  NUMBERS_LAST,
  /** The winner loses no part: see {@link Signs}. */
  SIGNS,
  /** One or two parts that are valued are compared. */
  COMPARE,
  /** The mean values with the temperature as slack: see {@link Temperatures}. */
  TEMPERATURE,
  /** The stops add up: see {@link StopSums}. */
  STOPS,
  /** The atomic weights add up: see {@link AtomicWeights}. */
  ATOMIC_WEIGHT
}
