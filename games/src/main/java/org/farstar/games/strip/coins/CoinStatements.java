package org.farstar.games.strip.coins;

import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** The statements of the paper that the theory of lines rests on. */
public final class CoinStatements {
  /** Who wins, by counting tails. */
  public static final Statement COUNTING =
      Works.FLIPPING_COINS
          .theorem("3.1")
          .says(
              "Left wins a line with an even number of tails, if there are any, and "
                  + "a line of at least two tails that starts with one.")
          .standing(Standing.CORRECTED);

  /** The value. */
  public static final Statement VALUE =
      Works.FLIPPING_COINS.theorem("3.3").says("The algorithm returns the value of every line.");

  /** Which of two lines is better for Left. */
  public static final Statement BETTER =
      Works.FLIPPING_COINS
          .corollary("4.1")
          .says("x1y0z > x0y1z for all strings x, y, z, and x10^r1 > x.");

  /** The best moves. */
  public static final Statement BEST_MOVES =
      Works.FLIPPING_COINS
          .theorem("4.2")
          .says(
              "Left's best move turns the last two tails, Right's the last head and "
                  + "the tail beside it.");

  /** The first reduction, at the right end. */
  public static final Statement LONG_RUNS =
      Works.FLIPPING_COINS
          .lemma("4.3")
          .says(
              "x01111^a = x101^a for every string x and a >= 0. (The printed "
                  + "condition 'alpha >= 0' can only mean a.)");

  /** Both reductions in front of other coins. */
  public static final Statement REDUCTION =
      Works.FLIPPING_COINS
          .lemma("4.4")
          .says(
              "x0111y = x10y for every string x, if y starts with 1, or starts with "
                  + "0 and has an even number of tails.");

  /** One exponent. */
  public static final Statement EXPONENT =
      Works.FLIPPING_COINS
          .lemma("4.5")
          .says(
              "x01^a0^p10^q1 = x01^a : 1/2^(2p+q-1) for a >= 1 and p+q >= 1, the "
                  + "base of the sum being the line x01^a itself.");

  /** The base. */
  public static final Statement BASE =
      Works.FLIPPING_COINS
          .lemma("4.6")
          .says("0^p1 = -p, and 1^a0^p10^q1 = floor(a/2) + 1/2^(2p+q).");

  /** The parts of a reduced line. */
  public static final Statement PARTITION =
      Works.FLIPPING_COINS
          .at("3-partition", "Algorithm, steps 2 and 3")
          .says(
              "The Q's and the base partition the reduced line; it has no 1111 "
                  + "behind a 0, and cutting two tails at a time never leaves three behind "
                  + "a 0.");

  private CoinStatements() {}
}
