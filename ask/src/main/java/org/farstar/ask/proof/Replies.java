package org.farstar.ask.proof;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.draw.DrawSearch;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.values.player.Outcome;
import org.farstar.verify.draw.LineBoard;

/**
 * Empty boards on which the second player holds the first by replies and a rule: maker-maker games,
 * which are drawn then, and maker-breaker games, which Breaker wins.
 */
final class Replies {
  /** The search gives up after this many positions; on [7]^3 it takes 4,000. */
  private static final int MOST_POSITIONS = 200_000;

  private final SetFamily family;
  private final Outcome outcome;

  private Replies(SetFamily family, Outcome outcome) {
    this.family = family;
    this.outcome = outcome;
  }

  /** The board of a sum, where it is one. */
  static Optional<Replies> of(Sum sum) {
    return sum.position()
        .filter(term -> term.variant().rules() instanceof PositionalRules)
        .flatMap(term -> of((PositionalRules) term.variant().rules(), (Marks) term.position()));
  }

  private static Optional<Replies> of(PositionalRules rules, Marks marks) {
    SetFamily family = rules.family();
    boolean small =
        family instanceof Cube cube
            ? cube.side() > 1 && cube.points() <= LineBoard.MOST_CELLS
            : family.points() <= LineBoard.MOST_CELLS;
    if (!small || !rules.turns().equals(Turns.PLAIN) || marks.free() < marks.points()) {
      return Optional.empty();
    }
    return rules.goal() == Goal.MAKER_MAKER
        ? Optional.of(new Replies(family, Outcome.D))
        : rules.goal() == Goal.MAKER_BREAKER
            ? Optional.of(new Replies(family, Outcome.P))
            : Optional.empty();
  }

  /** What the replies prove: a draw, or that the second player, who is Breaker, wins. */
  Outcome outcome() {
    return outcome;
  }

  /** The body of a certificate, where replies are found. */
  Optional<List<String>> body(Control control) {
    if (family instanceof Cube && !LineBoards.symmetric(family)) {
      return Optional.empty();
    }
    return new DrawSearch(family, LineBoards.symmetries(family), MOST_POSITIONS, control)
        .find()
        .map(lines -> lines.stream().map(line -> line.write(family::name)).toList());
  }
}
