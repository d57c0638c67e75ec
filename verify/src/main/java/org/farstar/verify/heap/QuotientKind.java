package org.farstar.verify.heap;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.Statement;

/** Sums of heaps in misère play by the quotient of their game, see {@link QuotientChecker}. */
public final class QuotientKind {
  /** The kind. */
  public static final Kind KIND =
      Kind.ofOutcomes(
          Certificate.QUOTIENT,
          Ending.LAST_PLAYER_LOSES,
          Set.of(Outcome.N, Outcome.P),
          QuotientKind::check);

  private QuotientKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    QuotientChecker quotient = QuotientChecker.check(body, checkStop);
    statement.requireOutcome(quotient.outcome(boards.read(statement)));
    return quotient.sentence();
  }
}
