package org.farstar.verify;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;

/** Draws on empty boards of tic-tac-toe, see {@link PairingChecker}. */
public final class PairingKind {
  /** The kind. */
  public static final Kind KIND =
      Kind.ofOutcomes(Certificate.PAIRING, Ending.VERDICT, Set.of(Outcome.D), PairingKind::check);

  private PairingKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    statement.requireGame(Statement.LINES);
    PairingChecker.Verified found = PairingChecker.check(statement.position(), body, checkStop);
    return Counts.of(found.pairs(), "pair")
        + " of cells for the second player, one in each of "
        + Counts.of(found.lines(), "line")
        + "; "
        + Statement.STEALING;
  }
}
