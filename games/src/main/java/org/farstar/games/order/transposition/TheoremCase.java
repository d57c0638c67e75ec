package org.farstar.games.order.transposition;

/** What decides a position: a theorem with its case, or one of the exact small cases. */
public enum TheoremCase {
  OVER("no turn left", "the parity is what it is"),
  FORCED(
      "Corollary 1.2",
      "one turn and no pivot: wherever it is played, the end S-block is added to the parity"),
  CHOICE("Corollary 1.3", "one turn and a pivot: Black chooses the parity"),
  FULL("Theorem 2.1, d = m+n", "at his last turn White chooses the parity"),
  ROOM_NO_PIVOT("Theorem 2.1, d > m+n+1, no pivot", "White keeps the line free of pivots"),
  ROOM_ONE_PIVOT(
      "Theorem 2.1, d > m+n+1, one pivot", "White removes the pivot, or Black makes a second one"),
  ROOM_PIVOTS("Theorem 2.1, d > m+n+1, several pivots", "White cannot remove them all"),
  DELTA("Theorem 2.3", "Black wins if and only if he can keep |Delta| from 0"),
  LINE_NO_PIVOT("Theorem 3.1, no pivot", "neither player can afford to make a pivot"),
  LINE_ONE_PIVOT("Theorem 3.1, one pivot", "White removes the pivot, or Black makes a second one"),
  LINE_PIVOTS("Theorem 3.1, several pivots", "White cannot remove them all"),
  PIVOT("Theorems 4.2 and 4.3, a pivot", "Black makes another one"),
  CASE_1A("Theorem 4.2 (1)(a)", "Black controls the parity by a smallest or a largest element"),
  CASE_1B("Theorem 4.2 (1)(b)", "Black controls the parity: no greatest free element"),
  CASE_1C("Theorem 4.2 (1)(c)", "Black controls the parity: no least free element"),
  CASE_1D(
      "Theorem 4.2 (1)(d), corrected",
      "each of the n turns adds the end S-block: the initial parity plus l wins"),
  CASE_1E(
      "Theorem 4.2 (1)(e)",
      "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  CASE_1F("Theorem 4.2 (1)(f)", "White removes each pivot and chooses the parity"),
  CASE_2(
      "Theorem 4.2 (2)",
      "each turn adds the end S-block, which is empty unless a finite block is used up: the initial parity plus l wins"),
  CASE_3(
      "Theorem 4.2 (3)", "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  CASE_4("Theorem 4.2 (4)", "White removes each pivot and chooses the parity"),
  CASE_5("Theorem 4.3 (5)", "Black has a smallest and a largest element in a central finite block"),
  CASE_6("Theorem 4.3 (6)", "Black has both finite blocks"),
  CASE_7A("Theorem 4.3 (7)(a)", "Black controls the parity by a smallest or a largest element"),
  CASE_7B("Theorem 4.3 (7)(b)", "Black controls the parity: no least free element"),
  CASE_7C(
      "Theorem 4.3 (7)(c), corrected",
      "each of the n turns adds the end S-block: the initial parity plus l wins"),
  CASE_8A("Theorem 4.3 (8)(a)", "Black controls the parity by a smallest or a largest element"),
  CASE_8B("Theorem 4.3 (8)(b)", "Black controls the parity: no greatest free element"),
  CASE_8C(
      "Theorem 4.3 (8)(c)",
      "the initial parity plus l + (n-1)/2 wins, l the size of the end S-block"),
  WHITE_PIVOTS("section 4, White's turn", "White cannot remove two pivots at once"),
  WHITE_REPLY("section 4, White's turn", "White wins if a move leads to a position lost for Black");

  private final String cite;
  private final String gist;

  TheoremCase(String cite, String gist) {
    this.cite = cite;
    this.gist = gist;
  }

  /** The statement. */
  public String cite() {
    return cite;
  }

  /** What decides, as a clause. */
  String gist() {
    return gist;
  }
}
