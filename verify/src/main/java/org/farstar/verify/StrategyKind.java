package org.farstar.verify;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;

/** Strategies in any game, see {@link StrategyChecker}. */
public final class StrategyKind implements Kind {
  /** The kind. */
  public static final Kind KIND = new StrategyKind();

  private StrategyKind() {}

  @Override
  public String name() {
    return Certificate.STRATEGY;
  }

  @Override
  public Set<Ending> endings() {
    return EnumSet.allOf(Ending.class);
  }

  @Override
  public Set<Outcome> outcomes() {
    return EnumSet.allOf(Outcome.class);
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
    StrategyChecker.Verified found = StrategyChecker.check(body, board, outcome, checkStop);
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
