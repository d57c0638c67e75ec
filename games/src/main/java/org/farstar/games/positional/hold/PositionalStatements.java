package org.farstar.games.positional.hold;

import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of positional games rest on. */
public final class PositionalStatements {
  /** A pairing holds an attacker. */
  public static final Statement PAIRING =
      Works.SLIDES
          .at("pairing", "pairing strategy")
          .says(
              "With a draw forcing pairing Player 2, who answers one point of a pair "
                  + "by the other and everything else by any point, is never beaten: "
                  + "x_(2i+d) is answered by x_(2i+3-d) for d = 1, 2.")
          .standing(Standing.CORRECTED);

  /** Why there is no pairing. */
  public static final Statement HALL =
      Works.SLIDES
          .at("pairing-hall-converse", "theorem on draw forcing pairings")
          .says(
              "Where there is no draw forcing pairing, some subfamily has fewer than "
                  + "twice as many points as sets; a maximum matching finds a pairing or "
                  + "such a subfamily.");

  /** A small potential holds an attacker. */
  public static final Statement POTENTIAL =
      Works.SLIDES
          .at("erdos-selfridge-weighted", "theorem of Erdős and Selfridge")
          .says(
              "If the sum of 2^-|A| over all sets is less than 1 even after Player "
                  + "1's best first move, which adds the weight of a point, Player 2 gets "
                  + "a draw at least.");

  /** Who moves first does not lose. */
  public static final Statement STEALING =
      Works.SLIDES
          .at("stealing", "strategy stealing")
          .says("Player 1 gets a draw at least, whatever the family of sets.");

  /** No set is left. */
  public static final Statement NO_SET =
      Works.RULES
          .at("no-set", "no set is left")
          .says("A player of whom every set has a point of the opponent completes none.")
          .standing(Standing.RULES);

  /** Turns of several points. */
  public static final Statement TURNS =
      Works.RULES
          .at("turns", "turns point by point")
          .says("A turn of several points is as many turns of one point, one after the " + "other.")
          .standing(Standing.RULES);

  /** When Maker wins. */
  public static final Statement BECK =
      Works.BECK_2008
          .theorem("1.2")
          .says(
              "Maker, to move, completes a set if the sum of 2^-k over the sets that "
                  + "Breaker has not touched and that lack k points exceeds D/4 for each "
                  + "round that is left, where no two free points have more than D of "
                  + "these sets in common; at Breaker's turn the largest weight of a point "
                  + "is taken off the sum first.");

  /** Potentials for turns of several points. */
  public static final Statement BIASED =
      Works.BECK_1982
          .at("biased", "turns of several points")
          .says(
              "Breaker, with q points a turn against Maker's p, keeps Maker from "
                  + "completing a set if the sum of (1+q)^(-k/p) over the sets that "
                  + "Breaker has not touched and that lack k points is less than 1 at "
                  + "Breaker's turn, less than 1/(1+q) at Maker's.");

  /** When Avoider wins. */
  public static final Statement AVOIDER =
      Works.AVOIDER_ENFORCER
          .theorem("1.1")
          .says(
              "Avoider completes no set if the sum of 2^-k over the sets that "
                  + "Enforcer has not touched and that lack k points is less than 1, or "
                  + "less than 1/2 where Avoider must take the last point.");

  /** Misère tic-tac-toe by the opposite cell. */
  public static final Statement MIRROR =
      Works.GOLOMB_HALES
          .at("misere", "misère play")
          .says(
              "In misère play on [n]^d with odd n, n > 1, the first player takes the "
                  + "middle and answers by the opposite cell, and never completes a line "
                  + "first.");

  /** The same for even n. */
  public static final Statement MIRROR_EVEN =
      Works.GOLOMB_HALES
          .at("misere-even", "misère play, n even")
          .says(
              "In misère play on [n]^d with even n the second player answers by the "
                  + "opposite cell, and never completes a line first.")
          .provedIn("papers/slides-positional.md");

  /** Rows of threats. */
  public static final Statement THREATS =
      Works.SLIDES
          .at("threats", "threats on lines of two or three cells")
          .says(
              "A player wins who completes a line at once, or by a row of threats "
                  + "each of which the opponent must answer and the last of which is two; "
                  + "on [3]^d from the middle, against one answer for each number of "
                  + "coordinates outside the middle.")
          .standing(Standing.CHECKED);

  private PositionalStatements() {}
}
