package org.farstar.verify;

import java.util.EnumSet;
import java.util.List;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;

/** Strategies in any game, see {@link StrategyChecker}. */
public final class StrategyKind {
  /** The kind. */
  public static final Kind KIND =
      new Kind(
              Certificate.STRATEGY,
              EnumSet.allOf(Ending.class),
              EnumSet.allOf(Outcome.class),
              true,
              StrategyKind::check)
          .claiming(half -> half.size() > 1);

  private StrategyKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    CheckedSum board = boards.read(statement);
    StrategyChecker.Verified found =
        StrategyChecker.check(body, 0, Task.of(statement, board, board.impartial()), checkStop);
    return (found.strategies() == 1
            ? "one strategy"
            : Counts.of(found.strategies()) + " strategies")
        + " with "
        + played(found);
  }

  /** How many moves were tried, and by which theorems they are enough. */
  static String played(StrategyChecker.Verified found) {
    String tried = Counts.of(found.lines(), "move") + ", against every reply on ";
    String boards = Counts.of(found.boards(), "board");
    return found.theorems().isEmpty()
        ? tried + boards
        : tried + boards + " up to replies that are alike: " + String.join("; ", found.theorems());
  }
}
