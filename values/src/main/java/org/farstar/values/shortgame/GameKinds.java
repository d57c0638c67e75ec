package org.farstar.values.shortgame;

import java.util.Optional;
import org.farstar.values.Dyadic;

/** What kinds of value a game may be; {@link ShortGame} is the only implementation. */
public sealed interface GameKinds permits ShortGame {

  /** The game itself. */
  ShortGame self();

  /** Whether it is 0. */
  default boolean isZero() {
    return Plain.isZero(self());
  }

  /** Whether it is a number. */
  default boolean isNumber() {
    return self().is(Stops.NUMBER);
  }

  /** The number that it is, if it is one. */
  default Optional<Dyadic> asNumber() {
    return isNumber() ? Optional.of(self().number) : Optional.empty();
  }

  /** Whether it is an integer. */
  default boolean isInteger() {
    return isNumber() && self().number.isInteger();
  }

  /** Whether it is a nimber *k; 0 is one. */
  default boolean isNimber() {
    ShortGame g = self();
    return g.isPlain() && g.ups == 0 && g.number.isZero();
  }

  /** Whether it is the sum of a number, a multiple of up and a nimber. */
  default boolean isNumberUpStar() {
    return self().isPlain();
  }

  /** Whether it is the sum of a number, a nimber and multiples of powers of up. */
  default boolean isUptimal() {
    return self().uptimalExpansion().isPresent();
  }

  /** Whether at every turn of play both players can move or neither can. */
  default boolean isAllSmall() {
    return AllSmall.isAllSmall(self());
  }

  /** Whether it lies between -x and x for all numbers x &gt; 0: both stops are 0. */
  default boolean isInfinitesimal() {
    return self().leftStop.isZero() && self().rightStop.isZero();
  }

  /** Whether it is a number and an infinitesimal: both stops are equal. */
  default boolean isNumberish() {
    return self().leftStop.equals(self().rightStop);
  }

  /** Whether it has an atomic weight; all-small games have, and some other infinitesimals. */
  default boolean isAtomic() {
    return AtomicWeight.of(self()) != null;
  }

  /** Whether it is hot: the Left stop is above the Right stop. */
  default boolean isHot() {
    return !isNumberish();
  }

  /**
   * Whether it is a number, or a number and Tiny(g) or Miny(g) for a g whose Right stop is above 0.
   */
  default boolean isNumberTiny() {
    return isNumber() || Tinies.isTiny(self());
  }

  /** Whether every play of the canonical form has an even number of moves. */
  default boolean isEven() {
    return Parity.of(self()) == Parity.EVEN;
  }

  /** Whether every play of the canonical form has an odd number of moves. */
  default boolean isOdd() {
    return Parity.of(self()) == Parity.ODD;
  }

  /** Whether every play of the canonical form reaches its first number after an even number. */
  default boolean isEvenTempered() {
    return Parity.tempered(self()) == Parity.EVEN;
  }

  /** Whether every play of the canonical form reaches its first number after an odd number. */
  default boolean isOddTempered() {
    return Parity.tempered(self()) == Parity.ODD;
  }
}
