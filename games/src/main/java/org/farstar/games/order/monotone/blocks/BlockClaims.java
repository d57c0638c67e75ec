package org.farstar.games.order.monotone.blocks;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.Block;
import org.farstar.games.order.OrderType;
import org.farstar.values.player.Outcome;

/** Decks that are infinite without being dense: N and Z. */
public final class BlockClaims {
  private static final OrderType N = OrderType.of(Block.W);
  private static final OrderType Z = OrderType.of(Block.Z);

  private BlockClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    return List.of(
        Claim.sized(
            "monotone/7-z",
            "Proposition 7, remark",
            "The normal game with critical lengths a and d on a deck without a least and a greatest"
                + " card, Z here and w* + q + w, and the misere game with a-1 and d-1 have the same winner.",
            "all a up to %d, all d from 3 to 4 and up to a",
            3,
            4,
            (a, cases) -> {
              for (int d = 3; d <= Math.min(a, 4); d++) {
                same(a, d, Z, cases);
                same(a, d, OrderType.of(Block.W_STAR, Block.Q, Block.W), cases);
              }
            }),
        Claim.sized(
                "monotone/6-n-z",
                "Section 6, after the conjectures",
                "On N and on Z the misere game with d = 4 is won by the first player for a = 4, but by"
                    + " the second for a = 5.",
                "a up to %d",
                4,
                5,
                (a, cases) -> {
                  for (OrderType deck : List.of(N, Z)) {
                    expect(a == 5 ? Outcome.P : Outcome.N, a, 4, deck, true, cases);
                  }
                })
            .corrects((a, cases) -> expect(Outcome.N, a, 4, N, true, cases)));
  }

  private static void expect(
      Outcome outcome, int a, int d, OrderType deck, boolean misere, Cases cases) {
    cases.equal(
        outcome,
        BlockSearch.outcome(a, d, deck, misere, cases.control()),
        () -> "(" + a + "," + d + "," + deck + ")" + (misere ? " misere" : ""));
  }

  private static void same(int a, int d, OrderType deck, Cases cases) {
    expect(
        BlockSearch.outcome(a - 1, d - 1, deck, true, cases.control()), a, d, deck, false, cases);
  }
}
