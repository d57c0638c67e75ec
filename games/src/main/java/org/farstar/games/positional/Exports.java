package org.farstar.games.positional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.engine.rules.Export;
import org.farstar.games.positional.family.Formulas;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.hold.OpenSets;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/** Positional games in the forms that solvers of formulas read. */
final class Exports {
  /** Larger families would be files that nobody reads. */
  private static final int MOST_SETS = 1_000_000;

  private Exports() {}

  /** The forms that these rules have. */
  static List<Export<Marks>> of(PositionalRules rules) {
    List<Export<Marks>> exports = new ArrayList<>();
    if (rules.family().sets() <= MOST_SETS) {
      exports.add(
          new Export<>(
              "dimacs",
              "whether the points can have two colours so that no set has only one",
              marks -> Formulas.colouring(rules.family())));
      if (rules.goal() == Goal.MAKER_BREAKER) {
        exports.add(
            new Export<>(
                "qdimacs",
                "whether Maker completes a set from this position on",
                marks -> maker(rules, marks)));
      }
    }
    return exports;
  }

  private static String maker(PositionalRules rules, Marks marks) {
    SetFamily open = OpenSets.of(rules.family(), marks, Side.X);
    List<int[]> sets = new ArrayList<>();
    int[] room = new int[open.largest()];
    for (int i = 0; i < open.sets(); i++) {
      sets.add(Arrays.copyOf(room, open.fill(i, room)));
    }
    boolean[] makers = new boolean[marks.free()];
    Side turn = rules.turn(marks);
    int left = rules.turns().size(turn);
    for (int pick = 0; pick < makers.length; pick++) {
      makers[pick] = turn == Side.X;
      if (--left == 0) {
        turn = turn.other();
        left = rules.turns().size(turn);
      }
    }
    return Formulas.maker(sets, marks.freePoints(), makers);
  }
}
