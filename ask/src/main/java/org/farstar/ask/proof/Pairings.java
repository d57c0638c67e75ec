package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.Pairing;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Statement;

/** Proves by pairings that empty boards of tic-tac-toe are drawn. */
final class Pairings {
  /** Pairs of larger boards are too many to be written down. */
  private static final int MOST_CELLS = 1_000_000;

  private Pairings() {}

  /** The certificate, where the sum is an empty board that has a pairing. */
  static Optional<Certificate> certificate(Sum sum, Control control) {
    return sum.position()
        .flatMap(Pairings::board)
        .flatMap(cube -> certificate(cube, Pairing.of(cube, control)));
  }

  private static Optional<Cube> board(Term.Placed<?> placed) {
    return placed.variant().rules() instanceof PositionalRules rules
            && rules.goal() == Goal.MAKER_MAKER
            && rules.turns().equals(Turns.PLAIN)
            && rules.family() instanceof Cube cube
            && cube.side() > 1
            && cube.points() <= MOST_CELLS
            && ((Marks) placed.position()).free() == cube.points()
        ? Optional.of(cube)
        : Optional.empty();
  }

  private static Optional<Certificate> certificate(Cube cube, Pairing pairing) {
    if (!pairing.complete()) {
      return Optional.empty();
    }
    List<String> pairs = new ArrayList<>();
    for (int[] pair : pairing.pairs()) {
      pairs.add(cube.name(pair[0]) + " " + cube.name(pair[1]));
    }
    Statement statement =
        new Statement(Statement.LINES, Ending.VERDICT, cube + ":", new Claim.OfOutcome(Outcome.D));
    return Optional.of(statement.certificate(Certificate.PAIRING, pairs));
  }
}
