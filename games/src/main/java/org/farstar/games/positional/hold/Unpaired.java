package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * Why there is no draw-forcing pairing: sets that have together too few points, by Hall's theorem.
 */
public final class Unpaired {
  /** Larger families are not paired for a reason. */
  private static final int MOST_SETS = 20_000;

  /** So many sets are written out. */
  private static final int LISTED = 8;

  private Unpaired() {}

  /**
   * The step that shows the sets; empty where there is a pairing, or nothing to be paired.
   *
   * @param attacker whose open sets are to be paired
   * @param control may stop the work
   */
  public static Optional<Step> step(
      PositionalRules rules, Marks marks, Side attacker, Control control) {
    SetFamily open = OpenSets.of(rules.family(), marks, attacker);
    return open.sets() > MOST_SETS
        ? Optional.empty()
        : Pairing.of(open, control).violation().flatMap(violation -> step(open, violation));
  }

  /** Nothing where two of the sets have the same free points: one pair serves both. */
  private static Optional<Step> step(SetFamily open, Pairing.Violation violation) {
    int[] sets = violation.sets();
    List<List<Object>> rows = new ArrayList<>();
    for (int set : sets) {
      rows.add(Arrays.stream(open.points(set)).<Object>mapToObj(open::name).toList());
    }
    if (rows.stream().distinct().count() < rows.size()) {
      return Optional.empty();
    }
    Step step =
        Step.of(StepKind.UNPAIRED, PositionalStatements.HALL)
            .with("sets", sets.length)
            .with("points", violation.points());
    return Optional.of(sets.length > LISTED ? step : step.with("list", rows));
  }
}
