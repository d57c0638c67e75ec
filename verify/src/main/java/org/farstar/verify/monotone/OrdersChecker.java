package org.farstar.verify.monotone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.RefusedException;

/**
 * Checks who wins a monotonic sequence game on a chain, finite or not, from a board on: the body
 * has {@link PositionLines}, from which the outcome of the board follows.
 */
public final class OrdersChecker {
  /**
   * What was verified.
   *
   * @param positions how many positions the body has
   * @param moves how many moves were tried from them
   */
  public record Verified(int positions, long moves) {}

  private OrdersChecker() {}

  /**
   * Checks the body of a certificate.
   *
   * @param game the board
   * @param outcome who is said to win: N, P or D
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where the lines do not prove it
   */
  public static Verified check(
      SequenceGame game, Outcome outcome, List<String> body, Runnable checkStop) {
    List<Stretch> gaps =
        gaps(game, checkStop)
            .orElseThrow(() -> RefusedException.at(Boards.POSITION_LINE, "the game is over"));
    DeckRules rules = new DeckRules(game.a(), game.d(), game.misere(), checkStop);
    PositionLines lines = new PositionLines(rules, "lost, settled or drawn");
    for (int i = 0; i < body.size(); i++) {
      lines.read(Certificate.FIRST_OF_BODY + i, body.get(i));
    }
    lines.check(checkStop);
    boolean proved =
        rules.completes(gaps)
            ? outcome == Outcome.N
            : lines.prove(outcome, rules.position(gaps, false));
    if (!proved) {
      throw RefusedException.at(Claim.LINE, "the lines of the body do not prove this claim");
    }
    return new Verified(lines.count(), lines.moves());
  }

  /**
   * The gaps that have cards, from the lowest, by the definition: x is a less the longest ascending
   * subsequence of cards below, y is d less the longest descending one of cards above. Empty where
   * a subsequence is complete.
   *
   * @param game the board
   * @param checkStop called in every loop; what it throws ends the work
   */
  public static Optional<List<Stretch>> gaps(SequenceGame game, Runnable checkStop) {
    int count = game.played().size();
    // By the lower cards: the longest subsequences that end with a card.
    int[] ascending = new int[count];
    int[] descending = new int[count];
    for (int card : game.played()) {
      checkStop.run();
      ascending[card] = 1 + Arrays.stream(ascending, 0, card).max().orElse(0);
      descending[card] = 1 + Arrays.stream(descending, card + 1, count).max().orElse(0);
    }
    List<Stretch> gaps = new ArrayList<>();
    for (int lower = 0; lower <= count; lower++) {
      checkStop.run();
      int x = game.a() - Arrays.stream(ascending, 0, lower).max().orElse(0);
      int y = game.d() - Arrays.stream(descending, lower, count).max().orElse(0);
      if (x < 1 || y < 1) {
        return Optional.empty();
      }
      DeckRules.add(gaps, new Stretch(x, y, game.free().get(lower)));
    }
    return Optional.of(gaps);
  }
}
