package org.farstar.verify;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * A kind of certificates: what it may state, and how its body is checked.
 *
 * @param name what stands in the line {@code kind}
 * @param endings how the games that it is about end
 * @param outcomes the outcomes that it may claim
 * @param claimsValues whether it may claim values, which positions have in normal play
 * @param halves of which outcomes it may claim that one is the outcome; where P or L is among these
 *     sets, bounds may be claimed in the place of values
 * @param check checks bodies
 */
public record Kind(
    String name,
    Set<Ending> endings,
    Set<Outcome> outcomes,
    boolean claimsValues,
    Predicate<OutcomeSet> halves,
    Check check) {
  /** Checks the bodies of a kind. */
  @FunctionalInterface
  public interface Check {
    /**
     * Checks that the body proves a statement.
     *
     * @param statement what it is to prove, a claim and an ending that this kind may state
     * @param body the lines
     * @param boards reads the position where the kind is for positions of any game
     * @param checkStop called in every loop; what it throws ends the check
     * @return what the checker did, a clause that follows 'by'
     * @throws RefusedException where the body does not prove it
     */
    String of(Statement statement, List<String> body, Boards boards, Runnable checkStop);
  }

  /** A kind that states no half. */
  public Kind(
      String name, Set<Ending> endings, Set<Outcome> outcomes, boolean claimsValues, Check check) {
    this(name, endings, outcomes, claimsValues, half -> false, check);
  }

  /** The same kind, which may also claim that one of some outcomes is the outcome. */
  public Kind claiming(Predicate<OutcomeSet> sets) {
    return new Kind(name, endings, outcomes, claimsValues, sets, check);
  }

  /** A kind that claims who wins games that end in one way. */
  public static Kind ofOutcomes(String name, Ending ending, Set<Outcome> outcomes, Check check) {
    return new Kind(name, Set.of(ending), outcomes, false, check);
  }

  /** Whether the kind may make such a claim. */
  boolean mayClaim(Claim claim, Ending ending) {
    if (claim instanceof Claim.OfOutcome claimed) {
      return outcomes.contains(claimed.outcome());
    }
    if (claim instanceof Claim.OfPossible claimed) {
      return halves.test(claimed.outcomes());
    }
    return claimsValues
        && ending == Ending.LAST_PLAYER_WINS
        && (claim instanceof Claim.OfValue || halves.test(Claim.AT_LEAST_ZERO));
  }
}
