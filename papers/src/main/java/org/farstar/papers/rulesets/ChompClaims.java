package org.farstar.papers.rulesets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.game.Game;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Statement;
import org.farstar.games.grid.chomp.ChompGame;
import org.farstar.games.grid.chomp.ChompStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.Nimber;

/** Chomp: the Grundy values of all bars in a square, as lengths of rows. */
final class ChompClaims {
  private static final int LARGEST = 8;

  private static final Cases.Key<Map<List<Integer>, Integer>> VALUES = new Cases.Key<>();

  private static final Game<?> GAME = ChompGame.game();

  private ChompClaims() {}

  static List<Claim> all() {
    return List.of(
        claim(
            ChompStatements.HOOK,
            "The same holds with square (2, 2) left.",
            bar -> second(bar) == 2 && bar.size() == 2,
            bar -> (bar.get(0) - 1) ^ (bar.size() - 1)),
        claim(
            ChompStatements.LEGS,
            "The next player wins all bars with a row as long as the column.",
            bar -> bar.get(0) == bar.size() && second(bar) < 2,
            bar -> 1),
        claim(
            ChompStatements.TWO_ROWS,
            "Two rows are a P-position exactly if they have one length.",
            bar -> bar.size() == 2,
            bar -> bar.get(0).equals(bar.get(1)) ? 0 : 1),
        claim(
            ChompStatements.WHOLE,
            "The next player wins every bar of more than one square.",
            bar -> bar.size() > 1,
            bar -> 1));
  }

  private static int second(List<Integer> bar) {
    return bar.size() < 2 ? 0 : bar.get(1);
  }

  private static Claim claim(
      Statement statement,
      String neighbour,
      Predicate<List<Integer>> speaks,
      ToIntFunction<List<Integer>> says) {
    return Claims.of(statement)
        .over("all bars with at most %d rows and columns", 1, 6)
        .atMost(LARGEST)
        .butNot(
            neighbour,
            (n, cases) ->
                bars(n).stream()
                    .filter(speaks)
                    .forEach(
                        bar ->
                            cases.equal(
                                says.applyAsInt(bar) == 0, value(bar, cases) == 0, bar::toString)))
        .check((n, cases) -> bars(n).forEach(bar -> check(bar, n, statement, cases)));
  }

  private static void check(List<Integer> bar, int n, Statement statement, Cases cases) {
    ByTheory.of(GAME, statement)
        .factAt(text(bar, n), cases)
        .ifPresent(fact -> check(bar, fact, cases));
  }

  private static void check(List<Integer> bar, Fact<?> fact, Cases cases) {
    int value = value(bar, cases);
    cases.equal(value == 0 ? "P" : "N", fact.outcome().name(), bar::toString);
    fact.value().ifPresent(found -> cases.equal(new Nimber(value), found, bar::toString));
  }

  private static String text(List<Integer> bar, int n) {
    return bar.stream()
        .map(row -> ".".repeat(row) + "#".repeat(n - row))
        .collect(Collectors.joining("|"));
  }

  /** All bars of which the longer one of the first row and the first column has this length. */
  private static List<List<Integer>> bars(int n) {
    List<List<Integer>> bars = new ArrayList<>();
    add(List.of(), n, n, bars);
    bars.removeIf(bar -> bar.isEmpty() || Math.max(bar.get(0), bar.size()) != n);
    return bars;
  }

  private static void add(List<Integer> bar, int longest, int rows, List<List<Integer>> bars) {
    bars.add(bar);
    for (int row = 1; row <= longest && rows > 0; row++) {
      List<Integer> longer = new ArrayList<>(bar);
      longer.add(row);
      add(longer, row, rows - 1, bars);
    }
  }

  private static int value(List<Integer> bar, Cases cases) {
    Map<List<Integer>, Integer> known = cases.table(VALUES, HashMap::new);
    Integer found = known.get(bar);
    if (found == null) {
      cases.control().throwIfStopped();
      Set<Integer> options = new HashSet<>();
      for (int row = 0; row < bar.size(); row++) {
        for (int column = row == 0 ? 1 : 0; column < bar.get(row); column++) {
          options.add(value(eaten(bar, row, column), cases));
        }
      }
      found = 0;
      while (options.contains(found)) {
        found++;
      }
      known.put(bar, found);
    }
    return found;
  }

  private static List<Integer> eaten(List<Integer> bar, int row, int column) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < bar.size(); i++) {
      int length = i < row ? bar.get(i) : Math.min(bar.get(i), column);
      if (length > 0) {
        left.add(length);
      }
    }
    return left;
  }
}
