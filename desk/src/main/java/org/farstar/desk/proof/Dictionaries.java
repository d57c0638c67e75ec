package org.farstar.desk.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.desk.answer.Amounts;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.TicTacToeGame;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicDictionary;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.Entry;

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
    return new Certificate(
        Certificate.DICTIONARY,
        TicTacToeGame.ID,
        Heads.VERDICT,
        QUBIC,
        Heads.OUTCOME + Outcome.N,
        dictionary);
  }

  /** Has a certificate checked. */
  static Proofs.Verified verified(Certificate certificate, Runnable checkStop) {
    Heads.require(4, "game", certificate.game(), TicTacToeGame.ID);
    Heads.require(5, "play", certificate.play(), Heads.VERDICT);
    Heads.require(6, "position", certificate.position(), QUBIC);
    Heads.require(7, "claim", certificate.claim(), Heads.OUTCOME + Outcome.N);
    List<Entry> entries = new ArrayList<>();
    for (String line : certificate.body()) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line));
    }
    DictionaryChecker.Verified found = DictionaryChecker.check(entries, checkStop);
    return new Proofs.Verified(
        "in tic-tac-toe '" + QUBIC + "' " + Outcome.N.sentence(), sentence(found));
  }

  private static String sentence(DictionaryChecker.Verified found) {
    String needed = ", " + Amounts.count(found.used()) + " of them needed, ";
    if (found.forced() == 0) {
      return Amounts.count(found.lines(), "move") + needed + "and no threats but lines of three";
    }
    return Amounts.count(found.lines(), "strategic move")
        + needed
        + "on "
        + Amounts.count(found.positions(), "position")
        + ", "
        + Amounts.count(found.forced())
        + " of which threats win, found by looking at "
        + Amounts.count(found.threats(), "position");
  }
}
