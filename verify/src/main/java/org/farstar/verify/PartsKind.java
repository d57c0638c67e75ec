package org.farstar.verify;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;

/** Sums in normal play by the values of their parts, see {@link PartsChecker}. */
public final class PartsKind {
  /** The kind. */
  public static final Kind KIND =
      Kind.ofOutcomes(
          Certificate.PARTS,
          Ending.LAST_PLAYER_WINS,
          EnumSet.allOf(Outcome.class),
          PartsKind::check);

  private PartsKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    PartsChecker.Verified found =
        PartsChecker.check(body, boards.read(statement), statement.outcome(), checkStop);
    return "the values of the parts, "
        + found.values().stream().map(ShortGame::toString).collect(Collectors.joining(" and "))
        + ", and strategies with "
        + StrategyKind.played(found.played());
  }
}
