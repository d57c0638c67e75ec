package org.farstar.papers.slides.positional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.search.ShortLineTheory;
import org.farstar.papers.small.SmallFamilies;
import org.farstar.values.player.Outcome;

/** Rows of threats on [2]^d and [3]^d against the game by its definition. */
final class ThreatClaims {
  private ThreatClaims() {}

  static List<Claim> all() {
    return List.of(threats());
  }

  private static Claim threats() {
    return Claims.of(PositionalStatements.THREATS)
        .over("every position of [2]^2, [2]^3 and [3]^2 that the theory speaks of")
        .butNot("A player wins who makes one threat.", cases -> each(false, cases))
        .check(cases -> each(true, cases));
  }

  private static void each(boolean theory, Cases cases) {
    for (Cube cube : List.of(new Cube(2, 2), new Cube(2, 3), new Cube(3, 2))) {
      int points = cube.points();
      int[] sets = new int[cube.sets()];
      for (int i = 0; i < sets.length; i++) {
        for (int point : cube.points(i)) {
          sets[i] |= 1 << point;
        }
      }
      PlainPlay plain = new PlainPlay(points, sets);
      ShortLineTheory lines =
          new ShortLineTheory(
              new PositionalRules(
                  cube, Goal.MAKER_MAKER, Turns.PLAIN, PointGroup.trivial(points), null));
      for (int x = 0; x < 1 << points; x++) {
        for (int o = 0; o < 1 << points; o++) {
          int lead = Integer.bitCount(x) - Integer.bitCount(o);
          if ((x & o) == 0 && (lead == 0 || lead == 1) && !whole(sets, x) && !whole(sets, o)) {
            int own = lead == 0 ? x : o;
            int others = lead == 0 ? o : x;
            Optional<Outcome> told =
                theory
                    ? lines
                        .fact(SmallFamilies.marks(points, x, o), Ask.ANSWER, Control.unlimited())
                        .map(Fact::outcome)
                    : threatens(points, sets, own, others)
                        ? Optional.of(Outcome.N)
                        : Optional.empty();
            if (told.isPresent()) {
              String text = cube.side() + "^" + cube.dimension() + " " + bits(x) + " " + bits(o);
              cases.check(
                  (told.get() == Outcome.N ? 1 : -1) == plain.result(own, others), () -> text);
            }
          }
        }
      }
    }
  }

  private static boolean threatens(int points, int[] sets, int own, int others) {
    for (int i = 0; i < points; i++) {
      int more = own | 1 << i;
      if (((own | others) >> i & 1) == 0) {
        for (int set : sets) {
          if ((set & others) == 0 && Integer.bitCount(set & ~more) == 1) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean whole(int[] sets, int points) {
    for (int set : sets) {
      if ((set & ~points) == 0) {
        return true;
      }
    }
    return false;
  }

  private static List<Integer> bits(int points) {
    List<Integer> bits = new ArrayList<>();
    for (int i = 0; points >> i != 0; i++) {
      if ((points >> i & 1) != 0) {
        bits.add(i + 1);
      }
    }
    return bits;
  }
}
