package org.farstar.verify;

import java.util.Optional;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;

/** What is claimed of a position. Its text is that of the certificate's line {@code claim}. */
public sealed interface Claim {
  /** The number of the line of a certificate that has the claim. */
  int LINE = 7;

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

  /** Reads a claim; empty where the text is none. */
  static Optional<Claim> read(String text) {
    if (text.startsWith(OfValue.WORD)) {
      String value = text.substring(OfValue.WORD.length());
      try {
        return Optional.of(new OfValue(new Universe().read(value)));
      } catch (NotationException e) {
        throw RefusedException.at(LINE, "the value '" + value + "': " + e.getMessage());
      }
    }
    return Optional.of(text)
        .filter(claim -> claim.startsWith(OfOutcome.WORD))
        .flatMap(claim -> Outcome.ofLabel(claim.substring(OfOutcome.WORD.length())))
        .map(OfOutcome::new);
  }
}
