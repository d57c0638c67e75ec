package org.farstar.papers.slides.heap;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.games.heap.even.EvenSubtraction;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.papers.small.ByTheory;
import org.farstar.papers.small.GrundySearch;
import org.farstar.values.Nimber;
import org.farstar.values.player.Player;

/** What the lecture says about even subtraction. */
public final class EvenClaims {
  private static final Claims LECTURE = Claims.of(Works.SLIDES);
  private static final String PLACE = "Another one pile subtraction game";
  private static final Cases.Key<GrundySearch<Heaps>> VALUES = new Cases.Key<>();

  private EvenClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    return List.of(values(), terminal());
  }

  private static Claim values() {
    return Claims.of(HeapStatements.EVEN)
        .over("all heaps up to %d", 0, 300)
        .check(
            (n, cases) -> {
              GrundySearch<Heaps> search =
                  cases.table(VALUES, () -> new GrundySearch<>(new EvenSubtraction()));
              int value = n == 0 ? 0 : n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2;
              cases.equal(
                  value, search.value(Heaps.of(n), cases.control()), () -> "a heap of " + n);
              if (n > 0) {
                ByTheory.of(EvenSubtractionGame.game(), HeapStatements.EVEN)
                    .value(new Nimber(value), Heaps.of(n), cases);
              }
            });
  }

  private static Claim terminal() {
    return LECTURE
        .at("even-terminal", PLACE)
        .says("The terminal positions are 0 and 2.")
        .over("all heaps up to %d", 0, 300)
        .check(
            (n, cases) ->
                cases.equal(
                    n == 0 || n == 2,
                    new EvenSubtraction().moveList(Heaps.of(n), Player.LEFT).isEmpty(),
                    () -> "a heap of " + n + " is terminal"));
  }
}
