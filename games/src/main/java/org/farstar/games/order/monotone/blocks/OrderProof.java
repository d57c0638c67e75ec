package org.farstar.games.order.monotone.blocks;

import java.util.List;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.values.player.Outcome;
import org.farstar.verify.RefusedException;
import org.farstar.verify.monotone.DeckRules;
import org.farstar.verify.monotone.Gaps;
import org.farstar.verify.monotone.OrdersChecker;
import org.farstar.verify.monotone.SequenceGame;
import org.farstar.verify.monotone.Stretch;

/**
 * Who wins from a board on a chain, finite or not, with a strategy by the rules of the checker.
 *
 * @param outcome who wins
 * @param lines the {@link KeptPositions}
 */
public record OrderProof(Outcome outcome, List<String> lines) {
  private static final long BYTES_PER_POSITION = 600;

  public OrderProof {
    lines = List.copyOf(lines);
  }

  /** Whether a chain in a gap counts as long from no more than this many cards on. */
  public static boolean fits(SequenceGame game, int most) {
    try {
      return new DeckRules(game.a(), game.d(), game.misere(), () -> {}).bound() <= most;
    } catch (RefusedException e) {
      return false;
    }
  }

  /**
   * Searches, and chooses.
   *
   * @param game a board without a complete subsequence
   * @throws RefusedException where long chains are alike only from more than 2^20 cards on
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static OrderProof find(SequenceGame game, Control control) {
    DeckRules rules = new DeckRules(game.a(), game.d(), game.misere(), control::throwIfStopped);
    List<Stretch> gaps = OrdersChecker.gaps(game, control::throwIfStopped).orElseThrow();
    if (rules.completes(gaps)) {
      return new OrderProof(Outcome.N, List.of());
    }
    KeptPositions<Gaps> kept = new KeptPositions<>(new Space(rules), BYTES_PER_POSITION, control);
    return kept.meter()
        .during(() -> new OrderProof(kept.begin(rules.position(gaps, false)), kept.lines()));
  }

  private record Space(DeckRules rules) implements KeptPositions.Space<Gaps> {
    @Override
    public List<Gaps> options(Gaps position) {
      return rules.options(position);
    }

    @Override
    public boolean any(Gaps position, Predicate<Gaps> wanted) {
      return rules.any(position, wanted);
    }

    @Override
    public boolean isEmpty(Gaps position) {
      return position.gaps().isEmpty();
    }

    @Override
    public boolean isSettled(Gaps position) {
      return position.settled();
    }
  }
}
