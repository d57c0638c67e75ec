package org.farstar.games.positional.hold;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.Dyadic;

/**
 * What the potential says beyond Erdős and Selfridge's theorem, for turns of one point each.
 *
 * <p>Beck's criterion, maker-breaker: a round of Maker and Breaker lowers the potential by at most
 * a quarter of the number of sets with both points, if Maker takes a point of the largest weight.
 * So Maker completes a set where the potential at Maker's turn exceeds D/4 for each round that is
 * left, D being the number of open sets that two points have in common at most.
 *
 * <p>Avoider-enforcer: Avoider takes a point of the least weight, and a round never raises the
 * potential; a last point that Avoider must take at most doubles it.
 */
public final class WeightTheory implements Theory<Marks> {
  private static final Statement BECK = PositionalStatements.BECK;
  private static final Statement AVOIDER = PositionalStatements.AVOIDER;

  /** Pairs of points are counted in families up to this many sets. */
  private static final int MOST_SETS = 100_000;

  private final PositionalRules rules;

  /**
   * @param rules maker-breaker or avoider-enforcer with turns of one point
   */
  public WeightTheory(PositionalRules rules) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no criterion for " + rules.goal());
    }
    this.rules = rules;
  }

  /** Whether the theory speaks of these rules. */
  public static boolean applies(PositionalRules rules) {
    Goal goal = rules.goal();
    return rules.turns().single() && (goal == Goal.MAKER_BREAKER || goal == Goal.AVOIDER_ENFORCER);
  }

  @Override
  public List<Statement> statements() {
    return List.of(rules.goal() == Goal.MAKER_BREAKER ? BECK : AVOIDER);
  }

  @Override
  public Optional<Fact<Marks>> fact(Marks marks, Ask ask, Control control) {
    SetFamily open = OpenSets.of(rules.family(), marks, Side.X);
    if (open.sets() > MOST_SETS) {
      return Optional.empty();
    }
    return rules.goal() == Goal.MAKER_BREAKER ? maker(marks, open) : avoider(marks, open);
  }

  private Optional<Fact<Marks>> maker(Marks marks, SetFamily open) {
    Side turn = rules.turn(marks);
    boolean makersTurn = turn == Side.X;
    Dyadic potential = Potential.of(open);
    Dyadic at = makersTurn ? potential : potential.minus(Potential.largestWeight(open));
    long rounds = (marks.free() - (makersTurn ? 0 : 1)) / 2;
    Dyadic bound = Dyadic.of(Potential.largestPairDegree(open) * rounds, 2);
    if (at.compareTo(bound) <= 0) {
      return Optional.empty();
    }
    Step step =
        Step.of(StepKind.POTENTIAL, BECK)
            .with("player", "Maker")
            .with("rounds", rounds)
            .with("potential", at.toString())
            .with("bound", bound.toString());
    return Optional.of(Fact.won(Won.X.outcome(turn), Proof.by(BECK).because(() -> List.of(step))));
  }

  private Optional<Fact<Marks>> avoider(Marks marks, SetFamily open) {
    Side turn = rules.turn(marks);
    int left = marks.free() - (turn == Side.X ? 0 : 1);
    Dyadic potential = Potential.of(open);
    Dyadic most = left % 2 == 0 ? potential : potential.shift(1);
    if (most.compareTo(Dyadic.ONE) >= 0) {
      return Optional.empty();
    }
    Step step =
        Step.of(StepKind.POTENTIAL, AVOIDER)
            .with("player", "Avoider")
            .with("potential", potential.toString())
            .with("bound", most.toString());
    return Optional.of(
        Fact.won(Won.X.outcome(turn), Proof.by(AVOIDER).because(() -> List.of(step))));
  }
}
