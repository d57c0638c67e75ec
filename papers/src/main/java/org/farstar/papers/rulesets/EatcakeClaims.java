package org.farstar.papers.rulesets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.cake.CakeGame;
import org.farstar.games.heap.cake.CakeStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Eatcake: the values of all small cakes by the definition. */
final class EatcakeClaims {
  private static final Cases.Key<Referee> VALUES = new Cases.Key<>();

  private EatcakeClaims() {}

  /**
   * The values of cakes.
   *
   * @param universe where they live
   * @param known those found, by rows and columns
   */
  private record Referee(Universe universe, Map<List<Integer>, ShortGame> known) {
    ShortGame value(int rows, int columns, Cases cases) {
      if (rows == 0 || columns == 0) {
        return universe.zero();
      }
      ShortGame found = known.get(List.of(rows, columns));
      if (found == null) {
        cases.control().throwIfStopped();
        List<ShortGame> left = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
          left.add(value(rows, i, cases).plus(value(rows, columns - 1 - i, cases)));
        }
        List<ShortGame> right = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
          right.add(value(i, columns, cases).plus(value(rows - 1 - i, columns, cases)));
        }
        found = universe.of(left, right);
        known.put(List.of(rows, columns), found);
      }
      return found;
    }
  }

  static List<Claim> all() {
    return List.of(
        claim(CakeStatements.EATEN_ODD),
        claim(CakeStatements.EATEN_ONE),
        claim(CakeStatements.EATEN_EVEN));
  }

  private static Claim claim(Statement statement) {
    return Claims.of(statement)
        .over("all cakes with sides up to %d", 1, 10)
        .atMost(16)
        .check(
            (n, cases) -> {
              for (int m = 1; m <= n; m++) {
                cake(m, n, statement, cases);
                cake(n, m, statement, cases);
              }
            });
  }

  private static void cake(int rows, int columns, Statement statement, Cases cases) {
    int odd = rows % 2 + columns % 2;
    Statement expected =
        odd == 1
            ? CakeStatements.EATEN_ONE
            : odd == 2 || rows == columns ? CakeStatements.EATEN_ODD : CakeStatements.EATEN_EVEN;
    String text = rows + "x" + columns;
    Referee referee = cases.table(VALUES, () -> new Referee(new Universe(), new HashMap<>()));
    if (statement != CakeStatements.EATEN_ONE) {
      // Cakes with one odd side alone are no next-player wins.
      boolean won = referee.value(rows, columns, cases).outcome() == Outcome.N;
      cases.equal(odd != 1, won, () -> text + ": whoever begins wins");
    }
    if (expected != statement) {
      return;
    }
    Optional<? extends Fact<?>> fact =
        ByTheory.of(CakeGame.eatcake(), statement).factAt(text, cases);
    ShortGame value = referee.value(rows, columns, cases);
    cases.equal(Optional.of(value.outcome()), fact.map(Fact::outcome), () -> text);
    if (statement == CakeStatements.EATEN_EVEN) {
      cases.equal(Outcome.N, value.outcome(), () -> text);
    } else {
      cases.equal(
          Optional.of(value),
          fact.flatMap(Fact::value).flatMap(v -> Values.shortGame(v, referee.universe())),
          () -> text);
    }
    if (odd == 1) {
      ShortGame two =
          columns % 2 == 1 ? referee.value(2, columns, cases) : referee.value(rows, 2, cases);
      cases.equal(two, value, () -> text + ": the even side does not count");
    }
  }
}
