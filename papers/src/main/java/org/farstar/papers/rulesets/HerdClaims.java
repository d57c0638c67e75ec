package org.farstar.papers.rulesets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Fact;
import org.farstar.games.strip.toads.HerdStatements;
import org.farstar.games.strip.toads.ToadsAndFrogsGame;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Elephants and Rhinos: the values of all short rows, by the moves alone. */
final class HerdClaims {
  private static final Cases.Key<Referee> VALUES = new Cases.Key<>();

  private HerdClaims() {}

  /**
   * The values of rows, not taken apart.
   *
   * @param universe where they live
   * @param known those found, by row
   */
  private record Referee(Universe universe, Map<String, ShortGame> known) {
    ShortGame value(String row, Cases cases) {
      ShortGame found = known.get(row);
      if (found == null) {
        cases.control().throwIfStopped();
        found = universe.of(options(row, "t.", ".t", cases), options(row, ".f", "f.", cases));
        known.put(row, found);
      }
      return found;
    }

    private List<ShortGame> options(String row, String before, String after, Cases cases) {
      List<ShortGame> options = new ArrayList<>();
      for (int i = row.indexOf(before); i >= 0; i = row.indexOf(before, i + 1)) {
        options.add(value(row.substring(0, i) + after + row.substring(i + 2), cases));
      }
      return options;
    }
  }

  static Claim herds() {
    return Claims.of(HerdStatements.HERDS)
        .over("all rows up to length %d", 0, 8)
        .atMost(12)
        .check(
            (n, cases) -> {
              for (String row : TopplingClaims.rows("tf.", n)) {
                agrees(row, cases);
              }
            });
  }

  private static void agrees(String row, Cases cases) {
    Referee referee = cases.table(VALUES, () -> new Referee(new Universe(), new HashMap<>()));
    ByTheory<String> theory = ByTheory.of(ToadsAndFrogsGame.elephants(), HerdStatements.HERDS);
    ShortGame sum = referee.universe().zero();
    for (String herd : theory.variant().rules().parts(row)) {
      sum =
          sum.plus(
              theory
                  .fact(herd, cases)
                  .flatMap(Fact::value)
                  .flatMap(value -> Values.shortGame(value, referee.universe()))
                  .orElseThrow());
    }
    cases.equal(referee.value(row, cases), sum, () -> row);
  }
}
