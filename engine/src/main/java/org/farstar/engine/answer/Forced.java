package org.farstar.engine.answer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * After how many moves a play is over in which the winner hurries and the loser delays, by trying
 * all plays where they are few.
 *
 * @param <P> the positions
 */
final class Forced<P> {
  /** A position with who is to move, and within how many moves; negative for a loss. */
  private record Turn<P>(P position, Player mover, int moves) {}

  private final Play<P> play;
  private final Map<Turn<P>, Boolean> known = new HashMap<>();
  private final int most;
  private int visited;

  /**
   * @param most how many positions may be visited
   */
  Forced(Play<P> play, int most) {
    this.play = play;
    this.most = most;
  }

  /**
   * Whether the winner can end the play within so many moves, and not with fewer.
   *
   * @param mover who moves first
   * @param moverWins whether that is the winner
   * @return empty where too many plays would have to be tried
   */
  Optional<Boolean> takes(P position, Player mover, boolean moverWins, int moves) {
    Optional<Boolean> within = within(position, mover, moverWins, moves);
    Optional<Boolean> sooner =
        moves == 0 ? Optional.of(false) : within(position, mover, moverWins, moves - 1);
    return within.flatMap(yes -> sooner.map(fewer -> yes && !fewer));
  }

  private Optional<Boolean> within(P position, Player mover, boolean moverWins, int moves) {
    visited = 0;
    known.clear();
    boolean forced =
        moverWins ? winsWithin(position, mover, moves) : losesWithin(position, mover, moves);
    return visited > most ? Optional.empty() : Optional.of(forced);
  }

  private boolean winsWithin(P position, Player mover, int moves) {
    Turn<P> turn = new Turn<>(position, mover, moves);
    Boolean seen = known.get(turn);
    if (seen != null || ++visited > most) {
      return Boolean.TRUE.equals(seen);
    }
    List<Move<P>> options = play.moveList(position, mover);
    boolean wins =
        options.isEmpty()
            ? play.ending() == Ending.LAST_PLAYER_LOSES
            : moves > 0 && options.stream().anyMatch(move -> keeps(move.to(), mover, moves - 1));
    known.put(turn, wins);
    return wins;
  }

  /** Whether a move to a position wins for its player within so many further moves. */
  private boolean keeps(P to, Player mover, int moves) {
    Optional<Outcome> verdict = play.verdict(to);
    return verdict.isPresent()
        ? verdict.get().movingSecond(mover) == Result.WIN
        : losesWithin(to, mover.opponent(), moves);
  }

  private boolean losesWithin(P position, Player mover, int moves) {
    Turn<P> turn = new Turn<>(position, mover, -1 - moves);
    Boolean seen = known.get(turn);
    if (seen != null || ++visited > most) {
      return Boolean.TRUE.equals(seen);
    }
    List<Move<P>> options = play.moveList(position, mover);
    boolean loses =
        options.isEmpty()
            ? play.ending() == Ending.LAST_PLAYER_WINS
            : moves > 0 && options.stream().allMatch(move -> fails(move.to(), mover, moves - 1));
    known.put(turn, loses);
    return loses;
  }

  private boolean fails(P to, Player mover, int moves) {
    Optional<Outcome> verdict = play.verdict(to);
    return verdict.isPresent()
        ? verdict.get().movingSecond(mover) == Result.LOSS
        : winsWithin(to, mover.opponent(), moves);
  }
}
