package org.farstar.verify;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;

/** Sums in normal play by a certificate of each part, see {@link TermsChecker}. */
public final class TermsKind {
  private TermsKind() {}

  /** The kind; of parts these kinds are known. */
  public static Kind of(List<Kind> kinds) {
    return new Kind(
        Certificate.TERMS,
        Set.of(Ending.LAST_PLAYER_WINS),
        Set.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R),
        true,
        (statement, body, boards, checkStop) -> check(kinds, statement, body, boards, checkStop));
  }

  private static String check(
      List<Kind> kinds, Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    TermsChecker.Verified found = TermsChecker.check(kinds, statement, body, boards, checkStop);
    if (statement.claim() instanceof Claim.OfValue claimed) {
      String value =
          found
              .value()
              .orElseThrow(() -> RefusedException.at(Claim.LINE, "allowed: an outcome, no value"))
              .toString();
      if (!claimed.value().toString().equals(value)) {
        throw RefusedException.at(
            Claim.LINE, "found '" + statement.claim() + "', allowed: value " + value);
      }
    } else {
      statement.requireOutcome(found.outcome());
    }
    String proved =
        found.parts().isEmpty()
            ? "since "
            : "since "
                + String.join(" and ", found.parts())
                + "; these by "
                + String.join("; ", found.how())
                + "; ";
    return "its parts, "
        + proved
        + "equal games may stand for each other in a sum, and games of one sign add";
  }
}
