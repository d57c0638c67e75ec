package org.farstar.verify.tree;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.Kind;
import org.farstar.verify.Statement;

/** Sums in normal play that fall into parts, see {@link TreeChecker}. */
public final class TreeKind implements Kind {
  /** The kind. */
  public static final Kind KIND = new TreeKind();

  private TreeKind() {}

  /** The first line of a body: parts of this rank and lower ones are valued. */
  public static String values(long mostRank) {
    return TreeChecker.values(mostRank);
  }

  @Override
  public String name() {
    return Certificate.TREE;
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(Ending.LAST_PLAYER_WINS);
  }

  @Override
  public Set<Outcome> outcomes() {
    return Set.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R);
  }

  @Override
  public boolean claimsValues() {
    return true;
  }

  /** A value is that of a position if the second player wins the position less the value. */
  @Override
  public String check(Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    CheckedSum position = boards.read(statement);
    CheckedSum board =
        statement
            .value()
            .map(claim -> position.plus(new CheckedPart.Worth(claim.value().negate())))
            .orElse(position);
    Outcome outcome = statement.value().isPresent() ? Outcome.P : statement.outcome();
    TreeChecker.Verified found = TreeChecker.check(body, board, outcome, checkStop);
    return Counts.of(found.lines(), "sum")
        + " of parts with "
        + Counts.of(found.answers(), "answer")
        + (found.theorems().isEmpty() ? "" : "; ")
        + String.join("; ", found.theorems());
  }
}
