package org.farstar.verify.kernel;

import java.util.List;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.PairingKind;
import org.farstar.verify.PartsKind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Rulesets;
import org.farstar.verify.Statement;
import org.farstar.verify.StrategyKind;
import org.farstar.verify.TermsKind;
import org.farstar.verify.Verified;
import org.farstar.verify.cite.CiteKind;
import org.farstar.verify.draw.SetKinds;
import org.farstar.verify.heap.NimbersKind;
import org.farstar.verify.heap.QuotientKind;
import org.farstar.verify.monotone.SequenceKinds;
import org.farstar.verify.qubic.DictionaryKind;
import org.farstar.verify.tree.TreeKind;

/**
 * Checks certificates. From the text to the sentence that says what is proved all is here: the
 * statement, what its kind may state, the position by the rules of its game, and the body.
 */
public final class Proofs {
  /** All kinds. */
  public static final List<Kind> KINDS =
      List.of(
          StrategyKind.KIND,
          PartsKind.KIND,
          NimbersKind.KIND,
          QuotientKind.KIND,
          CiteKind.KIND,
          TermsKind.of(List.of(StrategyKind.KIND, NimbersKind.KIND, CiteKind.KIND, TreeKind.KIND)),
          TreeKind.KIND,
          PairingKind.KIND,
          SetKinds.REPLIES,
          SetKinds.SETS,
          SetKinds.MIRROR,
          DictionaryKind.KIND,
          SequenceKinds.DECKS,
          SequenceKinds.ORDERS,
          SequenceKinds.WORDS,
          SequenceKinds.LOST);

  private static final int KIND_LINE = 2;

  private Proofs() {}

  /**
   * Checks a certificate.
   *
   * @param text the certificate
   * @param rulesets the games that it may be about
   * @param checkStop asked in every loop, so it should be quick; what it throws ends the check
   * @throws RefusedException where the certificate proves nothing, with the line and what is wrong
   */
  public static Verified verify(String text, Rulesets rulesets, Runnable checkStop) {
    return Cancellation.during(checkStop, () -> checked(text, rulesets, checkStop));
  }

  private static Verified checked(String text, Rulesets rulesets, Runnable checkStop) {
    Certificate certificate = Certificate.read(text);
    Kind kind =
        KINDS.stream()
            .filter(each -> each.name().equals(certificate.kind()))
            .findFirst()
            .orElseThrow(
                () ->
                    RefusedException.at(
                        KIND_LINE,
                        "found 'kind "
                            + certificate.kind()
                            + "', allowed: "
                            + String.join(", ", KINDS.stream().map(Kind::name).toList())));
    Statement statement = Statement.of(certificate, kind);
    Boards boards = new Boards(rulesets);
    try {
      return new Verified(
          statement, kind.check().of(statement, certificate.body(), boards, checkStop));
    } catch (GameTooLargeException e) {
      throw RefusedException.whole(e.getMessage());
    }
  }
}
