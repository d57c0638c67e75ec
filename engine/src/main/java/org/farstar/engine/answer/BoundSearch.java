package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Bounds of the value of a sum, each proved by a short search: it is at least x if Left, moving
 * second, wins the sum and -x. The bounds are multiples of 1/8, found by doubling and halving as
 * far as the searches come to an end.
 */
final class BoundSearch {
  /** Bounds are multiples of 2 to the minus this. */
  private static final int BITS = 3;

  private static final long ONE = 1L << BITS;

  /** No bound is looked for beyond. */
  private static final long MOST = ONE << 20;

  /** What is tried first. */
  private static final long FIRST = -16 * ONE;

  /** Positions for one bound that is tried. */
  private static final long POSITIONS = 2_000;

  private final Workspace workspace;
  private final boolean theories;
  private final Budget each;
  private long visited;
  private Control side;

  /**
   * @param theories whether theories may help
   * @param each the budget for the lower bounds, and again for the upper ones
   */
  BoundSearch(Workspace workspace, boolean theories, Budget each) {
    this.workspace = workspace;
    this.theories = theories;
    this.each = each;
  }

  /** How many positions were visited. */
  long visited() {
    return visited;
  }

  /**
   * Bounds of a sum in normal play. Of impartial sums none is asked for: every nimber but 0 is
   * between all negative and all positive numbers.
   */
  ValueBounds of(Sum sum) {
    SumPlay play = new SumPlay(sum);
    if (sum.ending() != Ending.LAST_PLAYER_WINS
        || sum.impartial()
        || play.endless().isPresent()
        || play.unsearchable(sum, true).isPresent()) {
      return ValueBounds.NONE;
    }
    try {
      return new ValueBounds(low(sum), low(sum.exchanged()).map(Dyadic::negate));
    } catch (LoopyGameException e) {
      return ValueBounds.NONE;
    }
  }

  /** The largest number found that a sum is at least. */
  private Optional<Dyadic> low(Sum sum) {
    side = new Control(each);
    try {
      return workspace.within(() -> atLeast(sum));
    } finally {
      visited += side.progress().positions();
    }
  }

  /**
   * Tries -16 first, which most sums are plainly above, and then doubles and halves. Where that
   * fails the rank is left: who answers moves in a sum that ends after r moves by moves in r itself
   * is never out of moves first.
   */
  private Optional<Dyadic> atLeast(Sum sum) {
    OptionalLong rank = new SumPlay(sum).rank(sum);
    long least = rank.isPresent() && rank.getAsLong() < MOST ? -rank.getAsLong() * ONE : -MOST;
    long low = Math.max(least, FIRST);
    if (low > least && !isAtLeast(sum, low)) {
      return rank.isPresent() && least > -MOST ? Optional.of(number(least)) : Optional.empty();
    }
    long above = 0;
    while (above <= MOST && isAtLeast(sum, above)) {
      low = above;
      above = Math.max(ONE, 2 * above);
    }
    while (above - low > 1) {
      long middle = low + (above - low) / 2;
      if (above - low > ONE) {
        middle &= -ONE;
      }
      if (isAtLeast(sum, middle)) {
        low = middle;
      } else {
        above = middle;
      }
    }
    return Optional.of(number(low));
  }

  private static Dyadic number(long parts) {
    return Dyadic.of(parts, BITS);
  }

  /** Whether a search shows it; none is begun when the time is up. */
  private boolean isAtLeast(Sum sum, long parts) {
    Control control = side.part();
    control.share(POSITIONS);
    try {
      side.throwIfStopped();
      List<Term> terms = new ArrayList<>(sum.terms());
      terms.add(new Term.Worth(workspace.universe().number(number(-parts))));
      Sum less = Sum.of(terms);
      SumSolvers.Solver solver = SumSolvers.of(workspace, less, theories, control);
      return control.heeding(() -> solver.result(less, Player.RIGHT)) == Result.LOSS;
    } catch (SearchStopped e) {
      return false;
    }
  }
}
