package org.farstar.papers.slides.heap;

import java.util.function.BiPredicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerRules;
import org.farstar.values.player.Outcome;

/** Who wins at a point, by search alone; for claims. */
final class PointSearch {
  private final CornerRules rules;
  private final OutcomeTable<Corner> table = OutcomeTable.remembering();

  PointSearch(CornerRules rules) {
    this.rules = rules;
  }

  Outcome outcome(Corner at, Cases cases) {
    return new OutcomeSearch<>(rules, table, cases.control()).outcome(at);
  }

  /** Compares all points with this as the larger coordinate, in both orders. */
  void square(int m, BiPredicate<Integer, Integer> rule, Cases cases) {
    for (int n = 0; n <= m; n++) {
      for (Corner at : new Corner[] {Corner.of(m, n), Corner.of(n, m)}) {
        Outcome expected = rule.test(at.m().intValue(), at.n().intValue()) ? Outcome.P : Outcome.N;
        cases.equal(expected, outcome(at, cases), at::toString);
      }
    }
  }
}
