package org.farstar.papers.monotone;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.papers.monotone.ColourPlay.Position;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Proposition 6, the proof: matched plays have the same Grundy value and the same length. By the
 * definition, without the bounds that the proposition gives.
 */
final class MatchedPlayClaims {
  private static final String SCOPE =
      "%d random boards of colours and gaps for each of (2,2), (3,2), (3,3), with one large gap made"
          + " larger";

  private static final int DRAW = -1;

  /** What one game and convention has found. */
  private static final class Found {
    final ColourPlay play;
    final Meter meter;
    final Map<Position, Integer> values = new HashMap<>();

    Found(ColourPlay play, Meter meter) {
      this.play = play;
      this.meter = meter;
    }

    int counting(Supplier<Integer> work) {
      return meter.during(work);
    }
  }

  private MatchedPlayClaims() {}

  static Claim values() {
    return Paper.CLAIMS
        .proposition("6")
        .part("values", "before it, the nim-value")
        .says(
            "Boards as in the proposition from which no play is drawn have the same Grundy value in"
                + " normal play.")
        .over(SCOPE, 1, 40)
        .check(
            (seed, cases) ->
                GapClaims.enlarged(
                    seed,
                    (a, d, small, large) -> {
                      Found found = found(a, d, Convention.NORMAL, cases);
                      int value = found.counting(() -> grundy(small, found));
                      if (value != DRAW) {
                        cases.equal(
                            value,
                            found.counting(() -> grundy(large, found)),
                            () -> "(" + a + "," + d + ") " + large);
                      }
                    }));
  }

  static Claim lengths() {
    return Paper.CLAIMS
        .proposition("6")
        .part("lengths", "proof")
        .says(
            "On boards as in the proposition the winner wins in the same number of moves, where he"
                + " hurries and the loser delays.")
        .over(SCOPE + ", both conventions", 1, 40)
        .check(
            (seed, cases) ->
                GapClaims.enlarged(
                    seed,
                    (a, d, small, large) -> {
                      for (Convention convention : Convention.values()) {
                        Found found = found(a, d, convention, cases);
                        cases.equal(
                            found.counting(() -> length(small, found)),
                            found.counting(() -> length(large, found)),
                            () -> "(" + a + "," + d + ") " + convention.word() + " " + large);
                      }
                    }));
  }

  private static Found found(int a, int d, Convention convention, Cases cases) {
    return new Found(new ColourPlay(a, d, convention), cases.control().meter());
  }

  /** The Grundy value; DRAW where a play from here is drawn. */
  private static int grundy(Position position, Found found) {
    Outcome over = found.play.verdict(position).orElse(null);
    if (over != null) {
      return over == Outcome.D ? DRAW : 0;
    }
    Integer known = found.values.get(position);
    if (known != null) {
      return known;
    }
    found.meter.count();
    BitSet options = new BitSet();
    boolean draws = false;
    for (Position next : found.play.options(position, Player.LEFT)) {
      int value = grundy(next, found);
      draws |= value == DRAW;
      if (value != DRAW) {
        options.set(value);
      }
    }
    int value = draws ? DRAW : options.nextClearBit(0);
    found.values.put(position, value);
    return value;
  }

  /** How many moves are still to come, DRAW for a draw; its parity says who wins. */
  private static int length(Position position, Found found) {
    Outcome over = found.play.verdict(position).orElse(null);
    if (over != null) {
      return over == Outcome.D ? DRAW : 0;
    }
    Integer known = found.values.get(position);
    if (known != null) {
      return known;
    }
    found.meter.count();
    boolean normal = found.play.convention() == Convention.NORMAL;
    int quickest = Integer.MAX_VALUE;
    int slowest = 0;
    boolean draw = false;
    for (Position next : found.play.options(position, Player.LEFT)) {
      int rest = length(next, found);
      if (rest == DRAW) {
        draw = true;
      } else if ((rest + 1) % 2 != 0 == normal) {
        quickest = Math.min(quickest, rest + 1);
      } else {
        slowest = Math.max(slowest, rest + 1);
      }
    }
    int length = quickest < Integer.MAX_VALUE ? quickest : draw ? DRAW : slowest;
    found.values.put(position, length);
    return length;
  }
}
