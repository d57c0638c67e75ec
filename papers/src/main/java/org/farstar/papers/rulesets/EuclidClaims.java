package org.farstar.papers.rulesets;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.euclid.EuclidStatements;
import org.farstar.games.heap.euclid.PartizanEuclidGame;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Result;

/** Partizan Euclid: who wins, by the moves alone. */
final class EuclidClaims {
  private static final Cases.Key<Map<List<Object>, Boolean>> WINS = new Cases.Key<>();

  private static final ByTheory<Corner> PATH =
      ByTheory.of(PartizanEuclidGame.game(), EuclidStatements.PATH);

  private EuclidClaims() {}

  static Claim path() {
    return Claims.of(EuclidStatements.PATH)
        .over("all p and q with q < p < 2q and q up to %d", 1, 90)
        .check(EuclidClaims::check);
  }

  private static void check(int q, Cases cases) {
    Map<List<Object>, Boolean> known = cases.table(WINS, HashMap::new);
    for (int p = q; p < 2 * q; p++) {
      Outcome outcome = Outcome.of(result(p, q, true, known), result(p, q, false, known));
      PATH.outcome(outcome, Corner.of(p, q), cases);
    }
  }

  private static Result result(int p, int q, boolean left, Map<List<Object>, Boolean> known) {
    return wins(p, q, left, known) ? Result.WIN : Result.LOSS;
  }

  private static boolean wins(int p, int q, boolean left, Map<List<Object>, Boolean> known) {
    int rest = p % q;
    if (rest == 0) {
      return false;
    }
    List<Object> key = List.of(rest, q, left);
    Boolean found = known.get(key);
    if (found == null) {
      found = !wins(q, left ? rest : q - rest, !left, known);
      known.put(key, found);
    }
    return found;
  }
}
