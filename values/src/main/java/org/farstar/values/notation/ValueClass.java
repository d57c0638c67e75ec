package org.farstar.values.notation;

import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.surreal.Surreal;

/**
 * The smallest class of values that a value belongs to, by the names of CGSuite's hierarchy: Zero,
 * Integer, DyadicRational, Rational, GeneralizedOrdinal, SurrealNumber, Nimber, Uptimal,
 * CanonicalShortGame, Pseudonumber, CanonicalStopper, StopperSidedValue, SidedValue and
 * TransfiniteNimber.
 */
final class ValueClass {
  /** The name of the property. */
  static final String NAME = "Class";

  private ValueClass() {}

  static String of(Evaluated value) {
    if (value instanceof Evaluated.OfNumber number) {
      return of(number.number());
    } else if (value instanceof Evaluated.OfGame game) {
      return of(game.game());
    } else if (value instanceof Evaluated.OfLoopy loopy) {
      return of(loopy.game());
    } else if (value instanceof Evaluated.OfNimber nimber) {
      return nimber.nimber().size().isFinite() ? "Nimber" : "TransfiniteNimber";
    } else if (value instanceof Evaluated.OfInfinite) {
      return "LoopyNimber";
    } else if (value instanceof Evaluated.OfForm) {
      return "ExplicitGame";
    }
    throw new IllegalArgumentException(value.kind() + ", which is no value");
  }

  private static String of(Dyadic number) {
    if (number.isZero()) {
      return "Zero";
    }
    return number.isInteger() ? "Integer" : "DyadicRational";
  }

  /** The class of a number that is not dyadic. */
  static String of(Surreal number) {
    if (number.isRational()) {
      return "Rational";
    }
    return number.isGeneralizedOrdinal() ? "GeneralizedOrdinal" : "SurrealNumber";
  }

  private static String of(ShortGame game) {
    if (game.isNimber()) {
      return "Nimber";
    }
    return game.isUptimal() ? "Uptimal" : "CanonicalShortGame";
  }

  private static String of(LoopyGame game) {
    if (game.isStopper()) {
      return game.isPseudonumber() ? "Pseudonumber" : "CanonicalStopper";
    }
    return game.isStopperSided() ? "StopperSidedValue" : "SidedValue";
  }
}
