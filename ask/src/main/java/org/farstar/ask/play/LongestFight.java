package org.farstar.ask.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The move by which a player who has lost puts the end off longest, where the winner hurries and
 * the loser delays: the greatest remoteness (Winning Ways, ch. 9). It is searched deeper and
 * deeper; moves after which the winner ends the play within the depth are dropped, and the last one
 * left is the best. Where its share of the budget ends first, it is one of those that were left.
 */
public final class LongestFight {
  /** More moves of one position are not compared. */
  private static final int MOST_MOVES = 200;

  private static final long SHARE = 200_000;
  private static final Duration SHARE_TIME = Duration.ofSeconds(1);

  private final SumPlay rules;
  private final Player winner;
  private final Control control;

  /** For a position and who is to move: within how many moves it is won, or is not. */
  private final Map<Turn, Known> table = new HashMap<>();

  private record Turn(Sum position, Player mover) {}

  private static final class Known {
    private int wonWithin = Integer.MAX_VALUE;
    private int notWithin = -1;
  }

  /**
   * What was found.
   *
   * @param move the move
   * @param after how many moves follow it
   * @param exact whether that is so under best play of both, and not just at least so many
   */
  public record Found(Move<Sum> move, int after, boolean exact) {}

  private LongestFight(SumPlay rules, Player winner, Control control) {
    this.rules = rules;
    this.winner = winner;
    this.control = control;
  }

  /**
   * The move.
   *
   * @param loser who is to move and has lost
   * @param control the work that this is a part of
   * @return empty where the moves cannot be listed, or nothing was found out in time
   */
  public static Optional<Found> of(Sum position, Player loser, Control control) {
    Control part = control.part();
    part.share(SHARE, SHARE_TIME);
    return within(position, loser, part);
  }

  /**
   * The move after a number of positions at most, however long they take: the same on every
   * machine.
   *
   * @param positions how many are looked at
   */
  public static Optional<Found> of(Sum position, Player loser, Control control, long positions) {
    Control part = control.part();
    part.share(positions);
    return within(position, loser, part);
  }

  private static Optional<Found> within(Sum position, Player loser, Control part) {
    SumPlay rules = new SumPlay(position);
    LongestFight fight = new LongestFight(rules, loser.opponent(), part);
    List<Move<Sum>> left = new ArrayList<>();
    int[] depth = {0};
    try {
      return part.heeding(
          () -> {
            FirstMoves<Sum> moves = FirstMoves.of(rules, position, loser, MOST_MOVES);
            left.addAll(moves.list());
            return moves.complete() && !left.isEmpty()
                ? Optional.of(fight.best(left, depth))
                : Optional.empty();
          });
    } catch (SearchStopped e) {
      return depth[0] == 0 || left.isEmpty()
          ? Optional.empty()
          : Optional.of(new Found(left.get(0), depth[0], false));
    }
  }

  /** Drops the moves that lose within a depth, until all that are left do. */
  private Found best(List<Move<Sum>> left, int[] depth) {
    while (true) {
      int within = depth[0];
      List<Move<Sum>> longer = new ArrayList<>();
      for (Move<Sum> move : left) {
        if (!wins(move.to(), winner, within)) {
          longer.add(move);
        }
      }
      if (longer.isEmpty()) {
        return new Found(left.get(0), within, true);
      }
      left.retainAll(longer);
      depth[0]++;
    }
  }

  /** Whether the winner ends the play within so many moves, whatever the loser does. */
  private boolean wins(Sum position, Player mover, int within) {
    Known known =
        table.computeIfAbsent(new Turn(rules.representative(position), mover), turn -> new Known());
    if (within >= known.wonWithin || within <= known.notWithin) {
      return within >= known.wonWithin;
    }
    control.count();
    boolean wins = winsAsked(position, mover, within);
    if (wins) {
      known.wonWithin = Math.min(known.wonWithin, within);
    } else {
      known.notWithin = Math.max(known.notWithin, within);
    }
    return wins;
  }

  private boolean winsAsked(Sum position, Player mover, int within) {
    Optional<Result> end = GamePlay.end(rules, position, mover);
    if (end.isPresent()) {
      return (mover == winner ? end.get() : end.get().forOpponent()) == Result.WIN;
    }
    if (within == 0) {
      return false;
    }
    for (Sum option : rules.options(position, mover)) {
      if (wins(option, mover.opponent(), within - 1) == (mover == winner)) {
        return mover == winner;
      }
    }
    return mover != winner;
  }
}
