package org.farstar.verify;

import java.util.Optional;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;

/** What is claimed of a position. Its text is that of the certificate's line {@code claim}. */
public sealed interface Claim {
  /** The number of the line of a certificate that has the claim. */
  int LINE = 7;

  /** The outcomes of games that are 0 or more. */
  OutcomeSet AT_LEAST_ZERO = OutcomeSet.of(Outcome.P, Outcome.L);

  /** The outcomes of games that are 0 or less. */
  OutcomeSet AT_MOST_ZERO = OutcomeSet.of(Outcome.P, Outcome.R);

  /**
   * Who wins.
   *
   * @param outcome the outcome class
   */
  record OfOutcome(Outcome outcome) implements Claim {
    private static final String WORD = "outcome ";

    @Override
    public String toString() {
      return WORD + outcome.label(false);
    }
  }

  /**
   * A value.
   *
   * @param value the value
   */
  record OfValue(ShortGame value) implements Claim {
    private static final String WORD = "value ";

    @Override
    public String toString() {
      return WORD + value;
    }
  }

  /**
   * That who wins is one of some outcome classes, not all and more than one.
   *
   * @param outcomes the classes
   */
  record OfPossible(OutcomeSet outcomes) implements Claim {
    private static final String WORD = "possible ";

    @Override
    public String toString() {
      return WORD + outcomes;
    }
  }

  /**
   * Bounds of a value, one at least.
   *
   * @param low what the value is at least
   * @param high what it is at most
   */
  record OfBounds(Optional<ShortGame> low, Optional<ShortGame> high) implements Claim {
    private static final String AT_LEAST = "at least ";
    private static final String AT_MOST = "at most ";
    private static final String BETWEEN = "between ";
    private static final String AND = " and ";

    /** The bounds without the word for values. */
    String words() {
      if (low.isPresent() && high.isPresent()) {
        return BETWEEN + low.get() + AND + high.get();
      }
      return low.map(value -> AT_LEAST + value).orElseGet(() -> AT_MOST + high.orElseThrow());
    }

    @Override
    public String toString() {
      return OfValue.WORD + words();
    }

    private static Optional<Claim> read(String text) {
      int and = text.indexOf(AND);
      if (text.startsWith(BETWEEN) && and > 0) {
        return Optional.of(
            new OfBounds(
                Optional.of(value(text.substring(BETWEEN.length(), and))),
                Optional.of(value(text.substring(and + AND.length())))));
      }
      if (text.startsWith(AT_LEAST)) {
        ShortGame low = value(text.substring(AT_LEAST.length()));
        return Optional.of(new OfBounds(Optional.of(low), Optional.empty()));
      }
      return Optional.of(text)
          .filter(bound -> bound.startsWith(AT_MOST))
          .map(bound -> value(bound.substring(AT_MOST.length())))
          .map(high -> new OfBounds(Optional.empty(), Optional.of(high)));
    }
  }

  private static ShortGame value(String text) {
    try {
      return new Universe().read(text);
    } catch (NotationException e) {
      throw RefusedException.at(LINE, "the value '" + text + "': " + e.getMessage());
    }
  }

  /** Reads a claim; empty if the text is not one. */
  static Optional<Claim> read(String text) {
    if (text.startsWith(OfValue.WORD)) {
      String value = text.substring(OfValue.WORD.length());
      return OfBounds.read(value).or(() -> Optional.of(new OfValue(value(value))));
    }
    if (text.startsWith(OfPossible.WORD)) {
      return OutcomeSet.read(text.substring(OfPossible.WORD.length()))
          .<Claim>map(OfPossible::new)
          .filter(claim -> claim.toString().equals(text));
    }
    return Optional.of(text)
        .filter(claim -> claim.startsWith(OfOutcome.WORD))
        .flatMap(claim -> Outcome.ofLabel(claim.substring(OfOutcome.WORD.length())))
        .map(OfOutcome::new);
  }
}
