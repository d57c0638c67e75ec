package org.farstar.desk.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.desk.answer.Amounts;
import org.farstar.engine.budget.Control;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.draw.DrawSearch;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.symmetry.PermutationGroup;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.draw.RepliesChecker;

/**
 * Empty boards on which the second player holds the first by replies and a rule: maker-maker games,
 * which are drawn then, and maker-breaker games, which Breaker wins.
 */
final class Replies {
  /** The search gives up after so many positions; on [7]^3 it takes 4,000. */
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
    List<int[]> identity = List.of(IntStream.range(0, family.points()).toArray());
    List<int[]> symmetries = identity;
    if (family instanceof Cube cube) {
      PermutationGroup group =
          PermutationGroup.generatedBy(cube.points(), CubeSymmetries.generators(cube));
      if (group.order().longValue() > LineBoard.MOST_SYMMETRIES) {
        return Optional.empty();
      }
      symmetries = group.elements();
    }
    return new DrawSearch(family, symmetries, MOST_POSITIONS, control)
        .find()
        .map(lines -> lines.stream().map(line -> line.write(family::name)).toList());
  }

  /** The board as the checker sees it: of [n]^d it finds lines and symmetries by itself. */
  LineBoard board() {
    if (family instanceof Cube cube) {
      return LineBoard.cube(cube.side(), cube.dimension());
    }
    List<String> names = IntStream.range(0, family.points()).mapToObj(family::name).toList();
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      sets.add(family.points(i));
    }
    return LineBoard.of(names, sets);
  }

  /** Has a certificate for a board checked. */
  static Proofs.Verified verified(Sum sum, Certificate certificate, Runnable checkStop) {
    Replies board =
        of(sum)
            .orElseThrow(
                () ->
                    RefusedException.at(
                        6, "allowed: an empty board of a maker-maker or maker-breaker game"));
    Heads.require(7, "claim", certificate.claim(), Heads.OUTCOME + board.outcome().label(false));
    RepliesChecker.Verified found =
        RepliesChecker.check(board.board(), certificate.body(), checkStop);
    String stealing =
        board.outcome() == Outcome.D
            ? "; the first does not lose, since a winning strategy of the second could be stolen"
            : "";
    return new Proofs.Verified(
        "in " + Heads.name(certificate) + " " + board.outcome().sentence(),
        "replies of the second player in "
            + Amounts.count(found.lines(), "position")
            + " to "
            + Amounts.count(found.moves(), "move")
            + ", after which "
            + Amounts.count(found.pairings(), "pairing")
            + " and "
            + Amounts.count(found.potentials(), "potential")
            + " below 1 were found"
            + stealing);
  }
}
