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
import org.farstar.games.grid.ski.SkiJumpsGame;
import org.farstar.games.grid.ski.SkiStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Ski Jumps: the values of small slopes, by the moves alone. */
final class SkiClaims {
  private static final Cases.Key<Referee> VALUES = new Cases.Key<>();

  private SkiClaims() {}

  /**
   * The values of slopes, not taken apart.
   *
   * @param universe where they live
   * @param known those found, by slope
   */
  private record Referee(Universe universe, Map<String, ShortGame> known) {
    ShortGame value(String slope, Cases cases) {
      ShortGame found = known.get(slope);
      if (found == null) {
        cases.control().throwIfStopped();
        found = universe.of(options(slope, true, cases), options(slope, false, cases));
        known.put(slope, found);
      }
      return found;
    }

    private List<ShortGame> options(String slope, boolean left, Cases cases) {
      int width = slope.indexOf('|') < 0 ? slope.length() : slope.indexOf('|');
      List<ShortGame> options = new ArrayList<>();
      for (int i = 0; i < slope.length(); i++) {
        char skier = slope.charAt(i);
        if ((left ? "Ll" : "Rr").indexOf(skier) < 0) {
          continue;
        }
        String gone = with(slope, i, '.');
        int end = i;
        do {
          end += left ? 1 : -1;
          boolean off = end < 0 || end == slope.length() || slope.charAt(end) == '|';
          if (off || slope.charAt(end) == '.') {
            options.add(value(off ? gone : with(gone, end, skier), cases));
          }
        } while (end >= 0 && end < slope.length() && slope.charAt(end) == '.');
        int over = i + width + 1;
        int down = over + width + 1;
        if ((skier == 'L' || skier == 'R')
            && down < slope.length()
            && (left ? "Rr" : "Ll").indexOf(slope.charAt(over)) >= 0
            && slope.charAt(down) == '.') {
          String landed = with(gone, over, Character.toLowerCase(slope.charAt(over)));
          options.add(value(with(landed, down, skier), cases));
        }
      }
      return options;
    }

    private static String with(String slope, int place, char symbol) {
      return slope.substring(0, place) + symbol + slope.substring(place + 1);
    }
  }

  static List<Claim> all() {
    return List.of(
        Claims.of(SkiStatements.ROWS)
            .over("all rows up to %d columns, and all jumpers on four rows of half as many", 1, 4)
            .atMost(6)
            .check(SkiClaims::rows),
        Claims.of(SkiStatements.MEETING)
            .over("all slopes of up to %d columns with two skiers", 1, 9)
            .atMost(30)
            .check(SkiClaims::meetings));
  }

  private static void rows(int n, Cases cases) {
    TopplingClaims.rows("lr.", n).forEach(row -> agrees(row, SkiStatements.ROWS, cases));
    if (n % 2 == 0) {
      for (String row : TopplingClaims.rows("LR.", 2 * n)) {
        agrees(row.replaceAll(".{" + n / 2 + "}(?!$)", "$0|"), SkiStatements.ROWS, cases);
      }
    }
  }

  private static void meetings(int n, Cases cases) {
    for (int above = 0; above < n; above++) {
      for (int below = 0; below < n; below++) {
        for (String two : List.of("LR", "Lr", "RL", "Rl")) {
          char[] slope = (".".repeat(n) + "|").repeat(3).toCharArray();
          slope[above] = two.charAt(0);
          slope[n + 1 + below] = two.charAt(1);
          agrees(new String(slope, 0, 3 * n + 2), SkiStatements.MEETING, cases);
        }
      }
    }
  }

  /** Of parts of which the statement does not speak the moves tell the value, too. */
  private static void agrees(String slope, Statement statement, Cases cases) {
    Referee referee = cases.table(VALUES, () -> new Referee(new Universe(), new HashMap<>()));
    ByTheory<String> theory = ByTheory.of(SkiJumpsGame.game(), statement);
    ShortGame sum = referee.universe().zero();
    for (String part : theory.variant().rules().parts(slope)) {
      sum =
          sum.plus(
              theory
                  .fact(part, cases)
                  .flatMap(Fact::value)
                  .flatMap(worth -> Values.shortGame(worth, referee.universe()))
                  .orElseGet(() -> referee.value(part, cases)));
    }
    cases.equal(referee.value(slope, cases), sum, () -> slope);
  }
}
