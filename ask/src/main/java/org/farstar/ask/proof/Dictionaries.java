package org.farstar.ask.proof;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicDictionary;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Statement;

/** Qubic from the empty board has a search and a form of its own. */
final class Dictionaries {
  private static final String QUBIC = "4^3:";

  private Dictionaries() {}

  /** The certificate, where the sum is the empty board of Qubic. */
  static Optional<Certificate> certificate(Sum sum, Control control) {
    return Qubic.of(sum).filter(Qubic::empty).map(board -> certificate(control));
  }

  private static Certificate certificate(Control control) {
    List<String> dictionary =
        QubicDictionary.find(control)
            .orElseThrow(() -> new IllegalStateException("the search for Qubic found no win"));
    return new Statement(Statement.LINES, Ending.VERDICT, QUBIC, new Claim.OfOutcome(Outcome.N))
        .certificate(Certificate.DICTIONARY, dictionary);
  }
}
