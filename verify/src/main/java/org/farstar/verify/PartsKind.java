package org.farstar.verify;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;

/** Sums in normal play by the values of their parts, see {@link PartsChecker}. */
public final class PartsKind implements Kind {
  /** The kind. */
  public static final Kind KIND = new PartsKind();

  private PartsKind() {}

  @Override
  public String name() {
    return Certificate.PARTS;
  }

  @Override
  public Set<Ending> endings() {
    return Set.of(Ending.LAST_PLAYER_WINS);
  }

  @Override
  public Set<Outcome> outcomes() {
    return EnumSet.allOf(Outcome.class);
  }

  @Override
  public String check(Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    PartsChecker.Verified found =
        PartsChecker.check(body, boards.read(statement), statement.outcome(), checkStop);
    return "the values of the parts, "
        + found.values().stream().map(ShortGame::toString).collect(Collectors.joining(" and "))
        + ", and strategies with "
        + StrategyKind.played(found.played());
  }
}
