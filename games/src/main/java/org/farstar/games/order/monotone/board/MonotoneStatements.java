package org.farstar.games.order.monotone.board;

import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** The statements that the theory and the reductions of monotonic sequence games rest on. */
public final class MonotoneStatements {
  /** What a board leaves of a finite poset. */
  public static final Statement LENGTHS =
      Works.MONOTONE
          .at("2-lengths", "section 2")
          .says(
              "Of a board of the basic form on a finite poset only this counts of a "
                  + "free card: the longest ascending and the longest descending "
                  + "subsequence that it can end.");

  /** Boards that are alike on a chain. */
  public static final Statement LARGE_GAPS =
      Works.MONOTONE
          .proposition("6")
          .says(
              "Boards with the same colours, whose gaps are equal or both large, "
                  + "have the same outcome.");

  /** Boards that are alike on a sum of blocks. */
  public static final Statement BLOCKS =
      Works.MONOTONE
          .proposition("6")
          .part("blocks", "for sums of blocks by the same argument")
          .says(
              "On a sum of blocks, too, boards with the same colours, whose gaps "
                  + "have the same blocks or blocks that are both large, have the same "
                  + "outcome.")
          .standing(Standing.CHECKED);

  /** Recording sequences. */
  public static final Statement COLOURS =
      Works.MONOTONE
          .at("3-lengths", "Section 3")
          .says(
              "The reddish elements are the least tops of ascending subsequences of "
                  + "each length, the bluish ones the greatest bottoms of descending ones.");

  /** Boards on a dense deck. */
  public static final Statement DENSE =
      Works.MONOTONE
          .proposition("8")
          .part("dense")
          .says("On Q the colour sequence of a board decides who wins.");

  /** The extended game on a dense deck. */
  public static final Statement EXTENDED =
      Works.MONOTONE
          .theorem("12")
          .says(
              "The extended normal game on Q is won by the first player if a*d is "
                  + "odd and by the second if it is even.");

  /** Misère play with d = 3. */
  public static final Statement THREE =
      Works.MONOTONE
          .at("6-last-draw-three", "Section 6, misère play with d = 3")
          .says(
              "For a >= 3 and e = 4a-3n, W_mis(a,3,n) is D if e >= 3, that is up to "
                  + "n = floor(4a/3) - 1; P if e is 1, -1 or -4, and for (a,n) = (5,9); "
                  + "and else N, so from n = floor(4a/3) + 3 on, but for a = 5.")
          .provedIn("papers/monotone.md");

  /** Rooks that may be taken off. */
  public static final Statement ROOKS =
      Works.MONOTONE
          .at("6-rooks-removed", "section 6, rooks that make no difference removed")
          .says(
              "On a finite deck the extended form keeps its outcome when rooks are "
                  + "taken off the board that no critical subsequence can use any more.");

  private MonotoneStatements() {}
}
