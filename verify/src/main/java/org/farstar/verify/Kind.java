package org.farstar.verify;

import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;

/** A kind of certificates: what it may state, and how its body is checked. */
public interface Kind {
  /** What stands in the line {@code kind}. */
  String name();

  /** How the games that it is about end. */
  Set<Ending> endings();

  /** The outcomes that it may claim. */
  Set<Outcome> outcomes();

  /** Whether it may claim values, which positions have in normal play. */
  default boolean claimsValues() {
    return false;
  }

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
  String check(Statement statement, List<String> body, Boards boards, Runnable checkStop);

  /** Whether the kind may make such a claim. */
  default boolean mayClaim(Claim claim, Ending ending) {
    return claim instanceof Claim.OfOutcome claimed
        ? outcomes().contains(claimed.outcome())
        : claimsValues() && ending == Ending.LAST_PLAYER_WINS;
  }
}
