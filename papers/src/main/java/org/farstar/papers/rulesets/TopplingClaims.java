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
import org.farstar.engine.theory.Statement;
import org.farstar.games.strip.toppling.TopplingDominoesGame;
import org.farstar.games.strip.toppling.TopplingStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Toppling Dominoes: the values of all short rows, by the moves alone. */
final class TopplingClaims {
  private static final Cases.Key<Referee> VALUES = new Cases.Key<>();

  private TopplingClaims() {}

  /**
   * The values of rows.
   *
   * @param universe where they live
   * @param known those found, by row
   */
  private record Referee(Universe universe, Map<String, ShortGame> known) {
    ShortGame value(String row, Cases cases) {
      ShortGame found = known.get(row);
      if (found == null) {
        cases.control().throwIfStopped();
        found = universe.of(options(row, 'R', cases), options(row, 'L', cases));
        known.put(row, found);
      }
      return found;
    }

    private List<ShortGame> options(String row, char enemy, Cases cases) {
      List<ShortGame> options = new ArrayList<>();
      for (int i = 0; i < row.length(); i++) {
        if (row.charAt(i) != enemy) {
          options.add(value(row.substring(0, i), cases));
          options.add(value(row.substring(i + 1), cases));
        }
      }
      return options;
    }
  }

  static List<Claim> all() {
    return List.of(
        Claims.of(TopplingStatements.NUMBERS)
            .over("all rows of dominoes, blue and red, up to %d", 1, 10)
            .atMost(14)
            .check(TopplingClaims::numbers),
        claim(TopplingStatements.SWITCHES, "any colour", "LRE", 7),
        claim(TopplingStatements.THREE, "blue and red", "LR", 10),
        claim(TopplingStatements.GREEN, "green", "E", 12));
  }

  private static Claim claim(Statement statement, String which, String colours, int standard) {
    return Claims.of(statement)
        .over("all rows of dominoes, " + which + ", up to %d", 1, standard)
        .atMost(14)
        .check(
            (n, cases) -> {
              for (String row : rows(colours, n)) {
                theory(statement).factAt(row, cases).ifPresent(fact -> agrees(row, fact, cases));
              }
            });
  }

  /** The theory knows exactly the rows that are worth numbers. */
  private static void numbers(int n, Cases cases) {
    ByTheory<?> theory = theory(TopplingStatements.NUMBERS);
    for (String row : rows("LR", n)) {
      boolean number = referee(cases).value(row, cases).isNumber();
      cases.equal(number, theory.factAt(row, cases).isPresent(), () -> row + ": a number");
      theory.factAt(row, cases).ifPresent(fact -> agrees(row, fact, cases));
    }
  }

  private static void agrees(String row, Fact<?> fact, Cases cases) {
    Referee referee = referee(cases);
    cases.equal(
        referee.value(row, cases),
        fact.value().flatMap(value -> Values.shortGame(value, referee.universe())).orElseThrow(),
        () -> row);
  }

  private static Referee referee(Cases cases) {
    return cases.table(VALUES, () -> new Referee(new Universe(), new HashMap<>()));
  }

  private static ByTheory<?> theory(Statement statement) {
    return ByTheory.of(TopplingDominoesGame.game(), statement);
  }

  /** All rows of these symbols of a length. */
  static List<String> rows(String colours, int length) {
    List<String> rows = List.of("");
    for (int i = 0; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String row : rows) {
        for (char colour : colours.toCharArray()) {
          longer.add(row + colour);
        }
      }
      rows = longer;
    }
    return rows;
  }
}
