package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.MoveCount;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Decides who wins by trying every move, depth first, stopping at the first winning one, and never
 * looking twice at a position that its table remembers. Symmetric positions meet in the table.
 * Positions at which the play is over are judged, and counted, whenever they are met: they are
 * many, and cheaper to judge than to remember.
 *
 * <p>For every game without loops: normal play, misère play and verdicts, impartial and partizan,
 * with and without draws. Time and memory are proportional to the number of positions reached, at
 * worst all followers, two results for each in a partizan game. Not for threads: make one search
 * for each thread; they may share a table.
 *
 * @param <P> the positions
 */
public final class OutcomeSearch<P> implements OutcomeSolver<P> {
  private final Play<P> rules;
  private final OutcomeTable<P> table;
  private final Meter meter;
  private long waiting;

  /**
   * @param rules the rules
   * @param table where results are remembered
   * @param control stops the search when its budget ends
   */
  public OutcomeSearch(Play<P> rules, OutcomeTable<P> table, Control control) {
    this.rules = rules;
    this.table = table;
    this.meter = control.meter(() -> table.unboundedBytes() + waiting * MoveCount.BYTES_PER_OPTION);
  }

  @Override
  public Play<P> rules() {
    return rules;
  }

  @Override
  public long visited() {
    return meter.visited();
  }

  @Override
  public Result result(P position, Player mover) {
    waiting = 0;
    return meter.during(() -> search(position, mover));
  }

  private Result search(P position, Player mover) {
    SearchStack<Frame<P>> stack = new SearchStack<>(Frame::key, f -> rules.describe(f.position));
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
        waiting -= frame.options.size();
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
      requireVerdictEnding(position);
      return verdict.get().forMover(mover);
    }
    List<P> options = new ArrayList<>();
    rules.moves(
        position,
        mover,
        (to, text) -> {
          options.add(to);
          meter.throwIfStopped(options.size());
        });
    if (options.isEmpty()) {
      return stuck(position);
    }
    waiting += options.size();
    stack.push(new Frame<>(position, mover, options));
    return null;
  }

  private void requireVerdictEnding(P position) {
    if (rules.ending() != Ending.VERDICT) {
      throw BrokenRulesException.verdictElsewhere(rules.describe(position));
    }
  }

  private Result stuck(P position) {
    return switch (rules.ending()) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT -> throw BrokenRulesException.noVerdict(rules.describe(position));
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
