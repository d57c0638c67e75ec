package org.farstar.games.heap.even;

import java.util.List;
import org.farstar.engine.claim.Claim;
import org.farstar.games.heap.grundy.GrundySearch;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;

/** What the lecture says about even subtraction. */
public final class EvenClaims {
  private EvenClaims() {}

  /** All of them. */
  public static List<Claim> all() {
    EvenSubtraction rules = new EvenSubtraction();
    GrundySearch<Heaps> search = new GrundySearch<>(rules);
    return List.of(
        Claim.sized(
            "slides/even",
            "Another one pile subtraction game, Lemma",
            "g(0) = 0, g(2k) = k-1 and g(2k-1) = k for k >= 1.",
            "all heaps up to %d",
            0,
            300,
            (n, cases) ->
                cases.equal(
                    n == 0 ? 0 : n % 2 == 0 ? n / 2 - 1 : (n + 1) / 2,
                    search.value(Heaps.of(n), cases.control()),
                    () -> "a heap of " + n)),
        Claim.sized(
            "slides/even-terminal",
            "Another one pile subtraction game",
            "The terminal positions are 0 and 2.",
            "all heaps up to %d",
            0,
            300,
            (n, cases) ->
                cases.equal(
                    n == 0 || n == 2,
                    rules.moveList(Heaps.of(n), Player.LEFT).isEmpty(),
                    () -> "a heap of " + n + " is terminal")));
  }
}
