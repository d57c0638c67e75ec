package org.farstar.papers.slides.positional;

import static org.farstar.papers.slides.positional.LineClaims.LECTURE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.theory.Ask;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.games.positional.hold.WeightTheory;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.papers.small.SmallFamilies;

/**
 * What potentials say beyond the lecture, of Maker and of Avoider: the criterion worked out from
 * its definition, the theory of the games, and a search of both players' points that knows neither.
 */
final class WeightClaims {
  private static final String SCOPE =
      "all families without comparable sets on up to %d points, every position, either player to"
          + " move";

  private WeightClaims() {}

  static List<Claim> all() {
    return List.of(maker(), avoider(), biased());
  }

  private static Claim maker() {
    return LECTURE
        .beyond("maker-potential")
        .checks(PositionalStatements.BECK)
        .over(SCOPE, 1, 4)
        .atMost(5)
        .butNot(
            "Maker does where the sum exceeds D/8 for each round that is left.",
            (points, cases) -> each(points, 3, Goal.MAKER_BREAKER, cases))
        .check((points, cases) -> each(points, 2, Goal.MAKER_BREAKER, cases));
  }

  private static Claim avoider() {
    return LECTURE
        .beyond("avoider-potential")
        .checks(PositionalStatements.AVOIDER)
        .over(SCOPE, 1, 4)
        .atMost(5)
        .butNot(
            "Avoider completes no set where the sum is less than 1, whoever takes the last point.",
            (points, cases) -> each(points, 0, Goal.AVOIDER_ENFORCER, cases))
        .check((points, cases) -> each(points, 1, Goal.AVOIDER_ENFORCER, cases));
  }

  private static void each(int points, int shift, Goal goal, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      if (sets.length > 0) {
        Board board = new Board(points, sets, goal);
        int all = 1 << points;
        for (int x = 0; x < all; x++) {
          for (int o = 0; o < all; o++) {
            int lead = Integer.bitCount(x) - Integer.bitCount(o);
            if ((x & o) == 0 && (lead == 0 || lead == 1) && !board.whole(x)) {
              board.compare(x, o, lead == 0, shift, cases);
            }
          }
        }
      }
    }
  }

  /** One family with its plays: X is Maker or Avoider and moves first. */
  private static final class Board {
    private final int points;
    private final int[] sets;
    private final boolean maker;
    private final WeightTheory theory;
    private final Map<Integer, Boolean> completes = new HashMap<>();

    Board(int points, int[] sets, Goal goal) {
      this.points = points;
      this.sets = sets;
      this.maker = goal == Goal.MAKER_BREAKER;
      List<int[]> lists = new ArrayList<>();
      for (int set : sets) {
        lists.add(bits(set));
      }
      this.theory =
          new WeightTheory(
              new PositionalRules(
                  ListedFamily.numbered(points, lists),
                  goal,
                  Turns.PLAIN,
                  PointGroup.trivial(points),
                  null));
    }

    private static int[] bits(int set) {
      int[] bits = new int[Integer.bitCount(set)];
      for (int i = 0, left = set; left != 0; left &= left - 1) {
        bits[i++] = Integer.numberOfTrailingZeros(left);
      }
      return bits;
    }

    boolean whole(int x) {
      return Arrays.stream(sets).anyMatch(set -> (set & ~x) == 0);
    }

    void compare(int x, int o, boolean turnOfX, int shift, Cases cases) {
      boolean applies = maker ? maker(x, o, turnOfX, shift) : avoider(x, o, turnOfX, shift);
      boolean usual = shift == (maker ? 2 : 1);
      if (usual) {
        cases.equal(
            applies,
            theory
                .fact(SmallFamilies.marks(points, x, o), Ask.ANSWER, Control.unlimited())
                .isPresent(),
            () -> "the theory speaks of " + text(x, o));
      }
      if (applies) {
        cases.check(
            completes(x, o, turnOfX) == maker,
            () -> (maker ? "Maker completes none in " : "Avoider completes one in ") + text(x, o));
      }
    }

    private String text(int x, int o) {
      return SmallFamilies.text(sets)
          + ", X "
          + SmallFamilies.text(x)
          + " O "
          + SmallFamilies.text(o);
    }

    /** The sum of 2^-k in units of 2^-points, over the open sets that have all of these points. */
    private long sum(int x, int o, int with) {
      long sum = 0;
      for (int set : sets) {
        if ((set & o) == 0 && (with & ~set) == 0) {
          sum += 1L << points - Integer.bitCount(set & ~x);
        }
      }
      return sum;
    }

    private boolean maker(int x, int o, boolean turnOfX, int shift) {
      int free = (1 << points) - 1 & ~(x | o);
      long most = 0;
      long together = 0;
      for (int i = 0; i < points; i++) {
        if ((free >> i & 1) != 0) {
          most = Math.max(most, sum(x, o, 1 << i));
          for (int j = 0; j < i; j++) {
            if ((free >> j & 1) != 0) {
              int pair = 1 << i | 1 << j;
              together =
                  Math.max(
                      together,
                      Arrays.stream(sets)
                          .filter(set -> (set & o) == 0 && (pair & ~set) == 0)
                          .count());
            }
          }
        }
      }
      int left = Integer.bitCount(free) - (turnOfX ? 0 : 1);
      long at = sum(x, o, 0) - (turnOfX ? 0 : most);
      return at << shift > together * (left / 2) << points;
    }

    private boolean avoider(int x, int o, boolean turnOfX, int doubled) {
      int left = points - Integer.bitCount(x | o) - (turnOfX ? 0 : 1);
      return sum(x, o, 0) << (left % 2 == 0 ? 0 : doubled) < 1L << points;
    }

    /** Whether X completes a set, where Maker wants to and Avoider does not. */
    private boolean completes(int x, int o, boolean turnOfX) {
      if (whole(x)) {
        return true;
      }
      int free = (1 << points) - 1 & ~(x | o);
      if (free == 0) {
        return false;
      }
      int key = x << points | o;
      Boolean known = completes.get(key);
      if (known == null) {
        boolean wants = maker == turnOfX;
        boolean found = !wants;
        for (int i = 0; i < points && found != wants; i++) {
          if ((free >> i & 1) != 0) {
            found = turnOfX ? completes(x | 1 << i, o, false) : completes(x, o | 1 << i, true);
          }
        }
        known = found;
        completes.put(key, known);
      }
      return known;
    }
  }

  private static Claim biased() {
    return LECTURE
        .beyond("biased-potential")
        .checks(PositionalStatements.BIASED)
        .over(
            "all families without comparable sets on up to %d points, from the start, with turns of"
                + " one or two points each, either player first",
            1, 5)
        .atMost(SmallFamilies.MOST_POINTS)
        .butNot(
            "It is enough that the sum is less than 1, whoever has the turn.",
            (points, cases) -> biased(points, false, cases))
        .check((points, cases) -> biased(points, true, cases));
  }

  private static void biased(int points, boolean factor, Cases cases) {
    for (long family : SmallFamilies.antichains(points, cases)) {
      int[] sets = SmallFamilies.sets(family);
      for (int p = 1; p <= 2; p++) {
        for (int q = 1; q <= 2; q++) {
          for (boolean makerFirst : new boolean[] {true, false}) {
            double sum = 0;
            for (int set : sets) {
              sum += Math.pow(1 + q, -(double) Integer.bitCount(set) / p);
            }
            // The sums are far from 1 where they are not 1, for so few sets.
            if (sum * (factor && makerFirst ? 1 + q : 1) < 1 - 1e-9) {
              String turns =
                  ", Maker " + p + " and Breaker " + q + (makerFirst ? "" : ", who begins");
              cases.check(
                  !new Biased(points, sets, p, q).completes(0, 0, makerFirst, makerFirst ? p : q),
                  () -> "Maker wins " + SmallFamilies.text(sets) + turns);
            }
          }
        }
      }
    }
  }

  /** Maker against Breaker by definition, in turns of several points. */
  private record Biased(int points, int[] sets, int p, int q, Map<List<Object>, Boolean> known) {
    Biased(int points, int[] sets, int p, int q) {
      this(points, sets, p, q, new HashMap<>());
    }

    boolean completes(int x, int o, boolean turnOfX, int left) {
      if (Arrays.stream(sets).anyMatch(set -> (set & ~x) == 0)) {
        return true;
      }
      int free = (1 << points) - 1 & ~(x | o);
      if (free == 0) {
        return false;
      }
      List<Object> key = List.of(x, o, turnOfX, left);
      Boolean before = known.get(key);
      if (before != null) {
        return before;
      }
      boolean found = !turnOfX;
      for (int i = 0; i < points && found != turnOfX; i++) {
        if ((free >> i & 1) != 0) {
          boolean goesOn = left > 1;
          boolean next = goesOn == turnOfX;
          int turn = goesOn ? left - 1 : next ? p : q;
          found =
              turnOfX ? completes(x | 1 << i, o, next, turn) : completes(x, o | 1 << i, next, turn);
        }
      }
      known.put(key, found);
      return found;
    }
  }
}
