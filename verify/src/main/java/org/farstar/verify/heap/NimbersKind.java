package org.farstar.verify.heap;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;

/** Sums of heaps in normal play by what theorems say of their parts, see {@link NimbersChecker}. */
public final class NimbersKind {
  /** The kind. */
  public static final Kind KIND =
      new Kind(
          Certificate.NIMBERS,
          Set.of(Ending.LAST_PLAYER_WINS),
          Set.of(Outcome.N, Outcome.P),
          true,
          NimbersKind::check);

  private NimbersKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    NimbersChecker.Verified found = NimbersChecker.check(body, boards.read(statement), checkStop);
    if (statement.claim() instanceof Claim.OfValue claimed) {
      String value =
          found
              .value()
              .orElseThrow(() -> RefusedException.at(Claim.LINE, "allowed: outcome N, no value"));
      if (!claimed.value().toString().equals(value)) {
        throw RefusedException.at(
            Claim.LINE, "found '" + statement.claim() + "', allowed: value " + value);
      }
    } else {
      statement.requireOutcome(found.outcome());
    }
    return "the parts, which are "
        + String.join(" and ", found.parts())
        + "; "
        + String.join("; ", found.theorems());
  }
}
