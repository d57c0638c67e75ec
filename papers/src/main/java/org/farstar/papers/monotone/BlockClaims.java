package org.farstar.papers.monotone;

import java.util.List;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.blocks.BlockPlay;
import org.farstar.games.order.monotone.blocks.ColouredGaps;
import org.farstar.values.player.Outcome;

/** Decks that are infinite without being dense: N and Z. */
public final class BlockClaims {
  private static final OrderType N = OrderType.of(DomainBlock.W);
  private static final OrderType Z = OrderType.of(DomainBlock.Z);

  private BlockClaims() {}

  /** The claims, in the order of the paper. */
  public static List<Claim> all() {
    return List.of(withoutEnds(), naturalsAndIntegers());
  }

  private static Claim withoutEnds() {
    return Paper.CLAIMS
        .at("7-z", "Proposition 7, remark")
        .says(
            "The normal game with critical lengths a and d on a deck without a least and a greatest"
                + " card, Z here and w* + q + w, and the misère game with a-1 and d-1 have the same"
                + " winner.")
        .over("all a up to %d, all d from 3 to 4 and up to a", 3, 4)
        .check(
            (a, cases) -> {
              for (int d = 3; d <= Math.min(a, 4); d++) {
                same(a, d, Z, cases);
                same(a, d, OrderType.of(DomainBlock.W_STAR, DomainBlock.Q, DomainBlock.W), cases);
              }
            });
  }

  private static Claim naturalsAndIntegers() {
    return Paper.CLAIMS
        .at("6-n-z", "Section 6, after the conjectures")
        .says(
            "On N and on Z the misère game with d = 4 is won by the first player for a = 4, but by"
                + " the second for a = 5.")
        .over("a up to %d", 4, 5)
        .atMost(5)
        .corrects(
            Slip.printed("if similar results did not also hold for other infinite linear orders")
                .meaning("On N the first player wins these games.")
                .because("For each a all positions up to the bounds of the gaps are searched."),
            (a, cases) -> expect(Outcome.N, a, 4, N, true, cases))
        .check(
            (a, cases) -> {
              for (OrderType deck : List.of(N, Z)) {
                expect(a == 5 ? Outcome.P : Outcome.N, a, 4, deck, true, cases);
              }
            });
  }

  private static Outcome outcome(int a, int d, OrderType deck, boolean misere, Cases cases) {
    BlockPlay play = new BlockPlay(a, d, misere);
    OutcomeTable<ColouredGaps> table = Paper.tables(cases).table(play, OutcomeTable::remembering);
    return new OutcomeSearch<>(play, table, cases.control()).outcome(play.whole(deck));
  }

  private static void expect(
      Outcome outcome, int a, int d, OrderType deck, boolean misere, Cases cases) {
    cases.equal(
        outcome,
        outcome(a, d, deck, misere, cases),
        () -> "(" + a + "," + d + "," + deck + ")" + (misere ? " misere" : ""));
  }

  private static void same(int a, int d, OrderType deck, Cases cases) {
    expect(outcome(a - 1, d - 1, deck, true, cases), a, d, deck, false, cases);
  }
}
