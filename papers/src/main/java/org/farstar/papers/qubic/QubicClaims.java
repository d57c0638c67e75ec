package org.farstar.papers.qubic;

import java.util.List;
import java.util.function.Supplier;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.positional.QubicGame;
import org.farstar.games.positional.draw.ShippedCertificate;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.qubic.DictionaryTheory;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.RefusedException;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.draw.RepliesChecker;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.Entry;
import org.farstar.verify.qubic.Patashnik;

/**
 * What is claimed of Qubic and of larger cubes, each checked by a program that knows the rules
 * alone.
 */
public final class QubicClaims implements ClaimProvider {
  private static final String PAPER = "qubic";
  private static final Claims CLAIMS = Claims.of(Works.QUBIC);

  @Override
  public String paper() {
    return PAPER;
  }

  @Override
  public List<Claim> claims(String game) {
    return game.equals(QubicGame.ID) ? all() : List.of();
  }

  private static List<Claim> all() {
    return List.of(
        CLAIMS
            .at("patashnik", "O. Patashnik, Mathematics Magazine 53 (1980), 202-216")
            .says(
                "With the dictionary of 2,929 strategic moves, found in 1976 and 1977, the first"
                    + " player wins Qubic against every reply; each of its lines is needed.")
            .over("all replies to the whole dictionary")
            .butNot(
                "It wins without its last line, too.",
                cases -> wins(() -> shortened(Patashnik.dictionary()), cases))
            .check(cases -> wins(Patashnik::dictionary, cases)),
        Claims.of(DictionaryTheory.DICTIONARY)
            .over("all replies to the whole dictionary")
            .butNot(
                "It wins without its last line, too.",
                cases -> wins(() -> shortened(ShippedDictionary.entries()), cases))
            .check(cases -> wins(ShippedDictionary::entries, cases)),
        CLAIMS
            .at("seven", "arXiv:2509.21494 (2025)")
            .says(
                "On [7]^3 the game is drawn: after replies of the second player from a certificate,"
                    + " the lines that the first may still complete have a draw-forcing pairing.")
            .over("all moves against all replies of the certificate")
            .butNot(
                "On [7]^3 no reply is needed: the empty board has a pairing, or a small potential.",
                cases -> draws(new Cube(7, 3), List.of(), cases))
            .check(cases -> draws(new Cube(7, 3), ShippedCertificate.seven().body(), cases)));
  }

  private static void draws(Cube cube, List<String> replies, Cases cases) {
    Runnable checkStop = cases.control()::throwIfStopped;
    LineBoard board = LineBoard.cube(cube.side(), cube.dimension(), checkStop);
    try {
      RepliesChecker.check(board, replies, checkStop);
    } catch (RefusedException e) {
      cases.check(false, e::getMessage);
      return;
    }
    cases.check(true, () -> "");
  }

  private static List<Entry> shortened(List<Entry> entries) {
    return entries.subList(0, entries.size() - 1);
  }

  private static void wins(Supplier<List<Entry>> dictionary, Cases cases) {
    DictionaryChecker.Verified found;
    try {
      found = DictionaryChecker.check(dictionary.get(), cases.control()::throwIfStopped);
    } catch (RefusedException e) {
      cases.check(false, e::getMessage);
      return;
    }
    cases.check(true, () -> "");
    cases.equal(found.lines(), found.used(), () -> "lines that some play leads to");
  }
}
