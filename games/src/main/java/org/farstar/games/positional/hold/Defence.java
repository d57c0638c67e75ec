package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.Dyadic;

/**
 * A defender's moves by the potential: the first free point of the largest weight. {@link
 * HoldPlayer} plays by pairings, too.
 */
public final class Defence {
  /** The rounds of a play that a reason shows. */
  private static final int SHOWN = 6;

  private Defence() {}

  /**
   * The point of the largest weight in the sets that an attacker may still complete.
   *
   * @return -1 where no point is free
   */
  public static int byPotential(SetFamily family, Marks marks, Side attacker) {
    Dyadic[] weights = Potential.weights(OpenSets.of(family, marks, attacker));
    int best = -1;
    for (int i = 0; i < marks.points(); i++) {
      if (marks.free(i) && (best < 0 || weights[i].compareTo(weights[best]) > 0)) {
        best = i;
      }
    }
    return best;
  }

  /**
   * The play in which both sides always take a point of the largest weight, with the potential
   * after each move; empty where nothing is left to be taken.
   */
  static Optional<Step> line(PositionalRules rules, Marks start, Side attacker) {
    List<String> moves = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    List<String> sides = new ArrayList<>();
    List<String> potentials = new ArrayList<>();
    Marks marks = start;
    Side turn = rules.turn(start);
    Dyadic potential = Potential.of(OpenSets.of(rules.family(), marks, attacker));
    while (moves.size() < 2 * SHOWN && !potential.isZero() && marks.free() > 0) {
      int point = byPotential(rules.family(), marks, attacker);
      marks = marks.with(turn, point);
      potential = Potential.of(OpenSets.of(rules.family(), marks, attacker));
      String name = rules.family().name(point);
      sides.add(turn.toString());
      potentials.add(potential.toString());
      moves.add(name);
      positions.add(rules.write(marks));
      turn = turn.other();
    }
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Step.of(StepKind.LINE)
            .with("player", rules.goal().role(rules.turn(start)))
            .with("moves", moves)
            .with("positions", positions)
            .with("over", rules.won(marks).isPresent())
            .with("sides", sides)
            .with("potentials", potentials)
            .with("goesOn", !potential.isZero()));
  }
}
