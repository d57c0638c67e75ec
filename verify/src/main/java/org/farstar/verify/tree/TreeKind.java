package org.farstar.verify.tree;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;
import org.farstar.verify.Task;

/** Sums in normal play that fall into parts, see {@link TreeChecker}. */
public final class TreeKind {
  /** The kind. */
  public static final Kind KIND =
      new Kind(
              Certificate.TREE,
              Set.of(Ending.LAST_PLAYER_WINS),
              Set.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R),
              true,
              TreeKind::check)
          .claiming(
              half ->
                  Stream.of(Outcome.N, Outcome.P)
                      .anyMatch(
                          start ->
                              half.equals(OutcomeSet.of(start, Outcome.L))
                                  || half.equals(OutcomeSet.of(start, Outcome.R))));

  private TreeKind() {}

  /** The first line of a body: parts of this rank and lower ones are valued. */
  public static String values(long mostRank) {
    return TreeChecker.values(mostRank);
  }

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    CheckedSum board = boards.read(statement);
    if (board.drawable()) {
      // There the answers in the mirror only draw: a part and its negative do not vanish.
      throw RefusedException.whole("play may never end, and trees are of play that ends");
    }
    TreeChecker.Verified found =
        TreeChecker.check(body, board, Task.of(statement, board, false), checkStop);
    return Counts.of(found.lines(), "sum")
        + " of parts with "
        + Counts.of(found.answers(), "answer")
        + (found.theorems().isEmpty() ? "" : "; ")
        + String.join("; ", found.theorems());
  }
}
