package org.farstar.engine.item;

/**
 * What the search for sums of items does besides trying every move. Each may be left out, which
 * costs time and changes no answer; tests do so.
 */
public enum ItemShortcut {
  /** Positions of the sum that is asked about vanish beside their negatives before all else. */
  PAIRS,
  /** Small positions are valued when they are met, and play on by their canonical forms. */
  VALUES,
  /** The items of the sum that is asked about are searched for their values first. */
  ROOT_VALUES,
  /** SumBounds decide without a move: see {@link SumBounds}. */
  BOUNDS,
  /** What the rules know of a position bounds it: see {@link Bracket}. */
  CUTS,
  /** A position in which few moves are left is worth no more than their number, nor less. */
  MOVES_LEFT,
  /** The stops of items that are met often are searched for: see {@link StopProbes}. */
  STOPS,
  /** Two values are compared, the first with the negative of the second, and not searched. */
  COMPARISONS,
  /** Atomic weights bound sums of all-small items: see {@link WeightProbes}. */
  WEIGHTS,
  /**
   * The weights of items without a value are found from their options: see {@link ExactWeights}.
   */
  EXACT_WEIGHTS,
  /** All-small items without a value are searched alone, when they are met in sums. */
  ITEMS_ALONE,
  /** New sums begin with numbers that speak for the player whom atomic weights favour. */
  WEIGHT_GUESSES,
  /** New sums begin with numbers that speak for the player who has more moves. */
  GUESSES,
  /** One large position alone is searched depth first, beside the search for sums. */
  BOARDS,
  /**
   * Large positions of a sum are searched each as it is: those that whoever moves first loses are
   * left out, and others of one sign add.
   */
  TERMS_ALONE,
  /** The rules replace positions by smaller ones that are equal. */
  REDUCTIONS
}
