package org.farstar.games.heap.corner;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.games.heap.grundy.GrundySearch;

/** What the lecture says about the rook. */
public final class RookClaims {
  private static final Claims LECTURE = Claims.of("slides");
  private static final String POINTS = "all points with coordinates up to %d";
  private static final Cases.Key<PointSearch> OUTCOMES = new Cases.Key<>();
  private static final Cases.Key<GrundySearch<Corner>> VALUES = new Cases.Key<>();

  private RookClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(diagonal(), nim());
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

  private static Claim nim() {
    return LECTURE
        .at("example-2", "Nim, Example 2")
        .says("Game 2 is Nim with two piles: the value of (m, n) is the exclusive or of m and n.")
        .over(POINTS, 0, 30)
        .check(
            (m, cases) -> {
              GrundySearch<Corner> search =
                  cases.table(VALUES, () -> new GrundySearch<>(CornerRules.rook()));
              for (int n = 0; n <= m; n++) {
                Corner at = Corner.of(m, n);
                cases.equal(m ^ n, search.value(at, cases.control()), at::toString);
              }
            });
  }
}
