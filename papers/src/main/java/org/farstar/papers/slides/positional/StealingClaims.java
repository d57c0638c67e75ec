package org.farstar.papers.slides.positional;

import static org.farstar.papers.slides.positional.LineClaims.LECTURE;

import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.papers.small.SmallFamilies;
import org.farstar.values.player.Outcome;

/** Strategy stealing, and who wins small games. */
public final class StealingClaims {
  /** {1,2,4}{1,3,4}{1,2,5}{1,3,5}. */
  private static final long WON = 1L << 0b01011 | 1L << 0b01101 | 1L << 0b10011 | 1L << 0b10101;

  private StealingClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(stealing(), strategy(), extraSet(), boards());
  }

  private static Claim stealing() {
    return Claims.of(PositionalStatements.STEALING)
        .over(
            "all families without comparable sets on up to %d points, up to isomorphism, by search",
            1, 6)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "Player 1 wins, whatever the family of sets.",
            (points, cases) -> outcomes(points, Set.of(Outcome.N), cases))
        .check((points, cases) -> outcomes(points, Set.of(Outcome.N, Outcome.D), cases));
  }

  private static void outcomes(int points, Set<Outcome> expected, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      Outcome outcome = new PlainPlay(points, sets).outcome();
      cases.settled("families " + outcome);
      cases.check(expected.contains(outcome), () -> outcome + ": " + SmallFamilies.text(sets));
    }
  }

  private static Claim strategy() {
    return LECTURE
        .at("stealing", "Tic tac toe, lemma on Player 1")
        .part("more", "proof")
        .says("A point more of the own colour never harms: it makes no result worse.")
        .over("all families without comparable sets on up to %d points, all positions", 1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot("It changes no result.", (points, cases) -> more(points, Integer::equals, cases))
        .check((points, cases) -> more(points, (richer, poor) -> richer >= poor, cases));
  }

  private static void more(int points, BiPredicate<Integer, Integer> expected, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      PlainPlay play = new PlainPlay(points, sets);
      for (int own = 0; own < 1 << points; own++) {
        for (int others = 0; others < 1 << points; others++) {
          if ((own & others) != 0 || over(sets, own) || over(sets, others)) {
            continue;
          }
          for (int i = 0; i < points; i++) {
            int richer = own | 1 << i;
            if (((own | others) >> i & 1) == 0 && !over(sets, richer)) {
              int poor = own;
              int rest = others;
              cases.check(
                  expected.test(play.result(richer, others), play.result(own, others)),
                  () ->
                      SmallFamilies.text(sets)
                          + " with "
                          + SmallFamilies.text(poor, rest)
                          + " and then "
                          + SmallFamilies.text(richer));
            }
          }
        }
      }
    }
  }

  private static boolean over(int[] sets, int own) {
    for (int set : sets) {
      if ((set & ~own) == 0) {
        return true;
      }
    }
    return false;
  }

  private static Claim extraSet() {
    return LECTURE
        .beyond("extra-set")
        .says(
            "One more set can turn a win of Player 1 into a draw, but on no fewer than five points:"
                + " {2,4} added to {1,2,4}{1,3,4}{1,2,5}{1,3,5}.")
        .over(
            "all families without comparable sets on up to %d points, each with every set more",
            1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "One more set never turns a win of Player 1 into a draw.",
            (points, cases) -> {
              if (points == 5) {
                cases.equal(
                    Outcome.N, outcome(5, SmallFamilies.with(WON, 0b01010)), () -> "{2,4} more");
              }
            })
        .check(
            (points, cases) -> {
              if (points < 5) {
                extraSets(points, cases);
              } else {
                long more = SmallFamilies.with(WON, 0b01010);
                cases.equal(Outcome.N, outcome(points, WON), () -> "the family");
                cases.equal(Outcome.D, outcome(points, more), () -> "the family with {2,4}");
              }
            });
  }

  private static Outcome outcome(int points, long family) {
    return new PlainPlay(points, SmallFamilies.sets(family)).outcome();
  }

  private static void extraSets(int points, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      for (int set = 1; set < 1 << points && outcome(points, family) == Outcome.N; set++) {
        String text =
            SmallFamilies.text(SmallFamilies.sets(family)) + " and " + SmallFamilies.text(set);
        long more = SmallFamilies.with(family, set);
        cases.equal(Outcome.N, outcome(points, more), () -> text);
      }
    }
  }

  private static Claim boards() {
    return LECTURE
        .beyond("tic-tac-toe")
        .says("Player 1 wins on [1]^1, [2]^2 and [2]^3; [2]^1, [3]^1, [4]^1 and [3]^2 are drawn.")
        .over("these boards, every move at every position")
        .check(
            cases -> {
              int[][] boards = {{1, 1}, {2, 2}, {2, 3}, {2, 1}, {3, 1}, {4, 1}, {3, 2}};
              for (int i = 0; i < boards.length; i++) {
                int n = boards[i][0];
                int d = boards[i][1];
                int cells = PlainLines.power(n, d);
                cases.equal(
                    i < 3 ? Outcome.N : Outcome.D,
                    new PlainPlay(cells, PlainLines.masks(n, d)).outcome(),
                    () -> "[" + n + "]^" + d);
              }
            });
  }
}
