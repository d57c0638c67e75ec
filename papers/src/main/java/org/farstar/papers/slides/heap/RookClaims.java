package org.farstar.papers.slides.heap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.corner.CornerRules;
import org.farstar.games.heap.corner.CornerStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.papers.small.GrundySearch;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;

/** What the lecture says about the rook. */
public final class RookClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String POINTS = "all points with coordinates up to %d";
  private static final Cases.Key<PointSearch> OUTCOMES = new Cases.Key<>();
  private static final Cases.Key<GrundySearch<Corner>> VALUES = new Cases.Key<>();

  private RookClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    List<Claim> claims = new ArrayList<>(List.of(diagonal(), arcs(), nim()));
    claims.addAll(DigraphClaims.all());
    return claims;
  }

  private static Claim diagonal() {
    return LECTURE
        .at("game-2", "Abstraction, Game 2")
        .says("The P-positions of Game 2 are the points (x, x).")
        .over(POINTS, 0, 30)
        .check(
            (m, cases) ->
                cases
                    .table(OUTCOMES, () -> new PointSearch(CornerRules.rook()))
                    .square(m, (x, y) -> x == y, cases));
  }

  private static Claim arcs() {
    return LECTURE
        .at("example-2-arcs", "Abstraction, Examples 2 and 2a")
        .says(
            "In the digraph of Game 2, arcs lead from (x, y) to (x', y) and (x, y') with x' < x, y' < y.")
        .over("all points (x, y) with x at most %d and y at most x", 0, 12)
        .corrects(
            Slip.printed("x = x' and y > y' or x > x' and y = y'")
                .meaning(
                    "They lead to the points with x < x' and y < y', up to the size of the board, so that the"
                        + " token moves away from (0, 0).")
                .because(
                    "N^+((x', y')) are the points that can be moved to from (x', y'), which a move brings nearer to the corner."),
            (x, cases) -> arcs(x, true, cases))
        .check((x, cases) -> arcs(x, false, cases));
  }

  private static void arcs(int x, boolean up, Cases cases) {
    for (int y = 0; y <= x; y++) {
      Set<Corner> expected = new HashSet<>();
      for (int to = up ? x + 1 : 0; to < (up ? 2 * x + 2 : x); to++) {
        expected.add(Corner.of(to, y));
      }
      for (int to = up ? y + 1 : 0; to < (up ? 2 * x + 2 : y); to++) {
        expected.add(Corner.of(x, to));
      }
      Corner at = Corner.of(x, y);
      cases.equal(
          expected,
          new HashSet<>(CornerRules.rook().options(at, Player.LEFT)),
          () -> "the arcs from " + at);
    }
  }

  private static Claim nim() {
    return Claims.of(CornerStatements.ROOK)
        .over(POINTS, 0, 30)
        .check(
            (m, cases) -> {
              GrundySearch<Corner> search =
                  cases.table(VALUES, () -> new GrundySearch<>(CornerRules.rook()));
              for (int n = 0; n <= m; n++) {
                Corner at = Corner.of(m, n);
                cases.equal(m ^ n, search.value(at, cases.control()), at::toString);
                ByTheory.of(CornerGame.rook(), CornerStatements.ROOK)
                    .value(new Nimber(m ^ n), at, cases);
              }
            });
  }
}
