package org.farstar.papers.rulesets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.heap.cake.CakeGame;
import org.farstar.games.heap.cake.CakeStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.Dyadic;

/** Cutcake and Maundy Cake: the values by the definition, from what a cut leaves of a side. */
final class CakeClaims {
  private static final Cases.Key<Referee> CUTCAKE = new Cases.Key<>();
  private static final Cases.Key<Referee> MAUNDY = new Cases.Key<>();

  private CakeClaims() {}

  /** The parts that one cut makes of a side, all of them as {length, how many}. */
  private record Referee(IntFunction<List<List<int[]>>> cuts, Map<List<Integer>, Dyadic> known) {
    Dyadic value(int rows, int columns, Cases cases) {
      List<Integer> key = List.of(rows, columns);
      Dyadic found = known.get(key);
      if (found == null) {
        cases.control().throwIfStopped();
        List<Dyadic> left = new ArrayList<>();
        for (List<int[]> cut : cuts.apply(columns)) {
          Dyadic sum = Dyadic.ZERO;
          for (int[] part : cut) {
            sum = sum.plus(value(rows, part[0], cases).times(Dyadic.of(part[1])));
          }
          left.add(sum);
        }
        List<Dyadic> right = new ArrayList<>();
        for (List<int[]> cut : cuts.apply(rows)) {
          Dyadic sum = Dyadic.ZERO;
          for (int[] part : cut) {
            sum = sum.plus(value(part[0], columns, cases).times(Dyadic.of(part[1])));
          }
          right.add(sum);
        }
        found = Dyadic.ofOptions(left, right).orElseThrow();
        known.put(key, found);
      }
      return found;
    }
  }

  private static List<List<int[]>> two(int side) {
    List<List<int[]>> cuts = new ArrayList<>();
    for (int one = 1; 2 * one <= side; one++) {
      cuts.add(List.of(new int[] {one, 1}, new int[] {side - one, 1}));
    }
    return cuts;
  }

  private static List<List<int[]>> equal(int side) {
    List<List<int[]>> cuts = new ArrayList<>();
    for (int parts = 2; parts <= side; parts++) {
      if (side % parts == 0) {
        cuts.add(List.of(new int[] {side / parts, parts}));
      }
    }
    return cuts;
  }

  static Claim cutcake() {
    return Claims.of(CakeStatements.CUTCAKE)
        .over("all cakes with sides up to %d", 1, 40)
        .atMost(1000)
        .check(
            (n, cases) ->
                cakes(
                    n,
                    ByTheory.of(CakeGame.cutcake(), CakeStatements.CUTCAKE),
                    cases.table(CUTCAKE, () -> new Referee(CakeClaims::two, new HashMap<>())),
                    cases));
  }

  static Claim maundy() {
    return Claims.of(CakeStatements.MAUNDY)
        .over("all cakes with sides up to %d", 1, 60)
        .atMost(60)
        .check(
            (n, cases) ->
                cakes(
                    n,
                    ByTheory.of(CakeGame.maundy(), CakeStatements.MAUNDY),
                    cases.table(MAUNDY, () -> new Referee(CakeClaims::equal, new HashMap<>())),
                    cases));
  }

  /** All cakes whose longer side has this length. */
  private static void cakes(int n, ByTheory<?> theory, Referee referee, Cases cases) {
    for (int m = 1; m <= n; m++) {
      cake(m, n, theory, referee, cases);
      if (m < n) {
        cake(n, m, theory, referee, cases);
      }
    }
  }

  private static void cake(
      int rows, int columns, ByTheory<?> theory, Referee referee, Cases cases) {
    theory.valueAt(referee.value(rows, columns, cases), rows + "x" + columns, cases);
  }
}
