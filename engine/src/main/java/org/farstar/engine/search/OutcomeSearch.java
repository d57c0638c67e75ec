package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Move;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Result;
import org.farstar.engine.rules.Ruleset;

/**
 * Decides who wins by trying every move, depth first, stopping at the first winning one, and never
 * looking twice at a position that its table remembers. Symmetric positions meet in the table.
 *
 * <p>For every game without loops: normal play, misère play and verdicts, impartial and partizan,
 * with and without draws. Time and memory are proportional to the number of positions reached, at
 * worst all followers, two results for each in a partizan game. Not for threads: make one search
 * for each thread; they may share a table.
 *
 * @param <P> the positions
 */
public final class OutcomeSearch<P> {
  private final Ruleset<P> rules;
  private final OutcomeTable<P> table;
  private final Meter meter;

  /**
   * @param rules the rules
   * @param table where results are remembered
   * @param control stops the search when its budget ends
   */
  public OutcomeSearch(Ruleset<P> rules, OutcomeTable<P> table, Control control) {
    this.rules = rules;
    this.table = table;
    this.meter = control.meter(table::bytes);
  }

  /** How many positions this search has visited so far. */
  public long visited() {
    return meter.visited();
  }

  /**
   * The outcome class of a position.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found
   *     stays in the table
   * @throws LoopyGameException where a position returns in the course of play
   */
  public Outcome outcome(P position) {
    Result leftFirst = result(position, Player.LEFT);
    return Outcome.of(leftFirst, rules.impartial() ? leftFirst : result(position, Player.RIGHT));
  }

  /** The moves after which the player who made them wins; throws like {@link #outcome}. */
  public List<Move<P>> winningMoves(P position, Player player) {
    List<Move<P>> winning = new ArrayList<>();
    if (rules.verdict(position).isEmpty()) {
      for (Move<P> move : rules.moveList(position, player)) {
        if (result(move.to(), player.opponent()) == Result.LOSS) {
          winning.add(move);
        }
      }
    }
    return winning;
  }

  /** The result for a player who moves first; throws like {@link #outcome}. */
  public Result result(P position, Player mover) {
    SearchStack<Frame<P>> stack = new SearchStack<>(Frame::key, f -> rules.write(f.position));
    Result result = enter(position, mover, stack);
    while (!stack.isEmpty()) {
      Frame<P> frame = stack.top();
      if (result != null) {
        frame.improve(result.forOpponent());
      }
      if (frame.best != Result.WIN && frame.hasNext()) {
        result = enter(frame.next(), frame.mover.opponent(), stack);
      } else {
        stack.pop();
        result = frame.best;
        table.put(frame.position, key(frame.mover), result);
      }
    }
    return result;
  }

  /**
   * The result of a position where it is known at once; otherwise null, and its frame is pushed.
   */
  private Result enter(P raw, Player mover, SearchStack<Frame<P>> stack) {
    P position = rules.representative(raw);
    Optional<Result> known = table.get(position, key(mover));
    if (known.isPresent()) {
      return known.get();
    }
    meter.count();
    Optional<Outcome> verdict = rules.verdict(position);
    if (verdict.isPresent()) {
      return verdict.get().forMover(mover);
    }
    List<P> options = rules.options(position, mover);
    if (options.isEmpty()) {
      return stuck(position);
    }
    stack.push(new Frame<>(position, mover, options));
    return null;
  }

  private Result stuck(P position) {
    return switch (rules.ending()) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT ->
          throw new IllegalStateException(
              "the ruleset gives no verdict on '" + rules.write(position) + "', which has no move");
    };
  }

  /** In an impartial game the mover's name does not matter: one table entry serves both. */
  private Player key(Player mover) {
    return rules.impartial() ? Player.LEFT : mover;
  }

  private static final class Frame<P> {
    final P position;
    final Player mover;
    private final List<P> options;
    private int next;
    Result best = Result.LOSS;

    Frame(P position, Player mover, List<P> options) {
      this.position = position;
      this.mover = mover;
      this.options = options;
    }

    boolean hasNext() {
      return next < options.size();
    }

    P next() {
      return options.get(next++);
    }

    void improve(Result result) {
      if (result.betterThan(best)) {
        best = result;
      }
    }

    Object key() {
      return List.of(position, mover);
    }
  }
}
