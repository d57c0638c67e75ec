package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The definition of who wins a play that may never end: a player wins who can force it within n
 * moves for some n; what is left never ends. All followers are gone through again and again, one
 * move more each time, until nothing changes. The referee of retrograde analysis.
 *
 * @param <P> the positions
 */
public final class SlowLoops<P> {
  private final Play<P> play;
  private final int most;
  private final Control control;

  /**
   * @param play says who wins where it does not end
   * @param most how many followers there may be before it gives up
   */
  public SlowLoops(Play<P> play, int most, Control control) {
    this.play = play;
    this.most = most;
    this.control = control;
  }

  /** A position with who is to move there. */
  private record Turn<P>(P position, Player mover) {}

  /**
   * The outcome class, with after how many moves the play is over, by who moves first, where a
   * player forces the end.
   */
  public record Found(Outcome outcome, Map<Player, Integer> remoteness) {}

  /** The outcome class, or empty where there are too many followers. */
  public Optional<Outcome> outcome(P position) {
    return found(position).map(Found::outcome);
  }

  /** The outcome class and the remoteness, or empty where there are too many followers. */
  public Optional<Found> found(P position) {
    Map<Turn<P>, List<Turn<P>>> options = new HashMap<>();
    List<Turn<P>> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn<>(position, player));
    }
    Map<Turn<P>, Result> results = new HashMap<>();
    while (!open.isEmpty()) {
      control.throwIfStopped();
      Turn<P> turn = open.remove(open.size() - 1);
      if (options.containsKey(turn)) {
        continue;
      }
      if (options.size() == most) {
        return Optional.empty();
      }
      List<Turn<P>> list = new ArrayList<>();
      Optional<Outcome> verdict =
          play.ending() == Ending.VERDICT ? play.verdict(turn.position) : Optional.empty();
      if (verdict.isPresent()) {
        results.put(turn, verdict.get().forMover(turn.mover));
      } else {
        BudgetedMoves.options(play, turn.position, turn.mover, control)
            .forEach(option -> list.add(new Turn<>(option, turn.mover.opponent())));
        if (list.isEmpty()) {
          boolean wins = play.ending() == Ending.LAST_PLAYER_LOSES;
          results.put(turn, wins ? Result.WIN : Result.LOSS);
        }
      }
      options.put(turn, list);
      open.addAll(list);
    }
    Map<Player, Integer> remoteness = new EnumMap<>(Player.class);
    boolean changed = true;
    for (int moves = 0; changed; moves++) {
      control.throwIfStopped();
      for (Player player : Player.values()) {
        Result result = results.get(new Turn<>(position, player));
        if (result == Result.WIN || result == Result.LOSS) {
          remoteness.putIfAbsent(player, moves);
        }
      }
      Map<Turn<P>, Result> next = new HashMap<>(results);
      options.forEach(
          (turn, list) -> {
            if (results.get(turn) == null && !list.isEmpty()) {
              if (list.stream().anyMatch(to -> results.get(to) == Result.LOSS)) {
                next.put(turn, Result.WIN);
              } else if (list.stream().allMatch(to -> results.get(to) == Result.WIN)) {
                next.put(turn, Result.LOSS);
              }
            }
          });
      changed = next.size() > results.size();
      results.putAll(next);
    }
    Outcome endless = play.endless().orElse(Outcome.D);
    if (endless != Outcome.D && results.containsValue(Result.DRAW)) {
      // Who can force a draw is another question.
      return Optional.empty();
    }
    Result left =
        results.getOrDefault(new Turn<>(position, Player.LEFT), endless.forMover(Player.LEFT));
    Result right =
        results.getOrDefault(new Turn<>(position, Player.RIGHT), endless.forMover(Player.RIGHT));
    return Optional.of(new Found(Outcome.of(left, right), remoteness));
  }
}
