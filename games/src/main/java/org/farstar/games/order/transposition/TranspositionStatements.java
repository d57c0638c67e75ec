package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** The statements of the paper that say who wins. */
public final class TranspositionStatements {
  /** Transpositions and inversions. */
  public static final Statement PARITY =
      Works.TRANSPOSITION
          .theorem("1.1")
          .says(
              "The number of transpositions that put a sequence in order, and the "
                  + "number of pairs out of order, have the same parity.");

  /** A turn without a pivot. */
  public static final Statement FORCED =
      Works.TRANSPOSITION
          .corollary("1.2")
          .says(
              "Without a pivot, whoever plays next adds the number of terms in the "
                  + "end S-block to the parity, wherever the choice falls.");

  /** A turn with a pivot. */
  public static final Statement CHOICE =
      Works.TRANSPOSITION
          .corollary("1.3")
          .says(
              "With a pivot, the next player can choose the parity, and can choose "
                  + "the parity plus the number of terms in the end S-block.");

  /** No element to spare. */
  public static final Statement FULL =
      Works.TRANSPOSITION
          .theorem("2.1")
          .part("full", "d = m+n")
          .says(
              "With as many turns as free elements White wins, if at least two turns "
                  + "are left.")
          .standing(Standing.CORRECTED);

  /** Two elements to spare and no pivot. */
  public static final Statement ROOM_NO_PIVOT =
      Works.TRANSPOSITION
          .theorem("2.1")
          .part("no-pivot", "d > m+n+1, no pivot")
          .says(
              "With at least two elements to spare and no pivot White wins, if at "
                  + "least two turns are left.")
          .standing(Standing.CORRECTED);

  /** Two elements to spare and one pivot. */
  public static final Statement ROOM_ONE_PIVOT =
      Works.TRANSPOSITION
          .theorem("2.1")
          .part("one-pivot", "d > m+n+1, one pivot")
          .says("With at least two elements to spare and one pivot the first player " + "wins.");

  /** Two elements to spare and several pivots. */
  public static final Statement ROOM_PIVOTS =
      Works.TRANSPOSITION
          .theorem("2.1")
          .part("pivots", "d > m+n+1, several pivots")
          .says("With at least two elements to spare and several pivots Black wins.");

  /** One element to spare. */
  public static final Statement DELTA =
      Works.TRANSPOSITION
          .theorem("2.3")
          .says(
              "With one element to spare, White wins at White's turn if and only if "
                  + "|Delta| = 1, and Black wins at Black's turn if and only if Delta is "
                  + "not 0, if at least two turns are left.")
          .standing(Standing.CORRECTED);

  /** Z without a pivot. */
  public static final Statement LINE_Z =
      Works.TRANSPOSITION
          .theorem("3.1")
          .part("z")
          .says("On Z without a pivot the second player wins, if at least two turns " + "are left.")
          .standing(Standing.CORRECTED);

  /** N without a pivot. */
  public static final Statement LINE_N =
      Works.TRANSPOSITION
          .theorem("3.1")
          .part("n")
          .says("On N without a pivot, who wants the initial parity wins.");

  /** -N without a pivot. */
  public static final Statement LINE_MINUS_N =
      Works.TRANSPOSITION
          .theorem("3.1")
          .part("minus-n")
          .says(
              "On -N without a pivot, who wants this parity wins: the initial one "
                  + "plus n/2 for even n, plus l + (n-1)/2 for odd n, with l terms in the "
                  + "end S-block.");

  /** N, -N and Z with pivots. */
  public static final Statement LINE_PIVOTS =
      Works.TRANSPOSITION
          .theorem("3.1")
          .part("pivots")
          .says("On N, -N and Z, one pivot: the first player wins; more: Black wins.");

  /** Infinite domains with a pivot. */
  public static final Statement PIVOT =
      Works.TRANSPOSITION
          .at("4.2-4.3-pivot", "Theorems 4.2 and 4.3")
          .says("At Black's turn, not his last, Black wins if there is a pivot.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1A =
      Works.TRANSPOSITION
          .at("4.2-1a", "Theorem 4.2 (1)(a)")
          .says("m is not the least, M not the greatest free element: Black wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1B =
      Works.TRANSPOSITION
          .at("4.2-1b", "Theorem 4.2 (1)(b)")
          .says("no greatest free element, m only the least: Black wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1C =
      Works.TRANSPOSITION
          .at("4.2-1c", "Theorem 4.2 (1)(c)")
          .says("no least free element, M only the greatest: Black wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1D =
      Works.TRANSPOSITION
          .at("4.2-1d", "Theorem 4.2 (1)(d)")
          .says(
              "a least free element, m another one, M only the greatest: who wants "
                  + "the initial parity plus l wins, with l terms in the end S-block.")
          .standing(Standing.CORRECTED);

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1E =
      Works.TRANSPOSITION
          .at("4.2-1e", "Theorem 4.2 (1)(e)")
          .says(
              "a greatest free element, M another one, m only the least: who wants "
                  + "the initial parity plus l + (n-1)/2 wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_1F =
      Works.TRANSPOSITION
          .at("4.2-1f", "Theorem 4.2 (1)(f)")
          .says("m only the least and M only the greatest free element: White wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_2 =
      Works.TRANSPOSITION
          .at("4.2-2", "Theorem 4.2 (2)")
          .says("some m and no M: who wants the initial parity wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_3 =
      Works.TRANSPOSITION
          .at("4.2-3", "Theorem 4.2 (3)")
          .says("some M and no m: who wants the initial parity plus l + (n-1)/2 wins.");

  /** A case of Theorem 4.2. */
  public static final Statement CASE_4 =
      Works.TRANSPOSITION.at("4.2-4", "Theorem 4.2 (4)").says("neither m nor M: White wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_5 =
      Works.TRANSPOSITION
          .at("4.3-5", "Theorem 4.3 (5)")
          .says("a central finite block that is not used up: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_6 =
      Works.TRANSPOSITION
          .at("4.3-6", "Theorem 4.3 (6)")
          .says("two finite blocks that are not central: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_7A =
      Works.TRANSPOSITION
          .at("4.3-7a", "Theorem 4.3 (7)(a)")
          .says("only the rightmost block finite, another one has an M: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_7B =
      Works.TRANSPOSITION
          .at("4.3-7b", "Theorem 4.3 (7)(b)")
          .says("only the rightmost block finite, no least free element: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_7C =
      Works.TRANSPOSITION
          .at("4.3-7c", "Theorem 4.3 (7)(c)")
          .says(
              "only the rightmost block finite and none of the above: who wants the "
                  + "initial parity plus l wins, however few elements of the block are "
                  + "free, with l terms in the end S-block.")
          .standing(Standing.CORRECTED);

  /** A case of Theorem 4.3. */
  public static final Statement CASE_8A =
      Works.TRANSPOSITION
          .at("4.3-8a", "Theorem 4.3 (8)(a)")
          .says("only the leftmost block finite, another one has an m: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_8B =
      Works.TRANSPOSITION
          .at("4.3-8b", "Theorem 4.3 (8)(b)")
          .says("only the leftmost block finite, no greatest free element: Black wins.");

  /** A case of Theorem 4.3. */
  public static final Statement CASE_8C =
      Works.TRANSPOSITION
          .at("4.3-8c", "Theorem 4.3 (8)(c)")
          .says(
              "only the leftmost block finite and none of the above: who wants the "
                  + "initial parity plus l + (n-1)/2 wins, however few elements of the "
                  + "block are free.");

  /** White's turn. */
  public static final Statement WHITE =
      Works.TRANSPOSITION
          .at("4-white", "section 4, White's turn")
          .says(
              "At White's turn, White wins if and only if one of the moves that "
                  + "leave no pivot leads to a position that Black loses: the neighbours "
                  + "of a single pivot, or without a pivot the least and the greatest free "
                  + "element.");

  /** S-blocks and pivots. */
  public static final Statement S_BLOCKS =
      Works.TRANSPOSITION
          .at("1-pivots", "section 1")
          .says(
              "An S-block is a largest set of used elements with nothing free "
                  + "between them; one of odd size with free elements on both sides is a "
                  + "pivot.")
          .standing(Standing.RULES);

  /** D-blocks. */
  public static final Statement D_BLOCKS =
      Works.TRANSPOSITION
          .at("4-blocks", "section 4")
          .says(
              "A D-block is a largest set of elements of which any two have finitely "
                  + "many elements between them.")
          .standing(Standing.RULES);

  /** Finite blocks that are used up. */
  public static final Statement USED_UP =
      Works.TRANSPOSITION
          .at("4-used-up", "Theorem 4.2")
          .says(
              "If there are finite D-blocks but all of them are exhausted, and no "
                  + "pivot, Theorem 4.2 holds of the infinite ones, with (2) as in (1)(d). "
                  + "(The paper leaves this open.)")
          .standing(Standing.CHECKED);

  /** All of them. */
  public static final List<Statement> ALL =
      List.of(
          PARITY,
          FORCED,
          CHOICE,
          FULL,
          ROOM_NO_PIVOT,
          ROOM_ONE_PIVOT,
          ROOM_PIVOTS,
          DELTA,
          LINE_Z,
          LINE_N,
          LINE_MINUS_N,
          LINE_PIVOTS,
          PIVOT,
          CASE_1A,
          CASE_1B,
          CASE_1C,
          CASE_1D,
          CASE_1E,
          CASE_1F,
          CASE_2,
          CASE_3,
          CASE_4,
          CASE_5,
          CASE_6,
          CASE_7A,
          CASE_7B,
          CASE_7C,
          CASE_8A,
          CASE_8B,
          CASE_8C,
          WHITE,
          S_BLOCKS,
          D_BLOCKS,
          USED_UP);

  private TranspositionStatements() {}
}
