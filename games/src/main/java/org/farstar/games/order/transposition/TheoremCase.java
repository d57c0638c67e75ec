package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Statement;

/** What decides a position: a theorem with its case, or one of the exact small cases. */
public enum TheoremCase {
  OVER(Basics.END, "the parity is what it is"),
  FORCED(
      TranspositionStatements.FORCED,
      "one turn and no pivot: wherever it is played, the end S-block is added to the parity"),
  CHOICE(TranspositionStatements.CHOICE, "one turn and a pivot: Black chooses the parity"),
  FULL(TranspositionStatements.FULL, "at his last turn White chooses the parity"),
  ROOM_NO_PIVOT(TranspositionStatements.ROOM_NO_PIVOT, "White keeps the line free of pivots"),
  ROOM_ONE_PIVOT(
      TranspositionStatements.ROOM_ONE_PIVOT,
      "White removes the pivot, or Black makes a second one"),
  ROOM_PIVOTS(TranspositionStatements.ROOM_PIVOTS, "White cannot remove them all"),
  DELTA(TranspositionStatements.DELTA, "Black wins if and only if he can keep |Delta| from 0"),
  LINE_Z(TranspositionStatements.LINE_Z, "neither player can afford to make a pivot"),
  LINE_N(TranspositionStatements.LINE_N, "neither player can afford to make a pivot"),
  LINE_MINUS_N(TranspositionStatements.LINE_MINUS_N, "neither player can afford to make a pivot"),
  LINE_ONE_PIVOT(
      TranspositionStatements.LINE_PIVOTS, "White removes the pivot, or Black makes a second one"),
  LINE_PIVOTS(TranspositionStatements.LINE_PIVOTS, "White cannot remove them all"),
  PIVOT(TranspositionStatements.PIVOT, "Black makes another one"),
  CASE_1A(
      TranspositionStatements.CASE_1A,
      "Black controls the parity by a smallest or a largest element"),
  CASE_1B(TranspositionStatements.CASE_1B, "Black controls the parity: no greatest free element"),
  CASE_1C(TranspositionStatements.CASE_1C, "Black controls the parity: no least free element"),
  CASE_1D(
      TranspositionStatements.CASE_1D,
      "each of the n turns adds the end S-block: the initial parity plus l wins"),
  CASE_1E(
      TranspositionStatements.CASE_1E,
      "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  CASE_1F(TranspositionStatements.CASE_1F, "White removes each pivot and chooses the parity"),
  CASE_2(
      TranspositionStatements.CASE_2,
      "each turn adds the end S-block, which is empty unless a finite block is used up: the initial parity plus l wins"),
  CASE_3(
      TranspositionStatements.CASE_3,
      "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  CASE_4(TranspositionStatements.CASE_4, "White removes each pivot and chooses the parity"),
  CASE_5(
      TranspositionStatements.CASE_5,
      "Black has a smallest and a largest element in a central finite block"),
  CASE_6(TranspositionStatements.CASE_6, "Black has both finite blocks"),
  CASE_7A(
      TranspositionStatements.CASE_7A,
      "Black controls the parity by a smallest or a largest element"),
  CASE_7B(TranspositionStatements.CASE_7B, "Black controls the parity: no least free element"),
  CASE_7C(
      TranspositionStatements.CASE_7C,
      "each of the n turns adds the end S-block: the initial parity plus l wins"),
  CASE_8A(
      TranspositionStatements.CASE_8A,
      "Black controls the parity by a smallest or a largest element"),
  CASE_8B(TranspositionStatements.CASE_8B, "Black controls the parity: no greatest free element"),
  CASE_8C(
      TranspositionStatements.CASE_8C,
      "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  WHITE_PIVOTS(TranspositionStatements.WHITE, "White cannot remove two pivots at once"),
  WHITE_REPLY(
      TranspositionStatements.WHITE, "White wins if a move leads to a position lost for Black");

  private final Statement statement;
  private final String gist;

  TheoremCase(Statement statement, String gist) {
    this.statement = statement;
    this.gist = gist;
  }

  /** The statement. */
  public Statement statement() {
    return statement;
  }

  /** Its place in the paper. */
  public String cite() {
    return Statement.places(List.of(statement));
  }

  /** What decides, as a clause. */
  String gist() {
    return gist;
  }
}
