package org.farstar.values.notation;

import java.util.Locale;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.surreal.Surreal;

/**
 * The smallest class of values that a value belongs to. The names of the classes of games and
 * numbers are those of CGSuite's hierarchy.
 */
public enum ValueClass {
  ZERO,
  INTEGER,
  DYADIC_RATIONAL,
  RATIONAL,
  GENERALIZED_ORDINAL,
  SURREAL_NUMBER,
  NIMBER,
  TRANSFINITE_NIMBER,
  LOOPY_NIMBER,
  UPTIMAL,
  CANONICAL_SHORT_GAME,
  PSEUDONUMBER,
  CANONICAL_STOPPER,
  STOPPER_SIDED_VALUE,
  SIDED_VALUE,
  EXPLICIT_GAME,
  MISERE_CANONICAL_GAME,
  OUTCOME_CLASS,
  PLAYER,
  THERMOGRAPH,
  BOOLEAN,
  STRING,
  LIST,
  CLASS;

  /** The name of the property. */
  static final String NAME = "Class";

  /** The name, {@code DyadicRational}. */
  public String title() {
    StringBuilder title = new StringBuilder();
    for (String word : name().split("_")) {
      title.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return title.toString();
  }

  /**
   * The class of a value.
   *
   * @throws IllegalArgumentException if it is a position, which has that of its value
   */
  static ValueClass of(Evaluated value) {
    if (value instanceof Evaluated.OfNumber number) {
      return of(number.number());
    } else if (value instanceof Evaluated.OfSurreal surreal) {
      return of(surreal.number());
    } else if (value instanceof Evaluated.OfGame game) {
      return of(game.game());
    } else if (value instanceof Evaluated.OfLoopy loopy) {
      return of(loopy.game());
    } else if (value instanceof Evaluated.OfNimber nimber) {
      return nimber.nimber().size().isFinite() ? NIMBER : TRANSFINITE_NIMBER;
    } else if (value instanceof Evaluated.OfInfinite) {
      return LOOPY_NIMBER;
    } else if (value instanceof Evaluated.OfForm) {
      return EXPLICIT_GAME;
    } else if (value instanceof Evaluated.OfMisere) {
      return MISERE_CANONICAL_GAME;
    }
    return ofOther(value);
  }

  private static ValueClass ofOther(Evaluated value) {
    if (value instanceof Evaluated.OfOutcome) {
      return OUTCOME_CLASS;
    } else if (value instanceof Evaluated.OfPlayer) {
      return PLAYER;
    } else if (value instanceof Evaluated.OfThermograph
        || value instanceof Evaluated.OfLoopyThermograph) {
      return THERMOGRAPH;
    } else if (value instanceof Evaluated.OfTruth) {
      return BOOLEAN;
    } else if (value instanceof Evaluated.OfText) {
      return STRING;
    } else if (value instanceof Evaluated.OfList) {
      return LIST;
    } else if (value instanceof Evaluated.OfClass) {
      return CLASS;
    }
    throw new IllegalArgumentException(value.kind() + ", which has the class of its value");
  }

  private static ValueClass of(Dyadic number) {
    if (number.isZero()) {
      return ZERO;
    }
    return number.isInteger() ? INTEGER : DYADIC_RATIONAL;
  }

  /** The class of a number that is not dyadic. */
  private static ValueClass of(Surreal number) {
    if (number.isRational()) {
      return RATIONAL;
    }
    return number.isGeneralizedOrdinal() ? GENERALIZED_ORDINAL : SURREAL_NUMBER;
  }

  private static ValueClass of(ShortGame game) {
    if (game.isNimber()) {
      return NIMBER;
    }
    return game.isUptimal() ? UPTIMAL : CANONICAL_SHORT_GAME;
  }

  private static ValueClass of(LoopyGame game) {
    if (game.isStopper()) {
      return game.isPseudonumber() ? PSEUDONUMBER : CANONICAL_STOPPER;
    }
    return game.isStopperSided() ? STOPPER_SIDED_VALUE : SIDED_VALUE;
  }
}
