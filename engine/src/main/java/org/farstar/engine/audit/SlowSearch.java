package org.farstar.engine.audit;

import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The definition of who wins, word by word: plain recursion, no table, no parts, no symmetry, no
 * early end. The referee of the fast searches.
 *
 * @param <P> the positions
 */
public final class SlowSearch<P> {
  /** A recursion that gets this far has room on the stack for one more position. */
  private static final int DEEP = 1000;

  private final Play<P> rules;
  private final Control control;
  private long left;
  private int depth;

  /**
   * @param rules the rules
   * @param most how many positions may be looked at before it gives up
   */
  public SlowSearch(Play<P> rules, long most) {
    this(rules, most, Control.unlimited());
  }

  /**
   * @param rules the rules
   * @param most how many positions may be looked at before it gives up
   * @param control ends the search when its time is used up
   */
  SlowSearch(Play<P> rules, long most, Control control) {
    this.rules = rules;
    this.left = most;
    this.control = control;
  }

  /**
   * The outcome class, or empty where the game is too large for a slow search.
   *
   * @throws LoopyGameException where a play is too long for the recursion, and may be endless
   * @throws org.farstar.engine.budget.SearchStopped when the budget of the control ends first
   */
  public Optional<Outcome> outcome(P position) {
    try {
      Outcome outcome = Outcome.of(result(position, Player.LEFT), result(position, Player.RIGHT));
      return Optional.of(outcome);
    } catch (TooLarge e) {
      return Optional.empty();
    } catch (StackOverflowError e) {
      if (depth < DEEP) {
        // Something else recurses: the rules themselves.
        throw e;
      }
      throw LoopyGameException.tooDeep(rules.describe(position), depth);
    }
  }

  /** The result for a player who moves first. */
  public Result result(P position, Player mover) {
    if (left-- == 0) {
      throw new TooLarge();
    }
    control.throwIfStopped();
    if (rules.ending() == Ending.VERDICT && rules.verdict(position).isPresent()) {
      return rules.verdict(position).get().forMover(mover);
    }
    depth++;
    boolean moved = false;
    boolean win = false;
    boolean draw = false;
    for (P option : BudgetedMoves.options(rules, position, mover, control)) {
      Result reply = result(option, mover.opponent());
      moved = true;
      win |= reply == Result.LOSS;
      draw |= reply == Result.DRAW;
    }
    depth--;
    if (!moved) {
      return rules.ending() == Ending.LAST_PLAYER_LOSES ? Result.WIN : Result.LOSS;
    }
    return win ? Result.WIN : draw ? Result.DRAW : Result.LOSS;
  }

  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
