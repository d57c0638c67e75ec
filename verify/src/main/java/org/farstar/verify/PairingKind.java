package org.farstar.verify;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;

/** Draws on empty boards of tic-tac-toe, see {@link PairingChecker}. */
public final class PairingKind implements Kind {
  /** The kind. */
  public static final Kind KIND = new PairingKind();

  private PairingKind() {}

  @Override
  public String name() {
    return Certificate.PAIRING;
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(Ending.VERDICT);
  }

  @Override
  public Set<Outcome> outcomes() {
    return Set.of(Outcome.D);
  }

  @Override
  public String check(Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    statement.requireGame(Statement.LINES);
    PairingChecker.Verified found = PairingChecker.check(statement.position(), body, checkStop);
    return Counts.of(found.pairs(), "pair")
        + " of cells for the second player, one in each of "
        + Counts.of(found.lines(), "line")
        + "; "
        + Statement.STEALING;
  }
}
